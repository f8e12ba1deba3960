import { expect, it } from 'vitest'
import { counterOf } from './field-frame.tsx'

it('counts letters only when the end is near', () => {
  expect(counterOf(10, 200)).toBeUndefined()
  expect(counterOf(1700, 2000)).toBe('1,700 / 2,000')
  expect(counterOf(undefined, 200)).toBeUndefined()
  expect(counterOf(10, undefined)).toBeUndefined()
})
