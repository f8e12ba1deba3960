import { expect, it } from 'vitest'
import { statFigure } from './stat-grid.tsx'

it('writes a figure with its digits in groups, then its suffix', () => {
  expect(statFigure({ value: 86_000, suffix: '+' })).toBe('86,000+')
  expect(statFigure({ value: 9, suffix: '' })).toBe('9')
  expect(statFigure({ value: -1500, suffix: '%' })).toBe('-1,500%')
})
