import { dayOf } from './dates.ts'
import type * as english from './day-text.ts'
import { localNumber } from './local-numbers.ar.ts'

type Days = typeof english

const months = [
  'يناير',
  'فبراير',
  'مارس',
  'أبريل',
  'مايو',
  'يونيو',
  'يوليو',
  'أغسطس',
  'سبتمبر',
  'أكتوبر',
  'نوفمبر',
  'ديسمبر',
]

/** `١٥ نوفمبر ٢٠٢٦`; empty for what is no date. */
export const dayText: Days['dayText'] = (value) => {
  const day = dayInYear(value)
  return day && `${day} ${localNumber(Number(dayOf(value).slice(0, 4)))}`
}

/** `١٥ نوفمبر`. */
export const dayInYear: Days['dayInYear'] = (value) => {
  const [, month, date] = dayOf(value).split('-')
  return date === undefined ? '' : `${localNumber(Number(date))} ${months[Number(month) - 1]}`
}
