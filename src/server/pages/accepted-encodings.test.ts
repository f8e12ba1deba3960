import { expect, it } from 'vitest'
import { acceptedEncodings } from './accepted-encodings.ts'

it.each([
  [undefined, { br: false, gzip: false }],
  ['gzip, deflate, br', { br: true, gzip: true }],
  ['gzip', { br: false, gzip: true }],
  ['br;q=0, gzip', { br: false, gzip: true }],
  ['br; q=0.000', { br: false, gzip: false }],
  ['BR;q=0.5', { br: true, gzip: false }],
  ['identity, brotli', { br: false, gzip: false }],
])('reads %s', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected)
  expect(acceptedEncodings(header)).toEqual(expected)
})
