import { dayOf, siteDay } from '../../shared/dates.ts'
import { safeHref } from '../../shared/safe-url.ts'
import { type EventStatus, isUpcoming, seatsLeft, takesPlace } from './event-rules.ts'

interface Registrable {
  status: EventStatus
  date: string
  endDate: string
  registrationFormUrl: string
  capacity: number | null
  currentRegistrations: number
}

/** open: one can register; none: there is nothing to register with; undated: nobody knows when it will be. */
export type RegistrationState = 'open' | 'none' | 'undated' | 'full' | 'running' | 'over' | 'cancelled'

export function registrationState(event: Registrable, now: Date): RegistrationState {
  if (!takesPlace(event)) return 'cancelled'
  if (event.status === 'Completed') return 'over'
  if (!dayOf(event.date)) return 'undated'
  if (!isUpcoming(event, now)) return dayOf(event.endDate) >= siteDay(now) ? 'running' : 'over'
  if (seatsLeft(event) === 0) return 'full'
  return safeHref(event.registrationFormUrl) ? 'open' : 'none'
}
