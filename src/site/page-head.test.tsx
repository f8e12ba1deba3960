import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { describeFoundation } from '../content/foundation.ts'
import { otherLanguages } from '../shared/languages.ts'
import { PageHead, sharedAs } from './page-head.tsx'
import { SiteContext } from './site-context.tsx'

const facts = { publicUrl: 'https://site.example', renderedAt: '2026-11-15T10:00:00.000Z' }

function head(path: string, isHidden = false): string {
  return renderToStaticMarkup(
    <SiteContext value={facts}>
      <PageHead title="Noria" description="Water" path={path} isHidden={isHidden} />
    </SiteContext>,
  )
}

it('names the page in every language, and the main one for whoever reads none of them', () => {
  const links = head('/programs/noria').match(/<link[^>]*>/g)
  expect(links).toEqual([
    '<link rel="canonical" href="https://site.example/programs/noria"/>',
    '<link rel="alternate" hrefLang="en" href="https://site.example/programs/noria"/>',
    ...otherLanguages.map(
      (code) =>
        `<link rel="alternate" hrefLang="${code}" href="https://site.example/${code}/programs/noria"/>`,
    ),
    '<link rel="alternate" hrefLang="x-default" href="https://site.example/programs/noria"/>',
  ])
  expect(head('/')).toContain('hrefLang="ar" href="https://site.example/ar"')
})

it('tells networks its language and the others', () => {
  const html = head('/programs')
  expect(html).toContain('<meta property="og:locale" content="en_US"/>')
  expect(html).toContain('<meta property="og:locale:alternate" content="ar_EG"/>')
})

it('links a page that should not be found to no other', () => {
  expect(head('/programs', true)).not.toContain('<link')
})

const drawn = (sharing: Partial<NonNullable<Parameters<typeof PageHead>[0]['sharing']>>) => {
  const record = {
    id: 'noria',
    updatedAt: '2026-11-15T09:00:00.000Z',
    sharing: { title: '', description: '', imageUrl: '', isHidden: false, ...sharing },
  }
  return renderToStaticMarkup(
    <SiteContext value={{ publicUrl: 'https://site.example', renderedAt: '' }}>
      <PageHead
        title="Noria"
        description="Water"
        path="/programs/noria"
        image="/files/a.jpg"
        {...sharedAs('programs', record)}
      />
    </SiteContext>,
  )
}

it('says of a record what staff wrote for search engines and shared links, else what the page says', () => {
  const plain = drawn({})
  expect(plain).toContain('<meta name="description" content="Water"/>')
  expect(plain).toMatch(/og:image" content="https:\/\/site.example\/share\/programs\/noria.jpg\?v=\w+"/)
  const own = drawn({
    title: 'A wheel for water',
    description: 'Short.',
    imageUrl: '/files/b.jpg',
    isHidden: true,
  })
  expect(own).toContain('<title>A wheel for water · ')
  expect(own).toContain('<meta name="description" content="Short."/>')
  expect(own).toContain('og:image" content="https://site.example/files/b.jpg"')
  expect(own).toContain('<meta name="robots" content="noindex"/>')
  expect(own).not.toContain('canonical')
})

it('gives the picture another address when what is on it changes', () => {
  const address = (html: string) => /og:image" content="([^"]+)"/.exec(html)?.[1]
  expect(address(drawn({ title: 'Another' }))).not.toBe(address(drawn({})))
  expect(address(drawn({ description: 'Another' }))).toBe(address(drawn({})))
})

it('shows the built-in picture for the built-in name alone', () => {
  expect(head('/search')).toContain('content="https://site.example/og-card.jpg"')
  describeFoundation({ name: 'Nile Roots Trust' })
  expect(head('/search')).toMatch(/content="https:\/\/site\.example\/share\/site\/card\.jpg\?v=\w+"/)
  describeFoundation()
})
