import type { event } from '../../../content/event/event.ts'
import { eventVisibility } from '../../../content/event/event-rules.ts'
import { Alert } from '../../../ui/alert.tsx'
import type { RecordFormState } from '../../record-form/record-form-state.ts'
import { useTypedValues } from '../../record-form/use-record-form.ts'
import { eventSlotsTexts as texts } from './event-slots-texts.ts'

/** What visitors will see, while it is being decided. */
export function EventVisibilityNote({ form }: { form: RecordFormState<typeof event> }) {
  const { isVisible, words } = eventVisibility(useTypedValues(form))
  return (
    <Alert
      tone={isVisible ? 'info' : 'warning'}
      title={form.asking ? texts.visibleOnceApproved : texts.visibleNow}
    >
      {words}
    </Alert>
  )
}
