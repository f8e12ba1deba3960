import { arabicCount } from '../shared/arabic-count.ts'
import { foundation } from './foundation.ts'
import type { replyTime as english } from './reply-time.ts'

/** As they stand behind «خلال». */
const hourForms = ['ساعة', 'ساعة', 'ساعتين', 'ساعات', 'ساعة', 'ساعة'] as const
const dayForms = ['يوم', 'يوم', 'يومين', 'أيام', 'يومًا', 'يوم'] as const

/** In whole days where it is some, as people say it: `يومين`. */
export const replyTime: typeof english = () => {
  return timeOfHours(foundation.replyHours)
}

/** Whole days are called so: 48 hours are two days. */
export function timeOfHours(hours: number): string {
  return hours % 24 === 0 ? arabicCount(hours / 24, dayForms) : arabicCount(hours, hourForms)
}
