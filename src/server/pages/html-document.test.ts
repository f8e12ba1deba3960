import { expect, it } from 'vitest'
import { escapeJson, htmlDocument } from './html-document.ts'
import type { PageAssets } from './site-assets.ts'

const assets: PageAssets = {
  fonts: [],
  inlineStyles: [],
  styles: [],
  preloads: [],
  scripts: [],
  laterScripts: [],
}
const hostile = '</script><script>alert(1)</script><!-- & \u2028 بركة'

function drawn(facts: object, answers: [string, unknown][]): { html: string; state: unknown } {
  const inlined = answers.map(([url, data]) => [url, Buffer.from(escapeJson(JSON.stringify(data)))] as const)
  const html = htmlDocument({ head: '', body: '', state: { facts, answers: new Map(inlined) }, assets })
  const [, json = ''] = html.toString().match(/<script id="page-state"[^>]*>(.*?)<\/script>/s) ?? []
  return { html: html.toString(), state: JSON.parse(json) }
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
