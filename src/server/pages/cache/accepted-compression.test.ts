import { expect, it } from 'vitest'
import { acceptedCompression } from './accepted-compression.ts'

it.each([
  [undefined, undefined],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000', undefined],
  ['BR;q=0.5', 'br'],
  ['identity, brotli', undefined],
])('of %s takes %s', (header, expected) => {
  expect(acceptedCompression(header)).toBe(expected)
})
