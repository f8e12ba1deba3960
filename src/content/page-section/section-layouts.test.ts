import { describe, expect, it } from 'vitest'
import * as names from './section-layout-names.ts'
import { layoutFacts } from './section-layouts.ts'
import { sectionSamples } from './section-samples.ts'

describe('section layouts', () => {
  it('are 22 for every page, and more for pages of words', () => {
    expect(new Set(names.commonLayoutNames).size).toBe(22)
    expect(new Set(names.sectionLayoutNames).size).toBe(22 + names.wordLayoutNames.length)
  })

  it.each(names.sectionLayoutNames)('%s shows every field its sample fills', (layout) => {
    const { uses, itemUses } = layoutFacts(layout)
    for (const [field, value] of Object.entries(sectionSamples[layout]))
      if (value !== '') expect(uses).toContain(field)
    expect(itemUses.length > 0).toBe(uses.includes('items'))
  })

  it('limit the portfolio hero to four figures and the logo grid to twelve logos and three items', () => {
    expect(layoutFacts('portfolioHero').maxItems).toBe(4)
    expect(layoutFacts('logoGrid')).toMatchObject({ maxImages: 12, maxItems: 3 })
  })

  it('are offered per editor as specified', () => {
    expect(names.programLayouts).toHaveLength(14)
    expect(names.projectEditorLayouts).toHaveLength(10)
    expect(names.projectBuilderLayouts).toHaveLength(16)
    expect(names.portfolioLayouts).toHaveLength(14)
  })
})
