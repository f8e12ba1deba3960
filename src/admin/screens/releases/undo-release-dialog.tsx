import { useState } from 'react'
import { nameKey, type Release, type UndoStep, useUndoSteps } from '../../../client/release-queries.ts'
import { isolated } from '../../../shared/text-language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FieldError } from '../../../ui/form-field.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { actorName } from '../../actor-name.ts'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { formDialogTexts } from '../../form-dialog-texts.ts'
import { releaseTexts as texts } from '../../releases/release-texts.ts'
import { type UndoAnswer, useReleaseActions } from '../../releases/use-release-actions.ts'

type Answer = UndoAnswer['answer']

/** Says what an undo does, asks about what somebody changed since, and does it. */
export function UndoReleaseDialog({ release, onClose }: { release: Release; onClose: () => void }) {
  const query = useUndoSteps(release.id)
  const { undo } = useReleaseActions()
  const [answers, setAnswers] = useState<Record<string, Answer>>({})
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const changed = (query.data ?? []).filter(({ effect }) => effect === 'changed')
  const isAnswered = changed.every((step) => answers[nameKey(step)] !== undefined)
  const confirm = async () => {
    setBusy(true)
    setError('')
    try {
      await undo(
        release,
        changed.map((step) => answerOf(step, answers[nameKey(step)] ?? 'keep')),
      )
      onClose()
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : texts.notDone)
      setBusy(false)
      await query.refetch()
    }
  }
  return (
    <Dialog
      open
      title={texts.undoTitle(release.name)}
      description={texts.undoHint}
      onOpenChange={(open) => !open && !isBusy && onClose()}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {formDialogTexts.cancel}
          </Button>
          <Button
            variant="destructive"
            loading={isBusy}
            loadingLabel={texts.undoing}
            disabled={!query.data || !isAnswered}
            onClick={() => void confirm()}
          >
            {texts.undo}
          </Button>
        </>
      }
    >
      <AdminQueryState query={query} loading={texts.undoLoading} failed={texts.undoFailed}>
        {(steps) => (
          <div className="space-y-5">
            <StepList steps={steps.filter(({ effect }) => effect !== 'changed')} />
            {changed.map((step) => (
              <ChangedStep
                key={nameKey(step)}
                step={step}
                value={answers[nameKey(step)]}
                onAnswer={(answer) => setAnswers((all) => ({ ...all, [nameKey(step)]: answer }))}
              />
            ))}
          </div>
        )}
      </AdminQueryState>
      <div role="alert" className="mt-4 empty:mt-0">
        {error && <FieldError>{error}</FieldError>}
      </div>
    </Dialog>
  )
}

function StepList({ steps }: { steps: readonly UndoStep[] }) {
  if (steps.length === 0) return null
  return (
    <ul
      aria-label={texts.undoList}
      className="divide-y divide-line rounded-card border border-line text-small"
    >
      {steps.map((step) => (
        <li key={nameKey(step)} className="flex flex-wrap justify-between gap-x-4 gap-y-1 px-3 py-2">
          <span className="font-medium wrap-anywhere">{isolated(step.title)}</span>
          <span className="text-muted">{texts.effects[step.effect]}</span>
        </li>
      ))}
    </ul>
  )
}

type ChangedStepProps = {
  step: UndoStep
  value: Answer | undefined
  onAnswer: (answer: Answer) => void
}

function ChangedStep({ step, value, onAnswer }: ChangedStepProps) {
  const { title, updatedBy } = step
  return (
    <RadioGroup
      label={updatedBy ? texts.changedBy(title, isolated(actorName(updatedBy))) : texts.changedSince(title)}
      value={value ?? ''}
      onValueChange={(answer) => onAnswer(answer as Answer)}
      options={[
        { value: 'keep', label: texts.keep },
        { value: 'bringBack', label: texts.bringBack },
      ]}
    />
  )
}

function answerOf({ type, id, lang, revision }: UndoStep, answer: Answer): UndoAnswer {
  return { type, id, lang, revision, answer }
}
