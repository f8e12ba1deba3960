import { expect, it } from 'vitest'
import { firstStepOf } from './first-step.ts'

const settled = { role: 'editor', mustChangePassword: false, hasSecondFactor: false }

it('most people start working right away', () => {
  expect(firstStepOf(settled, [])).toBeUndefined()
  expect(firstStepOf(settled, ['admin', 'super_admin'])).toBeUndefined()
  expect(firstStepOf({ ...settled, hasSecondFactor: true }, ['editor'])).toBeUndefined()
})

it('a password somebody else chose is changed first, then the second factor is set up', () => {
  const invited = { ...settled, mustChangePassword: true }
  expect(firstStepOf(invited, ['editor'])).toBe('password_change_required')
  expect(firstStepOf(settled, ['editor'])).toBe('second_factor_setup_required')
})
