import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { otherLanguages } from '../shared/languages.ts'
import { PageHead } from './page-head.tsx'
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
