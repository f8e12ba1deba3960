import type { Event } from '../../../content/event/event.ts'
import { isUpcoming, isVisibleToVisitors, takesPlace } from '../../../content/event/event-rules.ts'
import type { Program } from '../../../content/program/program.ts'

export function countActivePrograms(programs: readonly Pick<Program, 'isActive' | 'status'>[]): number {
  return programs.filter(({ isActive, status }) => isActive && status === 'Active').length
}

type Dated = Pick<Event, 'date' | 'status' | 'isPublished'>

/** Planned ones too: a draft still takes place, a cancelled event does not. */
export function comingEvents<E extends Dated>(events: readonly E[], now: Date): E[] {
  return events.filter((event) => takesPlace(event) && isUpcoming(event, now))
}

export function countVisible(events: readonly Dated[]): number {
  return events.filter(isVisibleToVisitors).length
}
