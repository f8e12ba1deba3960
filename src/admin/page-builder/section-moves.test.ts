import { describe, expect, it } from 'vitest'
import { sectionWith } from '../../content/page-section/blank-section.ts'
import { defaultProgramSections } from '../../content/program/default-program-sections.ts'
import {
  sectionEntries,
  shownEntries,
  spareSections,
  withCopy,
  withoutSection,
  withSection,
} from './section-moves.ts'

const at = (id: string, order: number, enabled = true) => sectionWith(id, 'quote', { order, enabled })
const places = (sections: { id: string; order: number }[]) =>
  sections.map(({ id, order }) => `${order} ${id}`)

describe('the cards of a page', () => {
  it('stand in the order of the page and know their place in the form', () => {
    const entries = sectionEntries([at('last', 9), at('first', 2)])
    expect(entries.map(({ id, index }) => [id, index])).toEqual([
      ['first', 1],
      ['last', 0],
    ])
  })

  it('have names of their own even where sections share an id or have none', () => {
    const ids = sectionEntries([at('a', 1), at('a', 2), at('', 3), at('', 4)]).map(({ id }) => id)
    expect(new Set(ids).size).toBe(4)
  })

  it('are called the same in the preview, which leaves out what is switched off', () => {
    const sections = [at('a', 1, false), at('a', 2), at('b', 3)]
    const [, second, third] = sectionEntries(sections)
    expect(shownEntries(sections).map(({ id }) => id)).toEqual([second?.id, third?.id])
  })
})

describe('changing the list', () => {
  const three = [at('a', 5), at('b', 6), at('c', 7)]

  it('numbers the sections from 1', () => {
    expect(places(withSection(three, at('new', 0), 1))).toEqual(['1 a', '2 new', '3 b', '4 c'])
    expect(places(withoutSection(three, 0))).toEqual(['1 b', '2 c'])
  })

  it('puts a copy right behind its original, under another id', () => {
    expect(places(withCopy(three, 1, 'copy'))).toEqual(['1 a', '2 b', '3 copy', '4 c'])
  })

  it('brings back what was removed to the place where it was', () => {
    const removed = three[1] ?? at('', 0)
    expect(withSection(withoutSection(three, 1), removed, 1).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })
})

describe('ready-made sections', () => {
  const defaults = defaultProgramSections({ title: 'Noria', subtitle: '', description: '' })

  it('are the defaults that the page lacks, switched off', () => {
    const spare = spareSections([at('hero', 1), at('own', 2)], defaults)
    expect(spare).toHaveLength(13)
    expect(spare.some(({ id, enabled }) => enabled || id === 'hero' || id === 'own')).toBe(false)
  })

  it('are none for a page that has them all', () => {
    expect(spareSections(defaults, defaults)).toEqual([])
  })
})
