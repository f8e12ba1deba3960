import { nothing, type RecordCheck, wordsOf } from '../../schema/checks/check.ts'
import type { Members } from '../../schema/field-members.ts'
import { isEmail } from '../../schema/is-email.ts'
import { dayOf, siteDay } from '../../shared/dates.ts'
import { isSafeLink } from '../../shared/safe-url.ts'
import { eventCheckTexts as texts } from './event-check-texts.ts'

/** The last day of an event is over, by the clock of the site. */
function isOver({ date, endDate }: Members, now: Date): boolean {
  const last = dayOf(wordsOf(endDate)) || dayOf(wordsOf(date))
  return last !== '' && last < siteDay(now)
}

/** Most likely a slip in the year. On the site, time passes by itself: the report says nothing. */
const past: RecordCheck = {
  name: 'event-past',
  severity: 'error',
  says: texts.past,
  find: (values, { now, isPublishing = false }) =>
    isPublishing && values.status === 'Published' && isOver(values, now) ? [{ path: 'date' }] : nothing,
}

const featuredPast: RecordCheck = {
  name: 'event-featured-past',
  severity: 'hint',
  says: texts.featuredPast,
  find: (values, { now }) =>
    values.isFeatured === true && (values.status === 'Completed' || isOver(values, now))
      ? [{ path: 'isFeatured' }]
      : nothing,
  mend: () => false,
}

const endsBeforeItBegins: RecordCheck = {
  name: 'event-ends-before-it-begins',
  severity: 'error',
  says: texts.endsBeforeItBegins,
  find: ({ date, endDate }) => {
    const [first, last] = [dayOf(wordsOf(date)), dayOf(wordsOf(endDate))]
    return first !== '' && last !== '' && last < first ? [{ path: 'endDate' }] : nothing
  },
  mend: () => '',
}

/** A phone number, a place on the page or anything else that nobody can register at. */
const noRegistrationAddress: RecordCheck = {
  name: 'event-registration-address',
  severity: 'error',
  says: texts.noRegistrationAddress,
  find: ({ registrationFormUrl }) => {
    const address = wordsOf(registrationFormUrl)
    if (address === '' || (isSafeLink(address) && /^(?:https?:|\/|mailto:)/i.test(address))) return nothing
    return [{ path: 'registrationFormUrl', params: { address } }]
  },
  mend: (value) => (isEmail(wordsOf(value)) ? `mailto:${wordsOf(value)}` : undefined),
}

const overbooked: RecordCheck = {
  name: 'event-overbooked',
  severity: 'hint',
  says: texts.overbooked,
  find: ({ capacity, currentRegistrations }) =>
    typeof capacity === 'number' && Number(currentRegistrations) > capacity
      ? [{ path: 'currentRegistrations' }]
      : nothing,
}

export const eventChecks: readonly RecordCheck[] = [
  past,
  featuredPast,
  endsBeforeItBegins,
  noRegistrationAddress,
  overbooked,
]
