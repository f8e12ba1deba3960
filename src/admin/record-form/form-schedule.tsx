import { useNeedsApproval } from '../approval/use-may-publish.ts'
import { findOutline } from '../outlines/content-outlines.ts'
import { ScheduleBanner, ScheduleButton } from '../scheduling/schedule-banner.tsx'
import type { RecordFormState } from './use-record-form.ts'

type FormScheduleProps = {
  form: RecordFormState
  at: 'top' | 'end'
}

/** When what a form holds is published or hidden by itself; nothing in forms of what is no record. */
export function FormSchedule({ form, at }: FormScheduleProps) {
  const { definition, drafted, draft, isPrepared, isReadOnly, methods } = form
  // Who asks for approval does not choose when it is published either.
  const needsApproval = useNeedsApproval()
  if (!drafted || !findOutline(drafted.definition.name) || !(draft || isPrepared)) return null
  const name = String(methods.getValues(definition.titleField) ?? '') || drafted.definition.label[0]
  const props = { of: drafted, name, isPrepared, isReadOnly: isReadOnly || needsApproval }
  return at === 'top' ? <ScheduleBanner {...props} /> : <ScheduleButton {...props} />
}
