import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { imageWith, itemWith, sectionWith } from '../content/page-section/blank-section.ts'
import type { PageSection } from '../content/page-section/page-section.ts'
import { layoutHintsOf } from '../content/page-section/section-hints.ts'
import { sectionLayoutNames } from '../content/page-section/section-layout-names.ts'
import { sectionSamples } from '../content/page-section/section-samples.ts'
import { allSectionViews } from './all-section-views.ts'
import { HintedSections } from './hinted-sections.tsx'
import { PartnerSection } from './partner-section.tsx'
import { SectionDataProvider } from './section-context.tsx'
import { SectionList } from './section-list.tsx'

type Options = Omit<Parameters<typeof SectionList>[0], 'sections'> & {
  isPreview?: boolean
  withHints?: boolean
}

const nile = {
  id: 'nile',
  name: 'Nile Ventures',
  logoUrl: '',
  websiteUrl: '',
  order: 1,
  isActive: true,
  createdAt: null,
  updatedAt: null,
}

function render(
  sections: PageSection[],
  { isPreview = false, withHints = false, ...options }: Options = {},
): string {
  const List = withHints ? HintedSections : SectionList
  return renderToString(
    <SectionDataProvider isPreview={isPreview} partners={[nile]}>
      <List sections={sections} views={allSectionViews} {...options} />
    </SectionDataProvider>,
  )
}

const quote = (id: string, values: Partial<PageSection>) => sectionWith(id, 'quote', values)

describe('the sections of a page', () => {
  it('stand in their order, without those that are not enabled', () => {
    const html = render([
      quote('b', { header: 'Second', order: 2 }),
      quote('a', { header: 'First', order: 1 }),
      quote('c', { header: 'Hidden', order: 3, enabled: false }),
    ])
    expect(html.indexOf('First')).toBeGreaterThan(-1)
    expect(html.indexOf('Second')).toBeGreaterThan(html.indexOf('First'))
    expect(html).not.toContain('Hidden')
  })

  it('have one title of the page, and headings of the second level below it', () => {
    const html = render([quote('a', { header: 'First' }), quote('b', { header: 'Second', order: 2 })])
    expect(html).toMatch(/<h1[^>]*>First<\/h1>/)
    expect(html).toMatch(/<h2[^>]*>Second<\/h2>/)
    expect(render([quote('a', { header: 'First' })], { firstHeadingLevel: 2 })).not.toContain('<h1')
  })

  it('say so where a layout is unknown, and name it', () => {
    const html = render([{ ...quote('a', { header: 'Old' }), layout: 'carousel3d' }])
    expect(html).toContain('Unknown section layout')
    expect(html).toContain('carousel3d')
  })

  it('can be linked to by id, but not inside an editor, which has ids of its own', () => {
    expect(render([quote('impact', {})])).toContain('id="impact"')
    expect(render([quote('impact', {})], { isPreview: true })).not.toContain('id="impact"')
  })

  it('give way to the partner strip under its title where the page asks for it', () => {
    const partners = sectionWith('p', 'logoGrid', { header: 'Partners Driving Change With US' })
    expect(render([partners], { partnerStrip: PartnerSection })).toContain('Nile Ventures')
    expect(render([partners])).not.toContain('Nile Ventures')
  })
})

describe.each(sectionLayoutNames)('layout %s', (layout) => {
  const sample = sectionWith('s', layout, sectionSamples[layout])

  it('shows its sample to visitors and to editors', () => {
    for (const isPreview of [false, true]) {
      const html = render([sample], { isPreview })
      expect(html).toContain(`data-layout="${layout}"`)
      expect(html).toContain(sample.header)
    }
  })

  it('says in grey what belongs into its empty fields, to editors alone', () => {
    const hints = layoutHintsOf(layout)
    const shown = render([sample], { isPreview: true, withHints: true })
    const texts = Object.values(hints)
    for (const text of texts) expect(shown).toContain(text)
    expect(shown.match(/italic opacity-60/g)?.length ?? 0).toBe(texts.length)
    for (const text of texts) expect(render([sample])).not.toContain(text)
  })

  it('stands with nothing filled in, and asks visitors for no upload', () => {
    const html = render([sectionWith('s', layout, {})])
    expect(html).toContain(`data-layout="${layout}"`)
    expect(html).not.toContain('Upload')
  })

  it('lets no script in, whatever its fields hold', () => {
    const attack = '"><script>alert(1)</script>'
    const html = render([
      sectionWith('s', layout, {
        header: attack,
        subheader: attack,
        content: attack,
        buttonText: 'Click',
        buttonUrl: 'javascript:alert(1)',
        secondaryButtonText: 'Click too',
        secondaryButtonUrl: '//evil.example',
        images: [imageWith('javascript:alert(1)', attack, attack)],
        items: [itemWith({ title: attack, description: attack, stat: attack, label: attack, icon: attack })],
        videoUrl: 'javascript:alert(1)',
        primaryColor: 'red;background:url(//evil.example)',
      }),
    ])
    expect(html).not.toMatch(/<script|javascript:|evil\.example/)
  })
})

describe('buttons of a section', () => {
  const hero = (values: Partial<PageSection>) =>
    render([sectionWith('h', 'hero', { buttonText: 'Join Us', buttonUrl: '/join', ...values })])

  it('lead where the editor said, other websites in a new tab', () => {
    const html = hero({ secondaryButtonText: 'Report', secondaryButtonUrl: 'https://other.example/r' })
    expect(html).toContain('href="/join"')
    expect(html).toContain('href="https://other.example/r" target="_blank" rel="noopener noreferrer"')
  })

  it('are left out when switched off', () => {
    expect(hero({ buttonEnabled: false })).not.toContain('Join Us')
  })

  it('are shown to an editor before they have an address, and to no visitor', () => {
    const section = sectionWith('h', 'hero', { buttonText: 'Join Us' })
    expect(render([section])).not.toContain('Join Us')
    expect(render([section], { isPreview: true })).toContain('Join Us')
  })
})

describe('limits of layouts', () => {
  const figures = Array.from({ length: 9 }, (_, index) =>
    itemWith({ stat: `${index + 1}00`, label: `figure ${index + 1}` }),
  )

  it('a portfolio hero shows four figures', () => {
    const html = render([sectionWith('p', 'portfolioHero', { items: figures })])
    expect(html).toContain('figure 4')
    expect(html).not.toContain('figure 5')
  })

  it.each([
    [192, '192px'],
    [320, '320px'],
    [5000, '192px'],
  ])('a logo of width %d is drawn %s wide', (imageWidth, width) => {
    const html = render([sectionWith('l', 'logoCenter', { images: [imageWith('/logo.png')], imageWidth })])
    expect(html).toContain(`inline-size:${width}`)
  })
})
