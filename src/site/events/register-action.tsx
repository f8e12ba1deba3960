import type { Event } from '../../content/event/event.ts'
import { type RegistrationState, registrationState } from '../../content/event/event-registration.ts'
import { pageHref } from '../../shared/page-href.ts'
import { safeHref } from '../../shared/safe-url.ts'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import * as messages from '../messages/site-messages.ts'

const texts = messages.events

const reasons: Record<Exclude<RegistrationState, 'open'>, string> = {
  none: texts.noRegistration,
  undated: texts.undated,
  full: texts.full,
  running: texts.running,
  over: texts.over,
  cancelled: texts.cancelledText,
}

interface RegisterActionProps {
  event: Event
  now: Date
  size?: 'md' | 'lg'
  className?: string
}

/** The way to the registration form, in a new tab; where there is none, the reason. */
export function RegisterAction({ event, now, size = 'md', className }: RegisterActionProps) {
  const state = registrationState(event, now)
  if (state !== 'open') {
    const look = state === 'cancelled' ? 'font-medium text-danger' : 'text-muted'
    return <p className={classNames('text-small', look, className)}>{reasons[state]}</p>
  }
  return (
    <a
      href={pageHref(safeHref(event.registrationFormUrl) ?? '')}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={texts.registerFor(event.title)}
      className={classNames(buttonClass('primary', size), className)}
    >
      {texts.register}
    </a>
  )
}
