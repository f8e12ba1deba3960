import { event } from '../../../content/event/event.ts'
import { eventVisibility } from '../../../content/event/event-rules.ts'
import { eventPublishing } from '../../../content/event/event-screen.ts'
import { Alert } from '../../../ui/alert.tsx'
import { type RecordFormState, useTypedValues } from '../../record-form/use-record-form.ts'
import { slotsOf } from '../../screen-slots.ts'
import { eventSlotsTexts as texts } from './event-slots-texts.ts'

/** What visitors will see, while it is being decided. */
function VisibilityNote({ form }: { form: RecordFormState<typeof event> }) {
  const { isVisible, words } = eventVisibility(useTypedValues(form))
  return (
    <Alert tone={isVisible ? 'info' : 'warning'} title={texts.visibleNow}>
      {words}
    </Alert>
  )
}

export const eventSlots = slotsOf(event, { notes: { [eventPublishing]: VisibilityNote } })
