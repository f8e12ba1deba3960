import { event } from '../../../content/event/event.ts'
import { eventPublishing } from '../../../content/event/event-screen.ts'
import { loadedWhenShown } from '../../loaded-when-shown.tsx'
import { slotsOf } from '../../screen-slots.ts'

const EventVisibilityNote = loadedWhenShown(
  async () => (await import('./event-visibility-note.tsx')).EventVisibilityNote,
)

export const eventSlots = slotsOf(event, { notes: { [eventPublishing]: EventVisibilityNote } })
