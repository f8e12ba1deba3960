import { afterEach, expect, it } from 'vitest'
import { arabicCount } from './arabic-count.ts'
import { chooseDigits, chosenDigits, groupedNumber, localNumber } from './local-numbers.ar.ts'

const places = ['لا أماكن', 'مكان واحد', 'مكانان', 'أماكن', 'مكانًا', 'مكان'] as const

it.each([
  [0, 'لا أماكن'],
  [1, 'مكان واحد'],
  [2, 'مكانان'],
  [3, '٣ أماكن'],
  [10, '١٠ أماكن'],
  [11, '١١ مكانًا'],
  [99, '٩٩ مكانًا'],
  [100, '١٠٠ مكان'],
  [102, '١٠٢ مكان'],
  [103, '١٠٣ أماكن'],
  [1234, '١٬٢٣٤ مكانًا'],
])('%i places are counted as Arabic counts', (number, words) => {
  expect(arabicCount(number, places)).toBe(words)
})

it('numbers are written in Arabic digits, large ones in groups', () => {
  expect(localNumber(2026)).toBe('٢٠٢٦')
  expect(groupedNumber(86_000)).toBe('٨٦٬٠٠٠')
  expect(groupedNumber(168)).toBe('١٦٨')
  expect(localNumber(5.2)).toBe('٥٫٢')
})

it('Latin digits are written where the settings ask for them', () => {
  chooseDigits('Latin')
  expect(localNumber(2026)).toBe('2026')
  expect(groupedNumber(86_000)).toBe('86,000')
  expect(localNumber(5.2)).toBe('5.2')
  expect(arabicCount(3, places)).toBe('3 أماكن')
  expect(chosenDigits()).toBe('Latin')
})

afterEach(() => chooseDigits(undefined))
