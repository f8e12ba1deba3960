import { useState } from 'react'
import { contentChecks } from '../../content/content-checks.ts'
import type { Finding } from '../../schema/checks/check.ts'
import { findingWords, mendedField } from '../../schema/checks/check-named.ts'
import { valueAt } from '../../schema/checks/find-problems.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { RecordFormState } from '../record-form/record-form-state.ts'
import { findingPlace } from './finding-place.ts'
import { publishQuestionTexts as texts } from './publish-question-texts.ts'

type PublishQuestionDialogProps = { form: RecordFormState; findings: readonly Finding[] }

/** What is wrong, the ways to mend it, and the choice to publish it as it is. */
export function PublishQuestionDialog({ form, findings }: PublishQuestionDialogProps) {
  const { isAsked, answer } = form.question
  const mending = useMending(form)
  const isAllMended = findings.every((finding) => mending.isMended(finding))
  return (
    <Dialog
      title={isAsked ? texts.asked : texts.looked}
      description={isAsked ? texts.askedHint : texts.lookedHint}
      open
      onOpenChange={(open) => !open && answer(false)}
      footer={
        <>
          <Button variant="secondary" onClick={() => answer(false)}>
            {texts.back}
          </Button>
          {isAsked && (
            <Button onClick={() => answer(true)}>
              {isAllMended ? texts.publishNow : texts.publishAnyway}
            </Button>
          )}
        </>
      }
    >
      {findings.length === 0 ? (
        <EmptyState level={3} title={texts.nothing} description={texts.nothingHint} />
      ) : (
        <ul className="divide-y divide-line">
          {findings.map((finding) => (
            <FindingLine
              key={`${finding.check} ${finding.path} ${JSON.stringify(finding.params)}`}
              form={form}
              finding={finding}
              mending={mending}
            />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

type Mending = ReturnType<typeof useMending>

/** Writes what is mended into the form, where it waits to be saved like everything that is typed. */
function useMending({ methods, definition }: RecordFormState) {
  const [before, setBefore] = useState<ReadonlyMap<Finding, unknown>>(new Map())
  const write = (path: string, value: unknown) =>
    methods.setValue(path, value, { shouldDirty: true, shouldTouch: true })
  return {
    isMended: (finding: Finding) => before.has(finding),
    mend: (finding: Finding) => {
      const values = methods.getValues()
      const field = mendedField(definition, values, finding, contentChecks)
      if (!field) return
      setBefore(new Map([...before, [finding, structuredClone(valueAt(values, finding.path))]]))
      write(finding.path, valueAt({ [field.name]: field.value }, finding.path))
    },
    undo: (finding: Finding) => {
      write(finding.path, before.get(finding))
      setBefore(new Map([...before].filter(([mended]) => mended !== finding)))
    },
  }
}

type FindingLineProps = { form: RecordFormState; finding: Finding; mending: Mending }

function FindingLine({ form, finding, mending }: FindingLineProps) {
  const place = findingPlace(form.definition.fields, finding).join(' › ')
  const words = findingWords(finding, contentChecks)
  const isMended = mending.isMended(finding)
  const goTo = () => {
    form.question.answer(false)
    form.pointAt(finding.path, words)
  }
  return (
    <li className="space-y-2 py-3">
      <p className="flex flex-wrap items-center gap-2 text-small text-muted">
        <Badge tone={finding.severity === 'error' ? 'danger' : 'neutral'}>
          {finding.severity === 'error' ? texts.error : texts.hint}
        </Badge>
        <span className="wrap-anywhere">{place}</span>
      </p>
      <p className="wrap-anywhere">{words}</p>
      <div className="flex flex-wrap gap-2">
        {isMended ? (
          <>
            <Badge tone="success">{texts.mended}</Badge>
            <Button size="sm" variant="secondary" onClick={() => mending.undo(finding)}>
              {texts.undo}
            </Button>
          </>
        ) : (
          <>
            {finding.isMendable && !form.isReadOnly && (
              <Button size="sm" onClick={() => mending.mend(finding)}>
                {texts.mend}
              </Button>
            )}
            {finding.path !== '' && (
              <Button size="sm" variant="secondary" aria-label={texts.goToIn(place)} onClick={goTo}>
                {texts.goTo}
              </Button>
            )}
          </>
        )}
      </div>
    </li>
  )
}
