import { siteDay } from './dates.ts'
import { localNumber } from './local-numbers.ar.ts'
import type * as english from './moment-in-words.ts'
import { siteLocal } from './site-clock.ts'

type Words = typeof english

export const weekdayNames: Words['weekdayNames'] = [
  ...['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
]
export const fullMonthNames: Words['fullMonthNames'] = [
  ...['يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو'],
  ...['يوليو', 'أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر', 'ديسمبر'],
]

/** Calendars in Egypt begin with Saturday. */
export const firstWeekday = 6

/** `الأحد ٢٢ نوفمبر`. */
export const dayInWords: Words['dayInWords'] = (day, now = new Date()) => {
  const noon = new Date(`${day}T12:00:00Z`)
  const date = localNumber(noon.getUTCDate())
  const words = `${weekdayNames[noon.getUTCDay()]} ${date} ${fullMonthNames[noon.getUTCMonth()]}`
  const year = day.slice(0, 4)
  return year === siteDay(now).slice(0, 4) ? words : `${words} ${localNumber(Number(year))}`
}

/** `٩:٠٠ ص`. */
export const clockInWords: Words['clockInWords'] = (moment) => {
  const [hour = 0, minute = 0] = siteLocal(new Date(moment)).slice(11).split(':').map(Number)
  const padded = `${localNumber(0)}${localNumber(minute)}`.slice(-2)
  return `${localNumber(hour % 12 || 12)}:${padded} ${hour < 12 ? 'ص' : 'م'}`
}

/** `الأحد ٢٢ نوفمبر الساعة ٩:٠٠ ص`. */
export const momentInWords: Words['momentInWords'] = (moment, now = new Date()) =>
  `${dayInWords(siteLocal(new Date(moment)).slice(0, 10), now)} الساعة ${clockInWords(moment)}`

/** `نوفمبر ٢٠٢٦`. */
export const monthInWords: Words['monthInWords'] = (month) =>
  `${fullMonthNames[Number(month.slice(5, 7)) - 1]} ${localNumber(Number(month.slice(0, 4)))}`
