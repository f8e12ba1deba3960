import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentTypes } from '../../src/content/index.ts'
import type { Definition } from '../../src/schema/define-content.ts'
import { translatableTexts } from '../../src/schema/translatable-texts.ts'
import type { Translation } from '../../src/server/engine/translation-record.ts'
import { readXliff } from '../../src/server/xliff/read-xliff.ts'
import { writeXliff } from '../../src/server/xliff/write-xliff.ts'
import { shownValues } from '../safety/content-bodies.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'
import {
  editedValues,
  newWord,
  seededNumbers,
  translated,
  type Values,
  wordedValues,
} from '../support/worded-records.ts'

/** Types without words have nothing to translate. */
const definitions: readonly Definition[] = contentTypes.filter(
  (definition) => translatableTexts(definition.fields, wordedValues(definition)).length > 0,
)
/** The same texts in every run; `TRANSLATION_SEED=…` looks for others. */
const seed = Number(process.env.TRANSLATION_SEED ?? 2026)
const edits = 4

onEachDatabase(`translations of every content type (seed ${seed})`, (database) => {
  let site: TestApp
  let people: Record<'viewer' | 'admin', TestUser>

  beforeAll(async () => {
    site = await startTestApp(database)
    // Some types are written by super admins alone.
    people = { viewer: await signInAs(site, 'viewer'), admin: await signInAs(site, 'super_admin') }
  })
  afterAll(() => site.close())

  type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
  const call = (
    method: Method,
    url: string,
    by?: 'viewer' | 'admin',
    payload?: object,
    headers: Record<string, string> = {},
  ) =>
    site.app.inject({
      method,
      url,
      headers: { ...(by ? people[by].headers : {}), ...headers },
      ...(payload ? { payload } : {}),
    })

  const rowsOf = async (table: 'entries' | 'translations', type: string, id: string) =>
    site.context.database.db
      .selectFrom(table)
      .selectAll()
      .where('type', '=', type)
      .where('id', '=', id)
      .execute()

  let made = 0
  /** A record full of words that visitors see, and the addresses it is served at. */
  async function makeRecord(definition: Definition) {
    made += 1
    const { path, kind } = definition
    const id = definition.singletonId ?? `worded-${made}`
    const values = { ...wordedValues(definition), ...shownValues(definition), id }
    const [method, url] =
      kind === 'singleton' ? (['PUT', `/api/${path}`] as const) : (['POST', `/api/${path}`] as const)
    const saved = await call(method, url, 'admin', values)
    expect(saved.statusCode, saved.body).toBeLessThan(300)
    const record = kind === 'singleton' ? `/api/${path}` : `/api/${path}/${id}`
    return { id, record, translation: `/api/${path}/${id}/translations/ar` }
  }

  const readTranslation = async (url: string): Promise<Translation> =>
    (await call('GET', url, 'viewer')).json()
  const allTexts = ({ sources }: Translation) =>
    Object.fromEntries(sources.map(({ path, source }) => [path, translated(source)]))

  async function publish(url: string) {
    const texts = allTexts(await readTranslation(url))
    const saved = await call('PUT', url, 'admin', { texts, state: 'published' })
    expect(saved.statusCode, saved.body).toBe(200)
    return saved
  }

  describe.each(definitions.map((definition) => [definition.path, definition] as const))(
    '%s',
    (path, definition) => {
      it('are seen by visitors once they are whole and published, and outdated where their source changed', async () => {
        const { id, record, translation } = await makeRecord(definition)
        const english = (await call('GET', record)).body
        const begun = await readTranslation(translation)
        expect(begun).toMatchObject({ id, lang: 'ar', state: 'none', revision: 0, texts: {}, outdated: [] })
        expect(begun.missing.map(({ path }) => path)).toEqual(begun.sources.map(({ path }) => path))
        expect(begun.sources.length).toBeGreaterThan(0)

        const [first] = begun.sources
        const some = { texts: { [first?.path ?? '']: translated(first?.source ?? '') } }
        expect((await call('PUT', translation, 'admin', some)).json()).toMatchObject({
          ...some,
          state: 'draft',
        })
        const early = await call('PUT', translation, 'admin', { state: 'published' })
        expect(early.statusCode).toBe(begun.sources.length === 1 ? 200 : 400)
        expect(early.json().issues?.length ?? 0).toBe(begun.sources.length - 1)
        const draft = await call('PUT', translation, 'admin', { texts: allTexts(begun), state: 'draft' })
        expect(draft.json()).toMatchObject({ texts: allTexts(begun), missing: [], outdated: [] })

        const inArabic = [`${record}?lang=ar`, `/api/${path}?lang=ar`, `/api/${path}?summary=true&lang=ar`]
        for (const url of inArabic) {
          const answer = await call('GET', url)
          expect(answer.body).not.toContain('كلمة')
          expect(answer.body).toContain('"lang":"en"')
        }
        expect((await call('PUT', translation, 'admin', { state: 'published' })).statusCode).toBe(200)
        const shown = await call('GET', `${record}?lang=ar`)
        expect(shown.json()).toMatchObject({ id, lang: 'ar' })
        expect(shown.body).not.toContain('Word')
        for (const { source } of begun.sources) expect(shown.body).toContain(translated(source))
        for (const url of inArabic) {
          const answer = (await call('GET', url)).json()
          const found = Array.isArray(answer) ? answer.find((one) => one.id === id) : answer
          expect([url, found.lang, JSON.stringify(found).includes('Word')]).toEqual([url, 'ar', false])
        }
        expect((await call('GET', record)).body).toBe(english)

        const was = (await call('GET', record, 'admin')).json()[definition.titleField]
        const is = newWord()
        expect((await call('PUT', record, 'admin', { [definition.titleField]: is })).statusCode).toBe(200)
        const { titleField } = definition
        const outdated = [{ path: titleField, was, is }]
        expect(await readTranslation(translation)).toMatchObject({ missing: [], outdated })
        const again = { texts: { [titleField]: translated(was) } }
        expect((await call('PUT', translation, 'admin', again)).json()).toMatchObject({ outdated })
        const right = await call('PUT', translation, 'admin', { stillRight: [titleField] })
        expect(right.json()).toMatchObject({ outdated: [], texts: again.texts, state: 'published' })
      })

      it('change nothing of the record, nor it anything of them, however it is edited', async () => {
        const { id, record, translation } = await makeRecord(definition)
        const recordRows = await rowsOf('entries', definition.name, id)
        await publish(translation)
        expect(await rowsOf('entries', definition.name, id)).toEqual(recordRows)
        const translationRows = await rowsOf('translations', definition.name, id)

        const { sources } = await readTranslation(translation)
        const origins = new Map(sources.map(({ source }) => [source, source]))
        const random = seededNumbers(seed + made)
        for (let step = 0; step < edits; step += 1) {
          const knowsIds = random() < 0.6
          const current = (await call('GET', record, 'admin')).json()
          const next = editedValues({ fields: definition.fields, origins, random, knowsIds }, current)
          const saved = await call('PUT', record, 'admin', next)
          expect(saved.statusCode, saved.body).toBe(200)
          expect(await rowsOf('translations', definition.name, id)).toEqual(translationRows)
          expectRightWords(await readTranslation(translation), origins)
          const shown = await call('GET', `${record}?lang=ar`)
          expect(shown.json().lang === 'ar' ? shown.body : '').not.toContain('Word')
        }
        const before = await rowsOf('entries', definition.name, id)
        await call('PUT', translation, 'admin', { texts: {}, state: 'draft' })
        expect(await rowsOf('entries', definition.name, id)).toEqual(before)
      })

      it('go to translators as XLIFF and come back without loss', async () => {
        const { id, translation } = await makeRecord(definition)
        const file = readXliff((await call('GET', `${translation}/export.xlf`, 'viewer')).body)
        const files = file.files.map(({ units, ...rest }) => ({
          ...rest,
          units: units.map((unit) => ({
            ...unit,
            target: translated(unit.source),
            state: 'translated' as const,
          })),
        }))
        const payload = { xliff: writeXliff({ ...file, files }) }
        const taken = await call('POST', '/api/translations/import', 'admin', payload)
        expect(taken.json()).toMatchObject({ isApplied: true, records: [{ id, conflicts: [], refused: [] }] })
        const stored = await readTranslation(translation)
        expect(stored).toMatchObject({ texts: allTexts(stored), missing: [], outdated: [] })
      })

      it('have a history of their own, also once they were taken back', async () => {
        const { id, record, translation } = await makeRecord(definition)
        const kept = await publish(translation)
        const { etag } = kept.headers
        const { titleField } = definition
        const other = { texts: { [titleField]: 'كلام آخر' } }
        const changed = await call('PUT', translation, 'admin', other, { 'if-match': String(etag) })
        expect(changed.statusCode).toBe(200)
        const stale = await call('PUT', translation, 'admin', other, { 'if-match': String(etag) })
        expect([stale.statusCode, stale.json().message]).toEqual([412, expect.stringContaining('Admin')])
        expect(
          (await call('DELETE', translation, 'admin', undefined, { 'if-match': String(etag) })).statusCode,
        ).toBe(412)

        const { texts, revision } = kept.json()
        const english = await rowsOf('entries', definition.name, id)
        const restore = `${translation}/revisions/${revision}/restore`
        const part = { part: { field: titleField } }
        const partly = (await call('POST', restore, 'admin', part)).json()
        expect(partly).toMatchObject({ texts, state: 'published' })
        expect((await call('POST', restore, 'admin', { part: { field: 'no/such' } })).statusCode).toBe(400)
        await call('PUT', translation, 'admin', other)
        expect((await call('POST', restore, 'admin')).json()).toMatchObject({ texts })
        expect((await call('DELETE', translation, 'admin')).statusCode).toBe(204)
        expect((await call('GET', `${record}?lang=ar`)).json().lang).toBe('en')
        expect(await readTranslation(translation)).toMatchObject({ state: 'none', texts: {} })
        const revisions = (await call('GET', `${translation}/revisions`, 'viewer')).json()
        expect(revisions.slice(0, 3).map(({ action }: { action: string }) => action)).toEqual([
          'delete',
          'revert',
          'update',
        ])
        const trashed = async () =>
          (await call('GET', '/api/trash', 'viewer'))
            .json()
            .find((item: { type: string; id: string }) => item.type === definition.name && item.id === id)
        const inTrash = await trashed()
        expect(inTrash).toMatchObject({ path, lang: 'ar', title: expect.stringContaining('العربية') })
        expect(inTrash.revision).toBe(revisions[0].revision)
        const restored = await call('POST', `${translation}/revisions/${inTrash.revision}/restore`, 'admin')
        expect(await trashed()).toBeUndefined()
        expect(restored.json()).toMatchObject({ state: 'published', texts })
        expect((await call('GET', `${record}?lang=ar`)).json().lang).toBe('ar')
        expect(await rowsOf('entries', definition.name, id)).toEqual(english)

        if (definition.kind === 'singleton') return
        await call('DELETE', record, 'admin')
        expect((await call('GET', translation, 'admin')).statusCode).toBe(404)
        await call('POST', `/api/trash/${path}/${id}/restore`, 'admin')
        expect((await call('GET', `${record}?lang=ar`)).json().lang).toBe('ar')
        await call('DELETE', record, 'admin')
        await makeAnew(definition, id)
        expect((await call('GET', `${record}?lang=ar`)).json().lang).toBe('en')
        expect(await trashed()).toBeUndefined()
      })

      it('are written by those who may write the record, in languages that the site has', async () => {
        const { id, translation } = await makeRecord(definition)
        const texts = { [definition.titleField]: 'كلمة' }
        for (const [method, url, body] of [
          ['GET', translation],
          ['PUT', translation, { texts }],
          ['DELETE', translation],
          ['GET', `${translation}/revisions`],
          ['POST', `${translation}/revisions/1/restore`],
        ] as const) {
          expect([url, (await call(method, url, undefined, body)).statusCode]).toEqual([url, 401])
          const status = (await call(method, url, 'viewer', body)).statusCode
          expect([method, url, status]).toEqual([method, url, method === 'GET' ? 200 : 403])
        }
        for (const lang of ['fr', 'en', 'AR']) {
          const answer = await call('PUT', `/api/${path}/${id}/translations/${lang}`, 'admin', { texts })
          expect([lang, answer.statusCode, answer.json().issues[0].path]).toEqual([lang, 400, 'lang'])
        }
        const wrong = { texts: { ...texts, 'no/such': 'ا', [definition.titleField]: 'ا'.repeat(20_001) } }
        const refused = await call('PUT', translation, 'admin', wrong)
        expect(refused.statusCode).toBe(400)
        expect(
          refused
            .json()
            .issues.map((issue: { path: string }) => issue.path)
            .sort(),
        ).toEqual([`texts.${definition.titleField}`, 'texts.no/such'].sort())
        const nowhere = `/api/${path}/nobody/translations/ar`
        expect((await call('PUT', nowhere, 'admin', { texts })).statusCode).toBe(404)
        expect(await rowsOf('translations', definition.name, id)).toHaveLength(
          definition.kind === 'singleton' ? 1 : 0,
        )
      })
    },
  )

  async function makeAnew(definition: Definition, id: string) {
    const values: Values = { ...wordedValues(definition), ...shownValues(definition), id }
    const answer = await call('POST', `/api/${definition.path}`, 'admin', values)
    expect(answer.statusCode, answer.body).toBe(201)
  }
})

/** Every text that is left has the words that were made for it, and is outdated where it was edited since. */
function expectRightWords({ sources, texts, missing, outdated }: Translation, origins: Map<string, string>) {
  const known = sources.filter(({ source }) => origins.has(source))
  const right = known.map(({ path, source }) => [path, translated(origins.get(source) ?? '')])
  expect(texts).toEqual(Object.fromEntries(right))
  expect(missing).toEqual(
    sources.filter(({ source }) => !origins.has(source)).map(({ path, source }) => ({ path, source })),
  )
  expect(outdated).toEqual(
    known.flatMap(({ path, source }) => {
      const was = origins.get(source) ?? ''
      return was === source ? [] : [{ path, was, is: source }]
    }),
  )
}
