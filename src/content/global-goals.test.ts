import { expect, it } from 'vitest'
import { globalGoal } from './global-goals.ts'

it('knows the goals by their numbers from 1 to 17', () => {
  expect(globalGoal(1)?.name).toBe('No Poverty')
  expect(globalGoal(17)?.name).toBe('Partnerships for the Goals')
  expect(globalGoal(0)).toBeUndefined()
  expect(globalGoal(18)).toBeUndefined()
})
