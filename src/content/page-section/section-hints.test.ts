import { describe, expect, it } from 'vitest'
import { checkChanges, checkNew } from '../../schema/check-input.ts'
import { readValues } from '../../schema/stored-values.ts'
import { defaultPortfolioSections } from '../portfolio-page/default-portfolio-sections.ts'
import { defaultProgramSections } from '../program/default-program-sections.ts'
import { program } from '../program/program.ts'
import { defaultProjectSections } from '../project/default-project-sections.ts'
import { imageWith, itemWith, sectionWith } from './blank-section.ts'
import { newSection } from './change-layout.ts'
import { hintTexts, portfolioHints, programHints, projectHints, sectionHints } from './section-hints.ts'
import { isUnwritten } from './unwritten-section.ts'
import { withoutHiddenSections } from './withheld-sections.ts'

const week = sectionWith('activities', 'imageLeftTextRight', { header: 'A week in the program' })
const texts = { title: '', subtitle: '', description: '' }

describe('what tells staff what to write', () => {
  it('is never the value of a field, whoever sends it and whenever it was stored', () => {
    for (const field of ['header', 'subheader', 'content'] as const)
      for (const hint of hintTexts(field)) {
        const texts = [hint, `${hint}!`]
        const sections = texts.map((text, index) => sectionWith(`${index}`, 'quote', { [field]: text }))
        const stored = readValues(program.fields, { sections })
        for (const values of [
          checkNew(program, { title: 'a', sections }),
          checkChanges(program, { sections }),
          stored,
        ])
          expect(values.sections?.map((section) => section[field])).toEqual(['', `${hint}!`])
      }
  })

  it('is said by the page as long as the section keeps its layout, else by the layout', () => {
    expect(sectionHints(week, programHints).content).toMatch(/^Describe an ordinary week/)
    expect(sectionHints(week, projectHints).content).toBe('Describe the work of an ordinary month.')
    expect(sectionHints({ ...week, layout: 'quote' }, programHints).header).toBe('Name of the speaker')
    expect(sectionHints({ ...week, layout: 'carousel3d' }, programHints)).toEqual({})
  })

  it('stands where a ready-made section is empty', () => {
    const starters = [
      [defaultProgramSections(texts), programHints],
      [defaultProjectSections(texts), projectHints],
      [defaultPortfolioSections(), portfolioHints],
    ] as const
    for (const [sections, hints] of starters)
      for (const section of sections.filter(isUnwritten))
        expect(sectionHints(section, hints).content, section.id).toBeTruthy()
  })
})

describe('a section that nobody has written', () => {
  it('is not shown to visitors', () => {
    const [shown] = withoutHiddenSections({ sections: [week] }).sections
    expect(shown).toMatchObject({ id: 'activities', enabled: false, header: '' })
    expect(isUnwritten(sectionWith('q', 'quote', {}))).toBe(true)
  })

  it.each([
    ['a text', { content: 'From Sunday to Thursday.' }],
    ['a header of its own', { header: 'Sunday to Thursday' }],
    ['a line below the header', { subheader: 'In Aswan' }],
    ['a picture', { images: [imageWith('/files/a.webp')] }],
    ['an item', { items: [itemWith({ title: 'Sunday' })] }],
    ['a film', { videoUrl: 'https://youtu.be/abc' }],
    ['a button', { buttonText: 'Join Us' }],
  ])('is shown once it has %s', (_what, values) => {
    expect(withoutHiddenSections({ sections: [{ ...week, ...values }] }).sections).toEqual([
      { ...week, ...values },
    ])
  })

  it('is no opening, no closing, and no layout from elsewhere that has words', () => {
    expect(isUnwritten(newSection())).toBe(false)
    expect(isUnwritten(sectionWith('s', 'callToAction', {}))).toBe(false)
    expect(isUnwritten({ ...week, layout: 'carousel3d', content: 'Ours' })).toBe(false)
  })
})
