import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Definition } from '../../src/schema/define-content.ts'
import type { AnyField } from '../../src/schema/field.ts'
import { type AttackedSite, startAttackedSite } from '../support/attacked-site.ts'
import { onEachDatabase } from '../support/test-app.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'
import {
  type Body,
  definitions,
  fieldPlaces,
  filledBody,
  freshBody,
  pagePaths,
  save,
  shownValues,
} from './content-bodies.ts'

const addresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'DATA:image/svg+xml,<svg onload=alert(1)>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  '//evil.example/x',
  '\\\\evil.example\\x',
  '/\\evil.example',
  'http:\\\\evil.example',
  'https:evil.example',
  'https://',
]

const urlFields = fieldPlaces('link', 'image', 'video')

onEachDatabase('an address that is no web address', (database) => {
  let site: AttackedSite
  let editor: TestUser
  beforeAll(async () => {
    site = await startAttackedSite(database)
    editor = await signInAs(site, 'super_admin')
  })
  afterAll(() => site.close())

  const countEntries = async () =>
    (await site.context.database.db.selectFrom('entries').select('id').execute()).length

  it('is looked for in every field that takes one', () => {
    expect(urlFields.length).toBeGreaterThan(30)
  })

  it.each(addresses)('is refused in every field: %j', async (address) => {
    const before = await countEntries()
    const accepted: string[] = []
    for (const definition of new Set(urlFields.map((place) => place.definition))) {
      const answer = await save(site, editor, definition, badBody(definition, address))
      const issues: { path: string }[] = answer.status === 400 ? answer.json().issues : []
      const refused = new Set(issues.map(({ path }) => path.replace(/\.\d+/g, '')))
      const missing = urlFields.filter((place) => place.definition === definition)
      for (const place of missing)
        if (!refused.has(place.path.join('.')))
          accepted.push(`${definition.path} ${place.path.join('.')}: ${answer.status}`)
    }
    expect(accepted).toEqual([])
    expect(await countEntries()).toBe(before)
  })
})

onEachDatabase('a bad address that was stored under older rules', (database) => {
  let site: AttackedSite
  const texts: string[] = []

  beforeAll(async () => {
    site = await startAttackedSite(database)
    const editor = await signInAs(site, 'super_admin')
    const { db } = site.context.database
    for (const definition of definitions) {
      const body = freshBody(definition)
      expect(
        (await save(site, editor, definition, { ...body, ...shownValues(definition) })).status,
      ).toBeLessThan(300)
      const bad = filledBody(definition.fields, (field, name) => {
        if (field.kind === 'link' || field.kind === 'video') return 'javascript:alert(1)'
        if (field.kind === 'image') return '//evil.example/picture.png'
        if (field.kind === 'date') return '2030-01-01'
        return field.kind === 'text' && field.initial === '' ? `Old ${name}` : undefined
      })
      await db
        .updateTable('entries')
        .set({ data: JSON.stringify({ ...bad, ...shownValues(definition), ...body }), is_visible: 1 })
        .where('type', '=', definition.name)
        .execute()
    }
    for (const path of [...pagePaths, ...(await recordPaths(site))])
      texts.push((await site.send({ path })).text)
  })
  afterAll(() => site.close())

  it('is drawn without a link, on every page', () => {
    expect(texts.length).toBe(pagePaths.length + 3)
    expect(texts.join('')).toContain('Old header')
    const live = texts.flatMap((text) => attributesOf(text)).filter((value) => !isHarmless(value))
    expect(live).toEqual([])
  })
})

describe('the check of these tests', () => {
  it('knows a live address when it sees one', () => {
    const html =
      '<a href="javascript:alert(1)">x</a><iframe src="//evil.example"></iframe><a href="/ok">y</a>'
    expect(attributesOf(html).filter((value) => !isHarmless(value))).toEqual([
      'javascript:alert(1)',
      '//evil.example',
    ])
  })
})

/** The address in every field that takes one, and a word in every line: types drop items that are half empty. */
function badBody(definition: Definition, address: string): Body {
  const isUrl = (field: AnyField) => urlFields.some(({ field: { kind } }) => kind === field.kind)
  const filled = filledBody(
    definition.fields,
    (field) => (isUrl(field) ? address : field.kind === 'text' ? 'Something' : undefined),
    ['hero'],
  )
  return { ...freshBody(definition), ...filled }
}

async function recordPaths(site: AttackedSite): Promise<string[]> {
  const paths: string[] = []
  for (const name of ['programs', 'projects', 'events'])
    for (const { id } of (await site.send({ path: `/api/${name}` })).json()) paths.push(`/${name}/${id}`)
  return paths
}

/** What a browser could follow or run. A picture of a foreign host is neither. */
function attributesOf(html: string): string[] {
  const attribute =
    /\s(?:href|action|formaction|srcdoc)="([^"]*)"|<(?:iframe|script|embed)[^>]*\ssrc="([^"]*)"/g
  return [...html.replace(/<link rel="preload" as="image"[^>]*>/g, '').matchAll(attribute)].map(
    ([, target, source]) => target ?? source ?? '',
  )
}

function isHarmless(value: string): boolean {
  return !/^\s*(?:javascript|data|vbscript|blob|file):|^\s*(?:\/\/|\\)/i.test(value)
}
