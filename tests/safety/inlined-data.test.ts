import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AnyField } from '../../src/schema/field.ts'
import { type AttackedSite, builtScripts, startAttackedSite } from '../support/attacked-site.ts'
import { onEachDatabase } from '../support/test-app.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'
import {
  definitions,
  fieldPlaces,
  filledBody,
  freshBody,
  pagePaths,
  save,
  saveOfEveryType,
  shownValues,
} from './content-bodies.ts'

/** Ends scripts, starts comments, and holds the line ends that JavaScript once did not allow in texts. */
const text = `</script><script>alert(1)</script><!--<script>"'><img src=x onerror=alert(1)>\u2028\u2029]]>`
const styles = [
  'red;background:url(//evil.example)',
  '#fff;}',
  'url(javascript:alert(1))',
  'expression(alert(1))',
  '"><style>*{display:none}</style>',
  'from-red-500" onmouseover="alert(1)',
  '[background:url(//evil.example)]',
  '#12345g',
]
const styleFields = fieldPlaces('color', 'cssClass')

onEachDatabase('what editors type', (database) => {
  let site: AttackedSite
  let editor: TestUser
  beforeAll(async () => {
    site = await startAttackedSite(database)
    editor = await signInAs(site, 'super_admin')
  })
  afterAll(() => site.close())

  it.each(styles)('is refused as a colour or a class: %s', async (style) => {
    expect(styleFields.length).toBeGreaterThan(5)
    for (const definition of new Set(styleFields.map((place) => place.definition))) {
      const isStyle = (field: AnyField) => field.kind === 'color' || field.kind === 'cssClass'
      const filled = filledBody(definition.fields, (field) => (isStyle(field) ? style : undefined), ['hero'])
      const answer = await save(site, editor, definition, { ...filled, ...freshBody(definition) })
      expect(answer.status).toBe(400)
      const refused = answer.json().issues.map(({ path }: { path: string }) => path.replace(/\.\d+/g, ''))
      for (const place of styleFields)
        if (place.definition === definition) expect(refused).toContain(place.path.join('.'))
    }
  })

  it('stays words, on every page and in the data that comes with it', async () => {
    const records = await saveOfEveryType(site, editor, textFor)
    let shownTimes = 0
    for (const path of [...pagePaths, ...records]) {
      const html = (await site.send({ path })).text
      expectOnlyOurScripts(path, html)
      shownTimes += html.split('&lt;/script&gt;').length - 1
    }
    expect(shownTimes).toBeGreaterThan(50)
  })

  it('cannot leave the calendar or the sitemap', async () => {
    const calendar = (await site.send({ path: '/events.ics' })).text
    const event = { title: 'A\r\nATTENDEE:mailto:x@evil.example\r\nEND:VEVENT', location: 'B\nURL:evil' }
    const definition = definitions.find(({ path }) => path === 'events')
    if (!definition) throw new Error('There are no events')
    await save(site, editor, definition, {
      ...freshBody(definition),
      ...shownValues(definition),
      ...event,
      date: '2030-01-02',
    })
    const lines = (await site.send({ path: '/events.ics' })).text.split('\r\n')
    expect(lines.length).toBeGreaterThan(calendar.split('\r\n').length)
    expect(lines.filter((line) => /^(?:ATTENDEE|URL:evil)/.test(line))).toEqual([])
    expect((await site.send({ path: '/sitemap.xml' })).text).not.toContain('<script')
  })
})

function textFor({ kind, facts }: AnyField): unknown {
  const value = text.slice(0, facts.maxLength)
  if (['text', 'longText', 'richText'].includes(kind)) return value
  if (kind === 'textList' && !facts.options) return [value]
  return kind === 'image' ? '/files/partners/none.png' : undefined
}

/** The scripts that every document has, our files, and the data, which is JSON from its first to its last character. */
function expectOnlyOurScripts(path: string, html: string): void {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
  const kinds = scripts.map(([, attributes = '', content = '']) => {
    if (attributes === '' && content === builtScripts.theme) return 'theme'
    if (attributes === '' && content === builtScripts.start) return 'start'
    if (/ type="application\/(?:ld\+)?json"/.test(attributes)) return 'data'
    return `foreign: ${attributes} ${content}`
  })
  expect([path, ...new Set(kinds)].sort()).toEqual([path, 'data', 'start', 'theme'].sort())
  for (const [, , content = ''] of scripts.filter((_, index) => kinds[index] === 'data')) {
    expect(content).not.toContain('<')
    expect(() => JSON.parse(content)).not.toThrow()
  }
  const withoutScripts = html.replace(/<script[\s\S]*?<\/script>/g, '')
  expect(withoutScripts).not.toMatch(/<script|<!--<|<img src=x|\sonerror=alert[^&]*>|evil\.example/)
}
