import { expect, it } from 'vitest'
import { completeColor } from './complete-color.ts'

it.each([
  ['f2c14e', '#f2c14e'],
  ['FFF', '#FFF'],
  ['#f2c14e', '#f2c14e'],
  ['f2c1', 'f2c1'],
  ['orange', 'orange'],
  ['', ''],
])('%s becomes %s', (typed, color) => {
  expect(completeColor(typed)).toBe(color)
})
