import { expect, it } from 'vitest'
import { graphemesOf } from './graphemes.ts'

it.each([
  ['Bridgez', 7],
  ['', 0],
  ['Café – “déjà vu” …', 18],
  ['one\ntwo', 7],
  ['one\r\ntwo', 7],
  ['e\u0301te\u0301', 3],
  ['مُحَمَّد', 4],
  ['ا ً', 2],
  ['٢٬٥٠٠ رائدة، «شكرًا»؟', 20],
  ['\n\u064b', 2],
  ['👩🏽‍🌾👍🏿', 2],
])('%j is %i characters to a reader', (text, count) => {
  const found = graphemesOf(text)
  expect(found).toHaveLength(count)
  expect(found.join('')).toBe(text)
})

it('counts Arabic texts as the browser does', () => {
  const segmenter = new Intl.Segmenter('ar', { granularity: 'grapheme' })
  const letters = Array.from({ length: 0x100 }, (_, index) => String.fromCharCode(0x600 + index))
  const texts = letters.flatMap((first) =>
    ['ً', 'ب', ' ', 'ٰ', 'a'].flatMap((other) => [first + other, other + first]),
  )
  for (const text of texts)
    expect(graphemesOf(text), text).toEqual(Array.from(segmenter.segment(text), ({ segment }) => segment))
})
