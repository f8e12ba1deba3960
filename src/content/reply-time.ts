import { countHours } from '../shared/count-hours.ts'
import { foundation } from './foundation.ts'

/** Within which applicants are promised an answer, such as `48 hours`. */
export function replyTime(): string {
  return countHours(foundation.replyHours)
}
