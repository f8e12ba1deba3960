import { describe, expect, it } from 'vitest'
import { checkNew } from '../../schema/check-input.ts'
import { describeFoundation } from '../foundation.ts'
import { defaultPortfolioSections } from '../portfolio-page/default-portfolio-sections.ts'
import { portfolioPage } from '../portfolio-page/portfolio-page.ts'
import { defaultProgramSections } from '../program/default-program-sections.ts'
import { program } from '../program/program.ts'
import { defaultProjectSections } from '../project/default-project-sections.ts'

const named = { title: 'Noria', subtitle: 'From idea to customer', description: 'Twelve weeks.' }

const fourteen = [
  ['hero', 'customHero'],
  ['logoCenter', 'logoCenter'],
  ['aspiration', 'textLeftImageRight'],
  ['funding', 'featureCards'],
  ['impact', 'stats'],
  ['activities', 'imageLeftTextRight'],
  ['testimonial', 'quote'],
  ['partnerships', 'galleryGrid'],
  ['timeline', 'steps'],
  ['showcase', 'productShowcase'],
  ['partners', 'logoGrid'],
  ['logoCenterVideo', 'logoCenterVideo'],
  ['aspirationVideo', 'aspirationVideo'],
  ['support', 'callToAction'],
]

describe('the sections a page starts with', () => {
  it.each([
    ['program', defaultProgramSections(named)],
    ['project', defaultProjectSections(named)],
  ])('are 14 for a %s, numbered from 1', (_kind, sections) => {
    expect(sections.map(({ id, layout }) => [id, layout])).toEqual(fourteen)
    expect(sections.map((section) => section.order)).toEqual(fourteen.map((_, index) => index + 1))
    expect(sections[0]).toMatchObject({
      header: 'Noria',
      subheader: named.subtitle,
      content: 'Twelve weeks.',
    })
    expect(checkNew(program, { title: 'a', sections }).sections).toEqual(sections)
  })

  it('take the colours of the settings, where a foundation chose some', () => {
    describeFoundation({ colors: { primary: '#0f766e', secondary: '#f2c14e', accent: '#c2410c' } })
    for (const section of defaultPortfolioSections())
      expect(section).toMatchObject({
        primaryColor: '#0f766e',
        secondaryColor: '#f2c14e',
        accentColor: '#c2410c',
      })
    describeFoundation()
  })

  it('are 11 for a portfolio, centred and in its colours', () => {
    const sections = defaultPortfolioSections()
    expect(sections.map(({ id, layout }) => [id, layout])).toEqual([
      ['hero', 'portfolioHero'],
      ['logoCenter', 'logoCenter'],
      ['aspiration', 'aspiration'],
      ['funding', 'funding'],
      ['portfolio', 'portfolio'],
      ['framework', 'framework'],
      ['successStory', 'quote'],
      ['events', 'featureCards'],
      ['showcase', 'productShowcase'],
      ['partnersStats', 'logoGrid'],
      ['cta', 'callToAction'],
    ])
    for (const section of sections)
      expect(section).toMatchObject({
        align: 'center',
        primaryColor: '#1e40af',
        secondaryColor: '#3b82f6',
        accentColor: '#10b981',
      })
    expect(sections[0]).toMatchObject({ buttonText: 'Explore Our Impact', buttonUrl: '/about' })
    expect(checkNew(portfolioPage, { sections }).sections).toEqual(sections)
  })
})
