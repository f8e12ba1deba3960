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
  ['👩🏽‍🌾👍🏿', 2],
])('%j is %i characters to a reader', (text, count) => {
  const found = graphemesOf(text)
  expect(found).toHaveLength(count)
  expect(found.join('')).toBe(text)
})
