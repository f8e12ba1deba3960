import { expect, it } from 'vitest'
import { momentTexts } from './moment-texts.ar.ts'

it('says times in Arabic by the twelve hours of the clock', () => {
  expect(momentTexts.clock('00:05')).toBe('١٢:٠٥ ص')
  expect(momentTexts.clock('12:30')).toBe('١٢:٣٠ م')
  expect(momentTexts.clock('19:00')).toBe('٧:٠٠ م')
  expect(momentTexts.onDay('١٥ نوفمبر', momentTexts.clock('09:41'))).toBe('١٥ نوفمبر، ٩:٤١ ص')
})
