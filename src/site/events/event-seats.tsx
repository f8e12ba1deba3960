import type { Event } from '../../content/event/event.ts'
import type { RegistrationState } from '../../content/event/event-registration.ts'
import { seatsLeft } from '../../content/event/event-rules.ts'
import { classNames } from '../../ui/class-names.ts'
import { Progress } from '../../ui/progress.tsx'
import * as messages from '../messages/site-messages.ts'

const texts = messages.events
/** From here on it is worth saying how many places are left. */
const fewPlaces = 10

interface EventSeatsProps {
  event: Event
  state: RegistrationState
  className?: string
}

/** Where nobody counts, zero says nothing. */
const uncounted: readonly RegistrationState[] = ['none', 'undated', 'running', 'over']

/** How many have registered, and how much room there is. Of no use once nobody can come. */
export function EventSeats({ event, state, className }: EventSeatsProps) {
  const { capacity, currentRegistrations } = event
  const left = seatsLeft(event)
  if (state === 'cancelled' || (capacity === null && currentRegistrations === 0)) return null
  if (currentRegistrations === 0 && uncounted.includes(state)) {
    if (state === 'over' || !capacity) return null
    return <p className={classNames('text-small', className)}>{texts.places(capacity)}</p>
  }
  return (
    <div className={classNames('text-small', className)}>
      <p className="flex flex-wrap justify-between gap-x-4 tabular-nums">
        {texts.registered(currentRegistrations, capacity)}
        {state === 'open' && left !== null && left > 0 && left <= fewPlaces && (
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
