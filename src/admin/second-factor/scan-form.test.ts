import { expect, it } from 'vitest'
import { inGroups } from './scan-form.tsx'

it('shows a key in groups of four', () => {
  expect(inGroups('ABCDEFGHIJ')).toBe('ABCD EFGH IJ')
  expect(inGroups('')).toBe('')
})
