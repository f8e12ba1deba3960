import { formatDay } from './dates.ts'

/** A day as staff read it: `Nov 15, 2026`. Empty for what is no date. */
export function dayText(value: string | null | undefined): string {
  return formatDay(value)
}

/** Without its year: `Nov 15`. */
export function dayInYear(value: string | null | undefined): string {
  return formatDay(value).slice(0, 6)
}
