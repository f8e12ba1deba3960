import { dayText } from '../../shared/day-text.ts'
import type { ProgramOpening } from './program-openness.ts'

/** How many programs are named. */
export const maxNamed = 5

/** That a program takes no applications, and since when. */
export function closedSentence({ title, reason, since }: ProgramOpening): string {
  const day = dayText(since)
  if (reason === 'deadline') return `The last day to apply to ${title} was ${day}.`
  if (reason === 'full') return day ? `${title} has been full since ${day}.` : `${title} is full.`
  return day
    ? `${title} has not been accepting applications since ${day}.`
    : `${title} is not accepting applications at the moment.`
}

/** What else can be applied for. */
export function openSentence(titles: readonly string[]): string {
  if (titles.length === 0)
    return 'No program is accepting applications at the moment. You can still write to us about something else.'
  const more = titles.length > maxNamed ? ' and others' : ''
  return `Open now: ${titles.slice(0, maxNamed).join(', ')}${more}.`
}
