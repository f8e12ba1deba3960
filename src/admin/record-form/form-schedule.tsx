import { useNeedsApproval } from '../approval/use-may-publish.ts'
import { findOutline } from '../outlines/content-outlines.ts'
import { ScheduleBanner, ScheduleButton } from '../scheduling/schedule-banner.tsx'
import type { RecordFormState } from './record-form-state.ts'

type FormScheduleProps = {
  form: RecordFormState
  at: 'top' | 'end'
}

/** When what a form holds is published or hidden by itself; nothing in forms of what is no record. */
export function FormSchedule({ form, at }: FormScheduleProps) {
  const { definition, drafted, draft, isPrepared, isReadOnly, methods, stored } = form
  // Who asks for approval does not choose when it is published either.
  const needsApproval = useNeedsApproval()
  if (!drafted || !findOutline(drafted.definition.name) || !(draft || isPrepared)) return null
  const name = String(methods.getValues(definition.titleField) ?? '') || drafted.definition.label[0]
  // What was never published in this language is its own draft.
  const seenRevision = draft?.facts ? stored.draftRevision : stored.revision
  const props = {
    ...{ of: drafted, name, isPrepared, isReadOnly: isReadOnly || needsApproval },
    seenRevision: isPrepared ? seenRevision : undefined,
  }
  return at === 'top' ? <ScheduleBanner {...props} /> : <ScheduleButton {...props} />
}
