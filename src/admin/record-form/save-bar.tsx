import { CircleCheck, CircleDot } from 'lucide-react'
import type { ReactNode } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { AlertButton } from '../../ui/alert-button.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SpinnerMark } from '../../ui/spinner.tsx'
import { approvalTexts } from '../approval/approval-texts.ts'
import { barBelow } from '../bar-inset.ts'
import { momentText } from '../moment-text.ts'
import type { RecordFormState } from './record-form-state.ts'
import { saveBarTexts as texts } from './save-bar-texts.ts'

/**
 * Whether what is on the screen is stored; announced when it changes. Between the buttons of a narrow bar the words take
 * two lines, and where not even those fit they wrap out of sight and leave the icon.
 */
export function SaveStatus({ form }: { form: RecordFormState }) {
  const text = statusText(form)
  return (
    <p
      role="status"
      title={text}
      className="flex h-11 min-w-4 flex-1 flex-wrap gap-x-2 overflow-hidden text-caption text-muted"
    >
      <span className="grid h-11 w-4 place-items-center">
        <StatusMark form={form} />
      </span>
      <span className="flex h-11 grow basis-[min-content] items-center leading-tight">
        <span className="line-clamp-2">{text}</span>
      </span>
    </p>
  )
}

function StatusMark({ form: { isSaving, isDirty, savedAt, draft } }: { form: RecordFormState }) {
  if (isSaving || draft?.status === 'saving') return <SpinnerMark />
  if (isDirty || (savedAt === null && !draft?.facts))
    return <CircleDot aria-hidden="true" className={classNames('size-4', isDirty && 'text-warning')} />
  return <CircleCheck aria-hidden="true" className="size-4 text-success" />
}

function statusText({ isSaving, isDirty, savedAt, draft }: RecordFormState): string {
  if (isSaving) return texts.saving
  if (draft?.status === 'saving') return texts.savingDraft
  if (draft?.status === 'failed') return texts.draftFailed(draft.reason)
  if (draft?.facts && !isDirty) return texts.draftSaved(momentText(draft.facts.updatedAt ?? ''))
  if (isDirty) return texts.unsaved
  return savedAt === null ? texts.notSaved : texts.saved(momentText(savedAt))
}

type SaveButtonProps = { form: RecordFormState; label?: string | undefined }

/** Saves the form, wherever on the screen it stands. */
export function SaveButton({ form, label = texts.save }: SaveButtonProps) {
  const isNothingToSend = form.asking !== null && !form.isDirty && !form.draft?.facts
  return (
    <Button
      loading={form.isSaving}
      loadingLabel={texts.saving}
      disabled={!form.canSave || isNothingToSend}
      onClick={() => void form.save()}
    >
      {form.asking ? <SendLabel /> : label}
    </Button>
  )
}

/** On a phone the bar keeps its one row. */
function SendLabel() {
  return (
    <span>
      {approvalTexts.sendNow} <span className="max-sm:sr-only @max-lg:sr-only">{approvalTexts.sendWhy}</span>
    </span>
  )
}

/** Keeps what is typed for later, where visitors do not see it. */
function DraftButton({ form: { draft, canSave, isSaving } }: { form: RecordFormState }) {
  if (!draft) return null
  return (
    <Button
      variant="secondary"
      disabled={!canSave || isSaving || draft.status === 'saving'}
      onClick={() => void draft.save()}
    >
      {texts.saveDraft}
    </Button>
  )
}

export type SaveBarProps = {
  form: RecordFormState
  saveLabel?: string | undefined
  onCancel?: (() => void) | undefined
  cancelLabel?: string | undefined
  /** More buttons, such as History. */
  children?: ReactNode
}

/** At the lower edge while the form scrolls: what went wrong, whether it is saved, and the buttons. */
export function SaveBar({ form, saveLabel, onCancel, cancelLabel = texts.cancel, children }: SaveBarProps) {
  return (
    <>
      {/* Where the bar has no room for it, it stands at the end of the form: the bar keeps its one row. */}
      {!form.isReadOnly && (
        <div className="@container">
          <div className="mt-6 flex justify-end @2xl:hidden">
            <DraftButton form={form} />
          </div>
        </div>
      )}
      <div
        ref={barBelow}
        data-bar="save"
        // A message rises above the bar: where the form ends there is room for it, so that it covers nothing.
        className="@container sticky bottom-0 z-20 -mx-1 mt-26 border-t border-line bg-paper/95 px-1 py-3 backdrop-blur-sm"
      >
        <Problem form={form} />
        <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2 [&_button]:shrink-0 max-sm:gap-x-1.5 max-sm:[&_button]:px-2.5">
          <SaveStatus form={form} />
          {children}
          {onCancel && (
            <Button variant="secondary" disabled={form.isSaving} onClick={onCancel}>
              {form.isReadOnly ? texts.close : cancelLabel}
            </Button>
          )}
          {!form.isReadOnly && (
            <div className="@max-2xl:hidden">
              <DraftButton form={form} />
            </div>
          )}
          {!form.isReadOnly && <SaveButton form={form} label={saveLabel} />}
        </div>
      </div>
    </>
  )
}

function Problem({ form: { problem, restoreDeleted } }: { form: RecordFormState }) {
  if (!problem || problem.kind === 'stale') return null
  if (problem.kind === 'invalid') return <Alert tone="danger" title={texts.invalid} className="mb-3" />
  if (problem.kind === 'failed')
    return (
      <Alert tone="danger" title={problem.message} className="mb-3">
        {problem.detail}
      </Alert>
    )
  return (
    <Alert
      tone="warning"
      title={texts.deleted}
      className="mb-3"
      action={<AlertButton onClick={() => void restoreDeleted()}>{texts.restore}</AlertButton>}
    >
      {texts.deletedHint}
    </Alert>
  )
}
