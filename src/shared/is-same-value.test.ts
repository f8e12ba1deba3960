import { expect, it } from 'vitest'
import { isSameValue } from './is-same-value.ts'

it('compares what values hold, not how their members are ordered', () => {
  expect(isSameValue({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).toBe(true)
  expect(isSameValue(['a', 'b'], ['b', 'a'])).toBe(false)
  expect(isSameValue({ a: 1 }, { a: 1, b: 2 })).toBe(false)
  expect(isSameValue([], {})).toBe(false)
  expect(isSameValue(null, {})).toBe(false)
  expect(isSameValue('1', 1)).toBe(false)
})
