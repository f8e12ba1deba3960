import { event } from '../../../content/event/event.ts'
import { eventPublishing } from '../../../content/event/event-screen.ts'
import { lazyPart } from '../../lazy-part.tsx'
import { slotsOf } from '../../screen-slots.ts'
import { EventTimeField } from './event-time-field.tsx'

const EventVisibilityNote = lazyPart(
  async () => (await import('./event-visibility-note.tsx')).EventVisibilityNote,
)

export const eventSlots = slotsOf(event, {
  controls: { time: EventTimeField },
  notes: { [eventPublishing]: EventVisibilityNote },
})
