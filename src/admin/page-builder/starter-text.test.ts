import { describe, expect, it } from 'vitest'
import { changeLayout, newSection } from '../../content/page-section/change-layout.ts'
import { isUnwritten } from '../../content/page-section/unwritten-section.ts'
import { defaultProgramSections } from '../../content/program/default-program-sections.ts'
import { followingTexts, showsStarterText } from './starter-text.ts'

const nameless = defaultProgramSections({ title: '', subtitle: '', description: '' })
const noria = defaultProgramSections({ title: 'Noria', subtitle: 'From idea to customer', description: '' })

describe('sample text', () => {
  it('is noticed in sections that nobody has written yet', () => {
    const samples = nameless.filter((section) => showsStarterText(section, nameless))
    expect(samples).toHaveLength(12)
    // Of these visitors see nothing: the texts in them only tell what to write.
    expect(nameless.filter(isUnwritten).map(({ id }) => id)).toEqual([
      'aspiration',
      'activities',
      'testimonial',
    ])
  })

  it('is still noticed when only the header of the section was changed, or only one of its texts', () => {
    const renamed = nameless.map((section) => ({ ...section, header: 'Ours' }))
    expect(renamed.filter((section) => showsStarterText(section, nameless))).toHaveLength(9)
    const worded = nameless.map((section) => ({ ...section, content: 'Our own words' }))
    const left = worded.filter((section) => showsStarterText(section, nameless)).map(({ id }) => id)
    expect(left).toEqual(['funding', 'impact', 'timeline'])
  })

  it('is noticed where another layout brought it', () => {
    const { section } = changeLayout(newSection(), 'framework')
    expect(showsStarterText(section, [])).toBe(true)
    expect(showsStarterText({ ...section, content: 'Ours', items: [] }, [])).toBe(false)
  })

  it('is not complained about in openings and closings, which speak of the record itself', () => {
    const [hero] = nameless
    expect(hero && showsStarterText(hero, nameless)).toBe(false)
  })

  it('is noticed, and kept from visitors, as long as a blank of a template is open, also in an opening', () => {
    const open = { ...newSection(), header: 'Ask us in [[your town]]' }
    expect([isUnwritten(open), showsStarterText(open, [])]).toEqual([true, true])
    const filled = { ...open, header: 'Ask us in Cairo [1]' }
    expect([isUnwritten(filled), showsStarterText(filled, [])]).toEqual([false, false])
  })

  it('is forgotten once the section is written or switched off', () => {
    const written = nameless.map((section) => ({ ...section, content: 'Our own words', items: [] }))
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
