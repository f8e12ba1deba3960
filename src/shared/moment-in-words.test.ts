import { expect, it } from 'vitest'
import * as arabic from './moment-in-words.ar.ts'
import { momentInWords, monthInWords } from './moment-in-words.ts'

const now = new Date('2026-11-16T12:00:00Z')

it('a moment is said by the clock of the site, with its year where that is another', () => {
  expect(momentInWords('2026-11-22T07:00:00.000Z', now)).toBe('Sunday 22 November at 09:00')
  expect(momentInWords('2027-01-03T22:30:00.000Z', now)).toBe('Monday 4 January 2027 at 00:30')
  expect(monthInWords('2026-11')).toBe('November 2026')
})

it('and in Arabic', () => {
  expect(arabic.momentInWords('2026-11-22T07:00:00.000Z', now)).toBe('الأحد ٢٢ نوفمبر الساعة ٩:٠٠ ص')
  expect(arabic.momentInWords('2027-01-03T22:30:00.000Z', now)).toBe('الاثنين ٤ يناير ٢٠٢٧ الساعة ١٢:٣٠ ص')
  expect(arabic.monthInWords('2026-11')).toBe('نوفمبر ٢٠٢٦')
})
