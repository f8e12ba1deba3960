import { contentTypes } from '../../content/index.ts'
import { useNeedsApproval } from '../approval/use-may-publish.ts'
import { ScheduleBanner, ScheduleButton } from '../scheduling/schedule-banner.tsx'
import type { RecordFormState } from './use-record-form.ts'

type FormScheduleProps = { form: RecordFormState; at: 'top' | 'end' }

/** When the record of a form is published or hidden by itself; nothing in forms of what is no record. */
export function FormSchedule({ form, at }: FormScheduleProps) {
  const { definition, id, draft, isReadOnly, methods } = form
  // Who asks for approval does not choose when it is published either.
  const needsApproval = useNeedsApproval()
  const isRecord = contentTypes.some((type) => type === definition)
  if (!isRecord || id === undefined || !draft) return null
  const name = String(methods.getValues(definition.titleField) ?? '') || definition.label[0]
  const props = {
    of: { definition, id },
    name,
    isPrepared: draft.facts !== undefined,
    isReadOnly: isReadOnly || needsApproval,
  }
  return at === 'top' ? <ScheduleBanner {...props} /> : <ScheduleButton {...props} />
}
