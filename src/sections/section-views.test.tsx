import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { imageWith, itemWith, sectionWith } from '../content/page-section/blank-section.ts'
import type { PageSection } from '../content/page-section/page-section.ts'
import type { SectionLayout } from '../content/page-section/section-layout-names.ts'
import { SectionDataProvider } from './section-context.tsx'
import { viewOf } from './section-view.ts'
import { sectionViews } from './section-views.tsx'

type Options = { isPreview?: boolean; headingLevel?: 1 | 2; isFirst?: boolean }

function render(layout: SectionLayout, values: Partial<PageSection>, options: Options = {}): string {
  const { isPreview = false, ...props } = options
  const View = viewOf(layout, sectionViews)
  return renderToStaticMarkup(
    <SectionDataProvider isPreview={isPreview}>
      <View section={sectionWith('s', layout, values)} {...props} />
    </SectionDataProvider>,
  )
}

const count = (html: string, text: string) => html.match(new RegExp(text, 'g'))?.length ?? 0
const items = (length: number) =>
  Array.from({ length }, (_, index) =>
    itemWith({ title: `Title ${index + 1}.`, description: `Text ${index + 1}.` }),
  )
const pictures = (length: number) =>
  Array.from({ length }, (_, index) =>
    imageWith(`/p${index + 1}.jpg`, `Alt ${index + 1}.`, `Caption ${index + 1}.`),
  )

const itemLayouts = [
  'framework',
  'funding',
  'portfolio',
  'steps',
  'featureCards',
  'productShowcase',
] as const satisfies readonly SectionLayout[]

describe.each(itemLayouts)('items in %s', (layout) => {
  it('are all shown, in their order, with headings below the section’s own', () => {
    const html = render(layout, { header: 'Header', items: items(9) })
    const titles = html.match(/<h3[^>]*>Title \d\.<\/h3>/g) ?? []
    expect(titles.map((title) => title.replace(/<[^>]*>/g, ''))).toEqual(items(9).map((item) => item.title))
    expect(html).toContain('Text 9.')
  })

  it('have headings of the second level where the section has no header, or has the page’s title', () => {
    expect(count(render(layout, { items: items(2) }), '<h2')).toBe(2)
    expect(count(render(layout, { header: 'Page', items: items(2) }, { headingLevel: 1 }), '<h2')).toBe(2)
  })

  it('are missed by an editor, not by a visitor; blank ones do not count', () => {
    const blank = { header: 'Header', items: [itemWith({})] }
    expect(render(layout, blank, { isPreview: true })).toContain('Add items to this section')
    const html = render(layout, blank)
    expect(html).toContain('Header')
    expect(html).not.toMatch(/Add items|<li/)
  })

  it('leave no unsafe link and no script behind', () => {
    const html = render(layout, { items: items(1), buttonText: 'Go', buttonUrl: 'javascript:alert(1)' })
    expect(html).not.toMatch(/javascript|<a /)
  })
})

describe.each(['steps', 'funding'] as const)('%s', (layout) => {
  it('number what is filled, without a gap', () => {
    const html = render(layout, { items: [...items(1), itemWith({}), ...items(2)] })
    expect(html).toContain('<ol')
    const numbers = [...html.matchAll(/<span[^>]*>(\d)<\/span>/g)].map((match) => match[1])
    expect(numbers).toEqual(['1', '2', '3'])
  })
})

describe('cards and figures', () => {
  const figure = itemWith({ stat: '120', label: 'families' })

  it.each(['featureCards', 'steps', 'funding', 'framework', 'productShowcase', 'portfolio'] as const)(
    'written as figures still speak in %s',
    (layout) => {
      const html = render(layout, { items: [figure] })
      expect(html).toContain('120')
      expect(html).toContain('families')
    },
  )

  it('written as cards still speak among statistics', () => {
    const html = render('stats', { items: items(2) })
    expect(html).toContain('Title 2.')
    expect(html).toContain('Text 2.')
  })
})

describe('statistics', () => {
  it('pair each figure with its label, the label being the term', () => {
    const figures = [itemWith({ stat: '2,500+', label: 'people' }), itemWith({ stat: '36', label: 'months' })]
    const html = render('stats', { header: 'Counted', items: figures })
    const terms = [...html.matchAll(/<dt[^>]*>(?:<svg.*?<\/svg>)?([^<]*)<\/dt><dd[^>]*>(.*?)<\/dd>/g)]
    expect(terms.map(([, label, figure]) => [label, figure?.replace(/<[^>]*>/g, '')])).toEqual([
      ['people', '2,500+'],
      ['months', '36'],
    ])
  })

  it('have no empty list', () => expect(render('stats', { header: 'Counted' })).not.toContain('<dl'))
})

