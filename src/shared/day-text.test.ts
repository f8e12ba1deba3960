import { expect, it } from 'vitest'
import { dayInYear as arabicDayInYear, dayText as arabicDayText } from './day-text.ar.ts'
import { dayInYear, dayText } from './day-text.ts'

it('writes a day as the language does, with and without its year', () => {
  expect([dayText('2026-11-05'), dayInYear('2026-11-05')]).toEqual(['Nov 05, 2026', 'Nov 05'])
  expect([arabicDayText('2026-11-05'), arabicDayInYear('2026-11-05')]).toEqual(['٥ نوفمبر ٢٠٢٦', '٥ نوفمبر'])
})

it('takes the day of a moment in Cairo', () => {
  expect(arabicDayText('2026-12-31T22:30:00.000Z')).toBe('١ يناير ٢٠٢٧')
})

it('says nothing of what is no date', () => {
  expect([dayText(null), dayInYear(''), arabicDayText('soon'), arabicDayInYear(undefined)]).toEqual([
    '',
    '',
    '',
    '',
  ])
})
