import { describe, expect, it } from 'vitest'
import { defaultProgramSections } from '../../content/program/default-program-sections.ts'
import { followingTexts, showsStarterText } from './starter-text.ts'

const nameless = defaultProgramSections({ title: '', subtitle: '', description: '' })
const noria = defaultProgramSections({ title: 'Noria', subtitle: 'From idea to customer', description: '' })

describe('sample text', () => {
  it('is noticed in sections that nobody has written yet', () => {
    const samples = nameless.filter((section) => showsStarterText(section, nameless))
    expect(samples).toHaveLength(12)
  })

  it('is not complained about in openings and closings, which speak of the record itself', () => {
    const [hero] = nameless
    expect(hero && showsStarterText(hero, nameless)).toBe(false)
  })

  it('is forgotten once the section is written or switched off', () => {
    const written = nameless.map((section) => ({ ...section, content: 'Our own words' }))
    const off = nameless.map((section) => ({ ...section, enabled: false }))
    expect([...written, ...off].filter((section) => showsStarterText(section, nameless))).toEqual([])
  })
})

describe('texts that repeat the record’s own', () => {
  it('follow it while it is typed', () => {
    expect(followingTexts(nameless, nameless, noria)).toEqual([
      { index: 0, field: 'header', text: 'Noria' },
      { index: 0, field: 'subheader', text: 'From idea to customer' },
      { index: 13, field: 'header', text: 'Join Noria' },
    ])
  })

  it('stay as they are once somebody has worded them', () => {
    const worded = nameless.map((section) => ({ ...section, header: 'Ours', subheader: 'Ours too' }))
    expect(followingTexts(worded, nameless, noria)).toEqual([])
  })
})
