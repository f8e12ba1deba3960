import { arabicCount } from './arabic-count.ts'

/** As they stand behind «خلال». */
const hourForms = ['ساعة', 'ساعة', 'ساعتين', 'ساعات', 'ساعة', 'ساعة'] as const
const dayForms = ['يوم', 'يوم', 'يومين', 'أيام', 'يومًا', 'يوم'] as const

/** In whole days where it is some, as people say it: 48 hours are `يومين`. */
export function arabicHours(hours: number): string {
  return hours % 24 === 0 ? arabicCount(hours / 24, dayForms) : arabicCount(hours, hourForms)
}
