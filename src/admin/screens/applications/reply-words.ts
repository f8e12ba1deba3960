import { dueAt, type ReplyState, replyState } from '../../../content/application/application-rules.ts'
import { type Span, reviewTexts as texts } from './review-texts.ts'

const minute = 60_000
const hour = 60 * minute

/** With less time left than this, an application is shown as urgent. */
const urgentHours = 12

export interface ReplyWords {
  state: ReplyState
  words: string
  isUrgent: boolean
}

/** How the promise to answer in time stands, such as: Due in 5 hours. */
export function replyWords(
  application: { createdAt: string; firstResponseAt: string | null },
  now: Date,
): ReplyWords {
  const state = replyState(application, now)
  const left = Date.parse(dueAt(application.createdAt)) - now.getTime()
  const isUrgent = state === 'overdue' || (state === 'due' && left < urgentHours * hour)
  return { state, words: wordsOf(state, left), isUrgent }
}

function wordsOf(state: ReplyState, left: number): string {
  if (state === 'due') return texts.dueIn(span(left))
  if (state === 'overdue') return texts.overdueBy(span(-left))
  return state === 'answered in time' ? texts.answeredInTime : texts.answeredLate
}

/** Rounded down, so that nobody is told of time that is not there; days once there are two of them. */
function span(milliseconds: number): Span {
  if (milliseconds < hour) return { count: Math.max(1, Math.floor(milliseconds / minute)), unit: 'minute' }
  const hours = Math.floor(milliseconds / hour)
  return hours < 49 ? { count: hours, unit: 'hour' } : { count: Math.floor(hours / 24), unit: 'day' }
}
