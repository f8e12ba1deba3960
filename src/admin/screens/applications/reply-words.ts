import { dueAt, type ReplyState, replyState } from '../../../content/application/application-rules.ts'

const minute = 60_000
const hour = 60 * minute

/** With less time left than this, an application is shown as urgent. */
const urgentHours = 12

export interface ReplyWords {
  state: ReplyState
  words: string
  isUrgent: boolean
}

/** How the promise to answer within 48 hours stands, such as: Due in 5 hours. */
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
  if (state === 'due') return `Due in ${spanWords(left)}`
  if (state === 'overdue') return `Overdue by ${spanWords(-left)}`
  return state === 'answered in time' ? 'Answered in time' : 'Answered late'
}

/** Rounded down, so that nobody is told of time that is not there; days once there are two of them. */
function spanWords(span: number): string {
  if (span < hour) return amount(Math.max(1, Math.floor(span / minute)), 'minute')
  const hours = Math.floor(span / hour)
  return hours < 49 ? amount(hours, 'hour') : amount(Math.floor(hours / 24), 'day')
}

function amount(count: number, unit: string): string {
  return `${count.toLocaleString('en')} ${unit}${count === 1 ? '' : 's'}`
}
