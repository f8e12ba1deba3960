import { describe, expect, it } from 'vitest'
import * as arabic from './local-dates.ar.ts'
import { dateParts, leafDay } from './local-dates.ts'

it('a date falls into its pieces, the same in every time zone', () => {
  expect(dateParts('2026-11-05')).toEqual({ weekday: 'Thu', day: '5', month: 'Nov', year: '2026' })
  expect(dateParts('2026-11-05T22:30:00.000Z')).toMatchObject({ day: '6', weekday: 'Fri' })
  expect(dateParts('soon')).toBeNull()
})

it('the leaf of a calendar has two digits', () => {
  expect(leafDay({ weekday: 'Thu', day: '5', month: 'Nov', year: '2026' })).toBe('05')
})

describe('in Arabic', () => {
  it('a day is said with the name of its month', () => {
    expect(arabic.localDay('2026-11-15')).toBe('١٥ نوفمبر ٢٠٢٦')
    expect(arabic.localDay('2026-11-15T22:30:00.000Z')).toBe('١٦ نوفمبر ٢٠٢٦')
    expect(arabic.localDay('soon')).toBe('')
    expect(arabic.dateParts('2026-11-15')).toMatchObject({ weekday: 'الأحد', day: '١٥', month: 'نوفمبر' })
  })

  it('several days say month and year once where they are the same', () => {
    expect(arabic.localDays('2026-11-24', '2026-11-26')).toBe('من ٢٤ إلى ٢٦ نوفمبر ٢٠٢٦')
    expect(arabic.localDays('2026-11-24', '2026-12-02')).toBe('من ٢٤ نوفمبر إلى ٢ ديسمبر ٢٠٢٦')
    expect(arabic.localDays('2026-12-30', '2027-01-02')).toBe('من ٣٠ ديسمبر ٢٠٢٦ إلى ٢ يناير ٢٠٢٧')
  })

  it.each([
    ['19:00', '٧:٠٠ م'],
    ['09:05', '٩:٠٥ ص'],
    ['00:30', '١٢:٣٠ ص'],
    ['12:00', '١٢:٠٠ م'],
  ])('%s is read from a clock of twelve hours', (time, words) => {
    expect(arabic.localClock(time)).toBe(words)
  })

  it('names stand one after the other', () => {
    expect(arabic.localList(['المغرب', 'تونس', 'مصر'])).toBe('المغرب وتونس ومصر')
  })
})
