import { expect, it } from 'vitest'
import { statFigure } from './stat-grid.tsx'

it('writes a figure with its digits in groups, then its suffix', () => {
  expect(statFigure({ value: 86_000, suffix: '+' })).toBe('86,000+')
  expect(statFigure({ value: 9, suffix: '' })).toBe('9')
  expect(statFigure({ value: -1500, suffix: '%' })).toBe('-1,500%')
})

it('keeps a word apart from the digits, but not a sign or a letter', () => {
  expect(statFigure({ value: 9, suffix: 'of 54' })).toBe('9\u00a0of 54')
  expect(statFigure({ value: 9, suffix: 'دول' })).toBe('9\u00a0دول')
  expect(statFigure({ value: 12, suffix: 'M+' })).toBe('12M+')
})
