import type { Event } from '../../content/event/event.ts'
import { seatsLeft, takesPlace } from '../../content/event/event-rules.ts'
import { classNames } from '../../ui/class-names.ts'
import { Progress } from '../../ui/progress.tsx'
import * as messages from '../messages/site-messages.ts'

const texts = messages.events
/** From here on it is worth saying how many places are left. */
const fewPlaces = 10

interface EventSeatsProps {
  event: Event
  /** Places left matter only to who can still register. */
  isOpen: boolean
  className?: string
}

/** How many have registered, and how much room there is. Of no use once nobody can come. */
export function EventSeats({ event, isOpen, className }: EventSeatsProps) {
  const { capacity, currentRegistrations } = event
  const left = seatsLeft(event)
  if (!takesPlace(event) || (capacity === null && currentRegistrations === 0)) return null
  return (
    <div className={classNames('text-small', className)}>
      <p className="flex flex-wrap justify-between gap-x-4 tabular-nums">
        {texts.registered(currentRegistrations, capacity)}
        {isOpen && left !== null && left > 0 && left <= fewPlaces && (
          <span className="font-medium text-gold">{texts.placesLeft(left)}</span>
        )}
      </p>
      {capacity !== null && capacity > 0 && (
        <Progress
          label={texts.registrations}
          value={Math.min(currentRegistrations, capacity)}
          max={capacity}
          className="mt-2 h-1.5"
        />
      )}
    </div>
  )
}
