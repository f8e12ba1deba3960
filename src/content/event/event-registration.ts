import { cairoDay, dayOf } from '../../shared/dates.ts'
import { safeHref } from '../../shared/safe-url.ts'
import { isUpcoming, seatsLeft } from './event-rules.ts'

interface Registrable {
  date: string
  endDate: string
  registrationFormUrl: string
  capacity: number | null
  currentRegistrations: number
}

/** open: one can register; none: there is nothing to register with. */
export type RegistrationState = 'open' | 'none' | 'full' | 'running' | 'over'

export function registrationState(event: Registrable, now: Date): RegistrationState {
  if (!isUpcoming(event, now)) return dayOf(event.endDate) >= cairoDay(now) ? 'running' : 'over'
  if (seatsLeft(event) === 0) return 'full'
  return safeHref(event.registrationFormUrl) ? 'open' : 'none'
}
