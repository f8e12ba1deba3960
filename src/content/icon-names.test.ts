import { expect, it } from 'vitest'
import { iconLabel, itemIconNames, programIconNames, projectIconNames } from './icon-names.ts'

it('calls every icon by what it shows, and no two alike', () => {
  const names = [...new Set([...programIconNames, ...projectIconNames, ...itemIconNames])]
  const labels = names.map(iconLabel)
  expect(labels).not.toContain('TrendingUp')
  for (const label of labels) expect(label).toMatch(/^[A-Z][a-z]*( [a-z]+)*$/)
  expect(new Set(labels).size).toBe(names.length)
})

it('takes the name of an icon from elsewhere apart', () => {
  expect(iconLabel('ArrowUpRight')).toBe('Arrow up right')
})
