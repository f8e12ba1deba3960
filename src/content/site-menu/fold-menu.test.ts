import { expect, it } from 'vitest'
import { barSteps, foldMenu, textEms } from './fold-menu.ts'

const specified = ['Home', 'About Us', 'Programs & Projects', 'Events', 'Portfolio of Impact']
const never = barSteps.length

function folded(titles: readonly string[]) {
  const entries = titles.map((title) => ({ title, hasPanel: title.startsWith('Programs') }))
  return foldMenu({ entries, more: 'More', logoWidth: 172, languages: ['العربية'], join: 'Join Us' })
}

it('leaves the specified menu whole on large screens, and folds its end on smaller ones', () => {
  const steps = folded(specified)
  expect(Math.max(...steps)).toBe(2)
  expect(steps[0]).toBe(0)
  expect(steps).toEqual(steps.toSorted())
})

it('puts what does not fit under More, the last entries first, with room for More itself', () => {
  const steps = folded([...specified, 'Contact'])
  expect(steps.slice(-2)).toEqual([never, never])
  expect(folded(['A', 'B', 'C'])).toEqual([0, 0, 0])
  expect(
    folded(Array.from({ length: 10 }, () => 'Annual reports')).filter((step) => step === never).length,
  ).toBeGreaterThan(4)
})

it('has more room without other languages, and none behind a wide logo and many languages', () => {
  const entries = specified.map((title) => ({ title, hasPanel: false }))
  const facts = { entries, more: 'More', logoWidth: 100, languages: [], join: 'Join Us' }
  expect(foldMenu(facts)).not.toContain(never)
  const crowded = { ...facts, logoWidth: 256, languages: ['العربية', 'Français', 'Português', 'Kiswahili'] }
  expect(foldMenu(crowded)).toContain(never)
})

it('estimates words a little wider than they are, by less than a tenth in Latin letters', () => {
  // Measured in a browser at weight 500.
  const measured = {
    Home: 3.09,
    'About Us': 4.65,
    'Programs & Projects': 10.2,
    Events: 3.45,
    'Portfolio of Impact': 9.37,
  }
  for (const [words, ems] of Object.entries(measured)) {
    expect(textEms(words)).toBeGreaterThan(ems * 0.99)
    expect(textEms(words)).toBeLessThan(ems * 1.1)
  }
  expect(textEms('سجلّ الأثر')).toBeGreaterThan(4.52)
})
