import { searchText } from '../../shared/search-text.ts'
import { type EventStatus, splitByDate, takesPlace } from './event-rules.ts'

interface Relatable {
  id: string
  date: string
  type: string
  location: string
  status?: EventStatus
}

/** What else a visitor of this event may like: upcoming ones first, of the same type or place before others. */
export function relatedEvents<E extends Relatable>(
  event: Relatable,
  events: readonly E[],
  now: Date,
  most: number,
): E[] {
  const { upcoming, past } = splitByDate(
    events.filter((other) => other.id !== event.id && takesPlace(other)),
    now,
  )
  // A stable sort: what is equally close stays in the order of time.
  const closestFirst = (list: E[]) => list.toSorted((a, b) => closeness(b, event) - closeness(a, event))
  return [...closestFirst(upcoming), ...closestFirst(past)].slice(0, most)
}

function closeness(a: Relatable, b: Relatable): number {
  const isSamePlace = a.location !== '' && searchText(a.location) === searchText(b.location)
  return (a.type === b.type ? 2 : 0) + (isSamePlace ? 1 : 0)
}