describe('a logo grid', () => {
  it('shows twelve logos and three items, the first of each', () => {
    const html = render('logoGrid', { header: 'Partners', images: pictures(15), items: items(5) })
    expect(count(html, '<img')).toBe(12)
    expect(html).toContain('alt="Alt 12."')
    expect(html).toContain('Title 3.')
    expect(html).not.toMatch(/Alt 13|Title 4/)
  })

  it.each([
    [1, 4],
    [5, 5],
    [6, 6],
    [12, 6],
  ])('of %d logos has room for %d in a row, never for more than six', (logos, perRow) => {
    expect(render('logoGrid', { images: pictures(logos) })).toContain(`--per-row:${perRow};`)
  })

  it('writes the name where there is no mark, and leaves out what has neither', () => {
    const html = render('logoGrid', { images: [imageWith('', 'Nile Ventures'), imageWith('')] })
    expect(html).toContain('Nile Ventures')
    expect(count(html, '<li')).toBe(1)
    expect(html).not.toContain('Upload')
  })

  it('keeps six places for an editor', () => {
    expect(count(render('logoGrid', {}, { isPreview: true }), 'Upload a logo')).toBe(6)
  })
})

describe('a gallery', () => {
  it('shows every picture with its caption', () => {
    const html = render('galleryGrid', { images: pictures(8) })
    expect(count(html, '<figcaption')).toBe(8)
    expect([...html.matchAll(/alt="(Alt \d\.)"/g)].map((match) => match[1])).toEqual(
      pictures(8).map((picture) => picture.alt),
    )
  })

  it('keeps the places of pictures that are not there yet', () => {
    expect(count(render('galleryGrid', {}), '<figure')).toBe(3)
    expect(count(render('galleryGrid', {}, { isPreview: true }), 'Upload an image')).toBe(3)
  })

  it('loads its first picture at once where it opens the page, the others later', () => {
    const html = render('galleryGrid', { images: pictures(3) }, { isFirst: true })
    expect(count(html, 'loading="eager"')).toBe(1)
    expect(count(html, 'loading="lazy"')).toBe(2)
  })
})

describe('a product showcase', () => {
  it('gives each item the picture of its place, and shows further pictures after them', () => {
    const html = render('productShowcase', { items: items(2), images: pictures(4) })
    const order = ['/p1.jpg', 'Title 1.', '/p2.jpg', 'Title 2.', '/p3.jpg', '/p4.jpg'].map((text) =>
      html.indexOf(text),
    )
    expect(order.every((place) => place > 0)).toBe(true)
    expect(order.toSorted((a, b) => a - b)).toEqual(order)
  })

  it('draws a pattern for an item without a picture', () => {
    const html = render('productShowcase', { items: items(2), images: pictures(1) })
    expect(count(html, '<img')).toBe(1)
    expect(count(html, '<figure')).toBe(2)
  })
})

describe('a framework', () => {
  it('titles two columns by the labels of its items', () => {
    const labelled = [
      itemWith({ title: 'Bridgez', label: 'Entrepreneurship programs' }),
      itemWith({ title: 'Eden', label: 'Philanthropic projects' }),
    ]
    const html = render('framework', { header: 'Header', items: labelled })
    expect(html).toMatch(
      /<h3[^>]*>Entrepreneurship programs<\/h3>.*Bridgez.*<h3[^>]*>Philanthropic projects<\/h3>.*Eden/,
    )
  })
})

describe.each(['textLeftImageRight', 'imageLeftTextRight'] as const)('%s', (layout) => {
  it('shows its words, its button and one picture with a caption', () => {
    const html = render(layout, {
      header: 'Why we started',
      content: 'One.\n\nTwo.',
      images: pictures(2),
      buttonText: 'Go',
      buttonUrl: '/join',
    })
    expect(html).toContain('Why we started')
    expect(html).toContain('Two.</p>')
    expect(html).toContain('href="/join"')
    expect(count(html, '<img')).toBe(1)
    expect(html).toContain('Caption 1.')
  })

  it('has a quiet pattern for visitors and a hint for editors where the picture is missing', () => {
    expect(render(layout, {})).not.toContain('Upload')
    expect(render(layout, {}, { isPreview: true })).toContain('Upload an image')
  })
})
