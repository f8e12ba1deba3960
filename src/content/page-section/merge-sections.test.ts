import { describe, expect, it } from 'vitest'
import { defaultProgramSections } from '../program/default-program-sections.ts'
import { sectionWith } from './blank-section.ts'
import { enabledInOrder, mergeSections } from './merge-sections.ts'

const defaults = defaultProgramSections({ title: 'Noria', subtitle: '', description: '' })

describe('merging saved sections with the defaults', () => {
  it('starts from the defaults where nothing was saved', () => {
    expect(mergeSections(defaults, [])).toEqual(defaults)
  })

  it('lets saved values win over the default of the same id', () => {
    const merged = mergeSections(defaults, [{ id: 'hero', header: 'Our own', order: 1 }])
    expect(merged[0]).toMatchObject({ id: 'hero', header: 'Our own', layout: 'customHero', enabled: true })
  })

  it('keeps the saved order and puts the rest behind, numbered from 1', () => {
    const merged = mergeSections(defaults, [
      sectionWith('impact', 'stats', { order: 9 }),
      sectionWith('own', 'quote', { order: 4 }),
    ])
    expect(merged.slice(0, 3).map((section) => section.id)).toEqual(['own', 'impact', 'hero'])
    expect(merged.map((section) => section.order)).toEqual(merged.map((_, index) => index + 1))
    expect(merged).toHaveLength(15)
  })

  it('never publishes a default that was not saved', () => {
    const saved = [sectionWith('hero', 'customHero', { order: 1 })]
    expect(enabledInOrder(mergeSections(defaults, saved)).map((section) => section.id)).toEqual(['hero'])
  })

  it('changes nothing when repeated', () => {
    const once = mergeSections(defaults, [sectionWith('support', 'callToAction', { order: 3 })])
    expect(mergeSections(defaults, once)).toEqual(once)
  })
})

describe('enabled sections', () => {
  it('come in their order, without the disabled ones', () => {
    const sections = [
      sectionWith('c', 'hero', { order: 3 }),
      sectionWith('a', 'hero', { order: 1 }),
      sectionWith('b', 'hero', { order: 2, enabled: false }),
    ]
    expect(enabledInOrder(sections).map((section) => section.id)).toEqual(['a', 'c'])
  })
})
