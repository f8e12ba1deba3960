import { expect, it } from 'vitest'
import { acceptedCompression } from './accepted-compression.ts'

it.each([
  [undefined, undefined],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000', undefined],
  ['br;x=1; Q = 0 , gzip', 'gzip'],
  ['BR;q=0.5', 'br'],
  ['gzip;q=1.0, br;q=0.01', 'br'],
  ['identity, brotli', undefined],
])('of %s takes %s', (header, expected) => {
  expect(acceptedCompression(header)).toBe(expected)
})
