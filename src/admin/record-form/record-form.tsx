import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { AlertButton } from '../../ui/alert-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { ApprovalBanner } from '../approval/approval-banner.tsx'
import { PublishChecks } from '../checks/publish-checks.tsx'
import { useShowPointedField } from '../checks/use-show-pointed-field.ts'
import { PresenceBar } from '../presence/presence-bar.tsx'
import { LeaveReleaseDialog } from '../releases/leave-release-dialog.tsx'
import { useCommandKey } from '../use-command-key.ts'
import { ConflictPanel } from './conflict-panel.tsx'
import { DraftBanner } from './draft-banner.tsx'
import { focusFirstInvalid } from './focus-first-invalid.ts'
import { FormNotices } from './form-notices.tsx'
import { FormSchedule } from './form-schedule.tsx'
import { RecordField } from './record-field.tsx'
import { RecordFormContext, type RecordFormParts } from './record-form-context.ts'
import type { RecordFormState } from './record-form-state.ts'
import { recordFormTexts as texts } from './record-form-texts.ts'
import { SaveBar } from './save-bar.tsx'
import { UnpublishedBanner } from './unpublished-banner.tsx'

type RecordFormProps = {
  form: RecordFormState
  /** Names the form for screen readers. */
  label: string
  /** Drawn one below the other; for another arrangement give children with RecordFields. */
  fields?: readonly string[]
  children?: ReactNode
  saveLabel?: string
  onCancel?: () => void
  cancelLabel?: string
  /** More buttons beside Save. */
  actions?: ReactNode
  /** For forms that show pictures, links or lists at once; others fetch it with the first. */
  MoreControl?: RecordFormParts['MoreControl']
}

/** A form with everything around its fields: what was kept from before, conflicts, errors, saved state, ⌘S. */
export function RecordForm(props: RecordFormProps) {
  const { form, label, fields = [], children, saveLabel, onCancel, cancelLabel, actions, MoreControl } = props
  const element = useRef<HTMLFormElement>(null)
  useFocusOnProblem(form, element)
  useShowPointedField(form, element)
  useCommandKey('s', () => void form.keep())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    void form.save()
  }
  const parts = useFormParts(form, MoreControl)
  if (form.status === 'loading') return <FormSkeleton />
  return (
    <RecordFormContext value={parts}>
      <form
        ref={element}
        aria-label={label}
        tabIndex={-1}
        noValidate
        onSubmit={submit}
        onKeyDown={(event) => {
          const mayClose = event.key === 'Escape' && !event.defaultPrevented && !form.isDirty
          if (mayClose) onCancel?.()
        }}
        onKeyUp={showWholeText}
        className="scroll-mt-5 outline-none"
      >
        <LoadWarning form={form} />
        <FormNotices>
          <PresenceBar form={form} />
          <DraftBanner form={form} />
          <UnpublishedBanner form={form} saveLabel={saveLabel} />
          <ApprovalBanner form={form} />
          <FormSchedule form={form} at="top" />
        </FormNotices>
        {form.conflict && <ConflictPanel form={form} />}
        <div className="min-w-0 space-y-5">
          {fields.map((name) => (
            <RecordField key={name} name={name} />
          ))}
          {children}
        </div>
        <PublishChecks form={form} />
        <LeaveReleaseDialog question={form.releaseQuestion} />
        <FormSchedule form={form} at="end" />
        {/* Enter in a line of text sends the form, as people expect. */}
        <button type="submit" hidden />
        <SaveBar form={form} saveLabel={saveLabel} onCancel={onCancel} cancelLabel={cancelLabel}>
          {actions}
        </SaveBar>
      </form>
    </RecordFormContext>
  )
}

/** The same object as long as nothing of it changes: a form of a thousand fields is not drawn anew for the save bar. */
function useFormParts(
  { definition, methods, isReadOnly, id }: RecordFormState,
  MoreControl: RecordFormParts['MoreControl'],
): RecordFormParts {
  return useMemo(
    () => ({
      fields: definition.fields,
      methods,
      isReadOnly,
      id,
      newId: (values) => definition.newId(values, new Date()),
      MoreControl,
    }),
    [definition, methods, isReadOnly, id, MoreControl],
  )
}

function LoadWarning({ form }: { form: RecordFormState }) {
  if (form.status !== 'failed') return null
  return (
    <Alert
      tone="warning"
      title={form.loadFailedText}
      className="mb-5"
      action={<AlertButton onClick={form.retry}>{texts.retry}</AlertButton>}
    >
      {texts.defaults}
    </Alert>
  )
}

function FormSkeleton() {
  return (
    <div role="status" className="space-y-6">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className="space-y-2">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-9 w-full" />
        </div>
      ))}
    </div>
  )
}

/** Browsers scroll no further than to the line of the caret, which leaves the rest of a long text under the bar. */
function showWholeText({ key, target }: KeyboardEvent): void {
  const isText =
    target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable)
  if (key === 'Tab' && isText) target.scrollIntoView({ block: 'nearest' })
}

function useFocusOnProblem({ problem }: RecordFormState, element: { current: HTMLElement | null }): void {
  useEffect(() => {
    if (problem?.kind === 'invalid' && element.current) focusFirstInvalid(element.current)
  }, [problem, element])
}
