import { expect, it } from 'vitest'
import { escapeJson, htmlDocument, pagePolicy } from './html-document.ts'
import { inlineScripts as ownScripts } from './inline-scripts.ts'
import type { PageAssets } from './site-assets.ts'
import { sourceHash } from './source-hash.ts'

const assets: PageAssets = {
  language: 'en',
  inlineScripts: ownScripts,
  fonts: [],
  styles: [],
  preloads: [],
  scripts: [],
  laterFiles: [],
}
const hostile = '</script><script>alert(1)</script><!-- & \u2028 بركة'

function drawn(facts: object, answers: [string, unknown][], body = '') {
  const inlined = answers.map(([url, data]) => [url, Buffer.from(escapeJson(JSON.stringify(data)))] as const)
  const { html, etag } = htmlDocument({
    head: '',
    body,
    state: { facts, answers: new Map(inlined) },
    assets,
  })
  const [, json = ''] = html.toString().match(/<script id="page-state"[^>]*>(.*?)<\/script>/s) ?? []
  return { html: html.toString(), etag, state: JSON.parse(json) }
}

it('gives the browser the facts and the answers of the page', () => {
  const { state } = drawn({ publicUrl: 'https://site.example' }, [
    ['/api/footer', { name: 'Nile & Delta' }],
    ['/api/mission-vision', null],
  ])
  expect(state).toEqual({
    facts: { publicUrl: 'https://site.example' },
    answers: { '/api/footer': { name: 'Nile & Delta' }, '/api/mission-vision': null },
  })
})

it('gives a page without any answer a state too', () => {
  expect(drawn({}, []).state).toEqual({ facts: {}, answers: {} })
})

it('keeps in its element whatever an editor or a visitor typed', () => {
  const { html, state } = drawn({ message: hostile }, [[`/api/programs/${hostile}`, [hostile]]])
  expect(state).toEqual({ facts: { message: hostile }, answers: { [`/api/programs/${hostile}`]: [hostile] } })
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('<!--')
  expect(html).not.toContain('\u2028')
})

it('tells of the first picture before the letters, and of both before the styles', () => {
  const body =
    '<picture><source type="image/avif" srcSet="/a-320.avif 320w"/><img fetchPriority="high" src="/a.jpg"/></picture>'
  const { html } = htmlDocument({
    head: '<title>Nile</title>',
    body,
    state: { facts: {}, answers: new Map() },
    assets: { ...assets, fonts: ['/assets/latin.woff2'], styles: ['/assets/site.css'] },
  })
  expect(html.toString()).toMatch(
    /imagesrcset="\/a-320.avif 320w".*href="\/assets\/latin.woff2".*href="\/assets\/site.css"/s,
  )
})

it('has the scripts it was given, and the policy allows those and no others', () => {
  const inlineScripts = { theme: 'theme()', start: 'start()' }
  const { html } = htmlDocument({
    head: '',
    body: '',
    state: { facts: {}, answers: new Map() },
    assets: { ...assets, inlineScripts, laterFiles: ['/assets/browser.js'] },
  })
  const scripts = [...html.toString().matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script)
  expect(scripts).toEqual(Object.values(inlineScripts))
  const hashes = scripts.map((script) => `'${sourceHash(script)}'`).join(' ')
  expect(pagePolicy({ isDevelopment: false, inlineScripts })).toContain(`script-src 'self' ${hashes};`)
})

it('says the language it is in, and which way that runs', () => {
  const inLanguage = (language: 'en' | 'ar') =>
    htmlDocument({
      head: '',
      body: '',
      state: { facts: {}, answers: new Map() },
      assets: { ...assets, language },
    }).html.toString()
  expect(inLanguage('en')).toContain('<html lang="en" dir="ltr"')
  expect(inLanguage('ar')).toContain('<html lang="ar" dir="rtl"')
})

it('is the same document at another time as long as nothing else changed', () => {
  const at = (renderedAt: string) => ({ publicUrl: 'https://site.example', renderedAt })
  const answers: [string, unknown][] = [['/api/footer', { name: 'Nile' }]]
  const first = drawn(at('2026-05-01T10:00:00.000Z'), answers, '<p>Upcoming</p>')
  const later = drawn(at('2026-05-01T10:05:00.000Z'), answers, '<p>Upcoming</p>')
  expect(later.html).not.toBe(first.html)
  expect(later.etag).toBe(first.etag)
  const others = [
    drawn(at('2026-05-01T10:05:00.000Z'), answers, '<p>Past</p>'),
    drawn(at('2026-05-01T10:05:00.000Z'), [['/api/footer', { name: 'Delta' }]], '<p>Upcoming</p>'),
    drawn({ publicUrl: 'https://other.example' }, answers, '<p>Upcoming</p>'),
  ]
  for (const other of others) expect(other.etag).not.toBe(first.etag)
})
