import { expect, it } from 'vitest'
import { exportedName, relativeLink } from './exported-name.ts'
import { rewriteDocument, rewriteStyles } from './rewrite-document.ts'

it.each([
  ['/', 'index.html'],
  ['/programs/bridgez#about', 'programs/bridgez/index.html'],
  ['/news?page=2', 'news/index-page-2.html'],
  ['/ar/%D9%86%D9%8A%D9%84', 'ar/نيل/index.html'],
  ['/files/partners/one.png', 'files/partners/one.png'],
])('%s stands in %s', (address, name) => {
  expect(exportedName(address)).toBe(name)
})

it.each([
  '/api/partners',
  '/admin',
  '/../secret',
  '//elsewhere.example/',
  'https://elsewhere.example/',
  '#main',
  '/%E0%A4%A',
])('%s is no file of the copy', (address) => {
  expect(exportedName(address)).toBeUndefined()
})

it('links lead from file to file, whatever letters they have', () => {
  expect(relativeLink('ar/programs/index.html', 'files/a.png', '')).toBe('../../files/a.png')
  expect(relativeLink('index.html', 'ar/نيل/index.html', '#x')).toBe('ar/%D9%86%D9%8A%D9%84/index.html#x')
})

it('rewrites every address of a document, and says before a form where it can be sent', () => {
  const html =
    '<link rel="manifest" href="/m"><a href="/a?x=1&amp;y=2">a</a><img src="/b.png" srcset="/b1.png 1x, /b2.png 2x" style="background:url(&quot;/c.png&quot;)"><form action="/join">f</form><script id="page-state" type="application/json">{}</script>'
  const written = rewriteDocument(
    html,
    (address) => (address.startsWith('/') ? `to${address}` : undefined),
    '<p>note</p>',
  )
  expect(written).toBe(
    '<a href="to/a?x=1&amp;y=2">a</a><img src="to/b.png" srcset="to/b1.png 1x, to/b2.png 2x" style="background:url(&quot;to/c.png&quot;)"><p>note</p><form inert action="to/join">f</form>',
  )
  expect(rewriteStyles('a{src:url(/f.woff2)}', () => '../f.woff2')).toBe('a{src:url(../f.woff2)}')
})
