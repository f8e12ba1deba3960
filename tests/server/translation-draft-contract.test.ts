import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentTypes } from '../../src/content/index.ts'
import type { Definition } from '../../src/schema/define-content.ts'
import { translatableTexts } from '../../src/schema/translatable-texts.ts'
import type { TranslationDraft } from '../../src/server/engine/translation-draft-record.ts'
import type { Translation } from '../../src/server/engine/translation-record.ts'
import { verifySite } from '../../src/server/verify/verify-site.ts'
import { otherLanguages } from '../../src/shared/languages.ts'
import { shownValues } from '../safety/content-bodies.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'
import { newWord, translated, wordedValues } from '../support/worded-records.ts'

type Person = 'viewer' | 'mona' | 'ali'
const lang = otherLanguages[0] as string
/** Types without words have nothing to translate. */
const definitions: readonly Definition[] = contentTypes.filter(
  (definition) => translatableTexts(definition.fields, wordedValues(definition)).length > 0,
)

onEachDatabase('drafts of the translations of every content type', (database) => {
  let site: TestApp
  const people = new Map<Person, TestUser>()

  beforeAll(async () => {
    site = await startTestApp(database)
    people.set('viewer', await signInAs(site, 'viewer'))
    // Some types are written by super admins alone.
    people.set('mona', await signInAs(site, 'super_admin', { displayName: 'Mona' }))
    people.set('ali', await signInAs(site, 'super_admin', { displayName: 'Ali' }))
  })
  afterAll(() => site.close())

  type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
  const call = (method: Method, url: string, by?: Person, payload?: object, etag?: unknown, key?: string) =>
    site.app.inject({
      method,
      url,
      headers: {
        ...(by ? people.get(by)?.headers : {}),
        ...(etag === undefined ? {} : { 'if-match': String(etag) }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(payload ? { payload } : {}),
    })
  const taken = async (...given: Parameters<typeof call>) => {
    const answer = await call(...given)
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    return answer
  }
  const readDraft = async (url: string): Promise<TranslationDraft> =>
    (await taken('GET', url, 'viewer')).json()
  const listed = async ({ name }: Definition, id: string) =>
    (await call('GET', `/api/drafts?type=${name}`, 'viewer'))
      .json()
      .find((one: { id: string; lang: string }) => one.id === id && one.lang === lang)

  let made = 0
  /** A record full of words with the addresses it is served at; `isDraft` leaves it unpublished. */
  async function makeRecord(definition: Definition, isDraft = false) {
    made += 1
    const { path, kind, singletonId } = definition
    const id = singletonId ?? `worded-${made}`
    const values = { ...wordedValues(definition), ...shownValues(definition) }
    const list = `/api/${path}`
    if (isDraft) await taken('POST', `${list}/drafts`, 'mona', { id, values })
    else await taken(kind === 'singleton' ? 'PUT' : 'POST', list, 'mona', { ...values, id })
    const translation = `${list}/${id}/translations/${lang}`
    return {
      id,
      record: kind === 'singleton' ? list : `${list}/${id}`,
      translation,
      draft: `${translation}/draft`,
    }
  }

  /** A translation that visitors read, and the paths of two of its texts, which are one where there is no second. */
  async function publishTranslation(definition: Definition) {
    const made = await makeRecord(definition)
    const { sources }: Translation = (await taken('GET', made.translation, 'viewer')).json()
    const texts = Object.fromEntries(sources.map(({ path, source }) => [path, translated(source)]))
    await taken('PUT', made.translation, 'mona', { texts, state: 'published' })
    const [first = '', second] = Object.keys(texts)
    const words = async () => (await taken('GET', `${made.record}?lang=${lang}`)).body
    return { ...made, texts, first, second, words }
  }
  const word = () => translated(newWord())

  describe.each(definitions.map((definition) => [definition.path, definition] as const))(
    '%s',
    (_path, definition) => {
      it('are kept beside what visitors read, continued on another device, and published', async () => {
        const { id, translation, draft, first, words, texts } = await publishTranslation(definition)
        const seen = await words()
        const version = site.context.version.current(definition.name)
        const none = await readDraft(draft)
        expect(none).toMatchObject({ state: 'none', isNew: false, values: texts, changed: [] })

        const mine = word()
        const begun = await taken('PUT', draft, 'mona', { texts: { [first]: mine } }, `"r${none.revision}"`)
        expect(begun.json()).toMatchObject({
          state: 'draft',
          createdBy: 'Mona',
          changed: [first],
          clashes: [],
          values: { ...texts, [first]: mine },
          published: texts,
        })
        expect([await words(), site.context.version.current(definition.name)]).toEqual([seen, version])
        expect(await listed(definition, id)).toMatchObject({
          isNew: false,
          isPublished: true,
          updatedBy: 'Mona',
          record: null,
        })
        const late = await call('PUT', draft, 'ali', { texts: {} }, `"r${none.revision}"`)
        expect([late.statusCode, late.json().message]).toEqual([412, expect.stringContaining('Mona')])
        const next = word()
        const moved = await taken('PUT', draft, 'ali', { texts: { [first]: next } }, begun.headers.etag)
        expect(moved.json()).toMatchObject({ createdBy: 'Mona', updatedBy: 'Ali' })

        const publish = () =>
          taken('POST', `${draft}/publish`, 'ali', {}, moved.headers.etag, `publish ${draft}`)
        const published = await publish()
        // Sent again because the answer was lost.
        expect((await publish()).json()).toEqual(published.json())
        expect(published.json()).toMatchObject({ state: 'published', texts: { ...texts, [first]: next } })
        expect(await words()).toContain(next)
        expect(await readDraft(draft)).toMatchObject({ state: 'none', changed: [] })
        expect(await listed(definition, id)).toBeUndefined()
        const [step] = (await taken('GET', `${translation}/revisions`, 'viewer')).json()
        expect(step).toMatchObject({ action: 'update', actor: { name: 'Ali' } })
        expect((await call('POST', `${draft}/publish`, 'ali', {})).statusCode).toBe(404)
      })

      it('are merged with what was published meanwhile, and refused where both changed the same text', async () => {
        const { translation, draft, first, second, words } = await publishTranslation(definition)
        const [mine, theirs] = [word(), word()]
        await taken('PUT', draft, 'mona', { texts: { [first]: mine } })
        if (second) {
          await taken('PUT', translation, 'ali', { texts: { [second]: theirs } })
          expect(await readDraft(draft)).toMatchObject({ changed: [first], values: { [second]: theirs } })
        }
        const merged = (await taken('POST', `${draft}/publish`, 'mona')).json()
        expect(merged.texts).toMatchObject({ [first]: mine, ...(second && { [second]: theirs }) })

        const [own, other] = [word(), word()]
        const { recordRevision } = (await taken('PUT', draft, 'mona', { texts: { [first]: own } })).json()
        const { revision } = (await taken('PUT', translation, 'ali', { texts: { [first]: other } })).json()
        expect(await readDraft(draft)).toMatchObject({
          clashes: [first],
          recordRevision,
          values: { [first]: own },
          published: { [first]: other },
        })
        const refused = await call('POST', `${draft}/publish`, 'mona')
        expect([refused.statusCode, refused.json().message]).toEqual([412, expect.stringContaining('Ali')])
        expect(await words()).toContain(other)
        const chosen = { texts: { [first]: own }, recordRevision: revision }
        const settled = (await taken('POST', `${draft}/publish`, 'mona', chosen)).json()
        expect(settled.texts).toMatchObject({ [first]: own })
      })

      it('can be thrown away and had back, and wait while what they change is taken back', async () => {
        const { id, record, translation, draft, first, texts } = await publishTranslation(definition)
        const mine = word()
        await taken('PUT', draft, 'mona', { texts: { [first]: mine } })
        const gone = await taken('DELETE', draft, 'ali')
        expect(await readDraft(draft)).toMatchObject({ state: 'none', values: texts })
        expect((await call('DELETE', draft, 'ali')).statusCode).toBe(404)
        const undo = await taken('POST', `${draft}/restore`, 'ali', undefined, gone.headers.etag)
        const waiting = { state: 'draft', createdBy: 'Mona', values: { [first]: mine } }
        expect(undo.json()).toMatchObject(waiting)
        expect((await call('POST', `${draft}/restore`, 'ali')).statusCode).toBe(404)

        await taken('DELETE', translation, 'mona')
        expect([(await readDraft(draft)).state, await listed(definition, id)]).toEqual(['none', undefined])
        const [last] = (await taken('GET', `${translation}/revisions`, 'viewer')).json()
        await taken('POST', `${translation}/revisions/${last.revision}/restore`, 'mona')
        expect(await readDraft(draft)).toMatchObject(waiting)
        if (definition.kind === 'collection') {
          await taken('DELETE', record, 'mona')
          expect([(await call('GET', draft, 'viewer')).statusCode, await listed(definition, id)]).toEqual([
            404,
            undefined,
          ])
          await taken('POST', `/api/trash/${definition.path}/${id}/restore`, 'mona')
          expect(await readDraft(draft)).toMatchObject(waiting)
        }
        await taken('DELETE', translation, 'mona')
        await taken('PUT', translation, 'mona', { texts, state: 'published' })
        expect(await readDraft(draft)).toMatchObject({ state: 'none', values: texts })
      })

      it('are what a translation is that was never published', async () => {
        const { id, translation, draft } = await makeRecord(definition)
        if (definition.kind === 'singleton') await call('DELETE', translation, 'mona')
        expect(await readDraft(draft)).toMatchObject({ state: 'none', isNew: true, published: null })
        expect((await call('POST', `${draft}/publish`, 'mona')).statusCode).toBe(404)
        const { sources }: Translation = (await taken('GET', translation, 'viewer')).json()
        const texts = Object.fromEntries(sources.map(({ path, source }) => [path, translated(source)]))
        const { revision: begun } = (await taken('PUT', translation, 'mona', { texts })).json()
        expect(await readDraft(draft)).toMatchObject({
          state: 'draft',
          isNew: true,
          revision: begun,
          updatedBy: 'Mona',
          values: texts,
          changed: Object.keys(texts),
        })
        expect(await listed(definition, id)).toMatchObject({ isNew: false, isPublished: false })
        const refused = await call('DELETE', draft, 'mona')
        expect([refused.statusCode, refused.json().message]).toEqual([
          409,
          expect.stringContaining('was never published'),
        ])
        const [path = ''] = Object.keys(texts)
        const mine = word()
        const late = { texts: { [path]: mine } }
        const { revision } = (await taken('PUT', draft, 'ali', late, `"r${begun}"`)).json()
        expect((await taken('GET', translation, 'viewer')).json()).toMatchObject({
          state: 'draft',
          revision,
          texts: { ...texts, [path]: mine },
        })
        expect((await call('PUT', draft, 'mona', late, `"r${begun}"`)).statusCode).toBe(412)
        const published = await taken('POST', `${draft}/publish`, 'ali', {}, `"r${revision}"`)
        expect(published.json()).toMatchObject({ state: 'published', texts: { [path]: mine } })
        expect(await listed(definition, id)).toBeUndefined()
        // A tag from before never fits a draft of what is published.
        await taken('PUT', draft, 'mona', { texts: { [path]: word() } })
        expect((await call('POST', `${draft}/publish`, 'ali', {}, `"r${revision}"`)).statusCode).toBe(412)
        await taken('DELETE', draft, 'mona')
      })

      it('are written by those who may write the record, and hold only texts that it has', async () => {
        const { draft, first } = await publishTranslation(definition)
        for (const [method, url, body] of [
          ['GET', draft],
          ['PUT', draft, { texts: {} }],
          ['DELETE', draft],
          ['POST', `${draft}/restore`],
          ['POST', `${draft}/publish`],
        ] as const) {
          expect([method, (await call(method, url, undefined, body)).statusCode]).toEqual([method, 401])
          const { statusCode } = await call(method, url, 'viewer', body)
          expect([method, statusCode]).toEqual([method, method === 'GET' ? 200 : 403])
        }
        const wrong = { texts: { 'no/such': 'ا', [first]: 'ا'.repeat(60_001) } }
        const refused = await call('PUT', draft, 'mona', wrong)
        const paths = refused.json().issues.map(({ path }: { path: string }) => path)
        expect([refused.statusCode, paths.sort()]).toEqual([400, [`texts.${first}`, 'texts.no/such'].sort()])
        for (const body of [{}, { texts: [] }, { texts: {}, recordRevision: 9999 }])
          expect([body, (await call('PUT', draft, 'mona', body)).statusCode]).toEqual([body, 400])
        // Half of it can wait in a draft; visitors get all or nothing.
        expect((await taken('PUT', draft, 'mona', { texts: { [first]: '' } })).json()).toMatchObject({
          changed: [first],
          missing: [{ path: first }],
        })
        const early = await call('POST', `${draft}/publish`, 'mona')
        expect([early.statusCode, early.json().issues[0].path]).toEqual([400, `texts.${first}`])
        await taken('DELETE', draft, 'mona')
      })

      it.runIf(definition.kind === 'collection')(
        'can be prepared before their record is published',
        async () => {
          const { id, record, translation, draft } = await makeRecord(definition, true)
          const { sources, state }: Translation = (await taken('GET', translation, 'viewer')).json()
          expect([state, sources.length > 0]).toEqual(['none', true])
          const texts = Object.fromEntries(sources.map(({ path, source }) => [path, translated(source)]))
          await taken('PUT', translation, 'mona', { texts })
          expect(await listed(definition, id)).toMatchObject({ isNew: false, isPublished: false })
          const publish = () => call('PUT', translation, 'mona', { state: 'published' })
          const early = await publish()
          expect([early.statusCode, early.json().message]).toEqual([
            400,
            'The record is only a draft. Publish it before its translation, or both in one release.',
          ])
          expect((await call('GET', `${record}?lang=${lang}`)).statusCode).toBe(404)

          const recordDraft = `${record}/draft`
          await taken('DELETE', recordDraft, 'mona')
          expect((await call('GET', translation, 'viewer')).statusCode).toBe(404)
          expect(await listed(definition, id)).toBeUndefined()
          const trash = (await taken('GET', '/api/trash', 'viewer')).json()
          expect(trash.filter((one: { id: string; lang?: string }) => one.id === id && one.lang)).toEqual([])
          await taken('POST', `${recordDraft}/restore`, 'mona')
          expect(await readDraft(draft)).toMatchObject({ state: 'draft', values: texts })

          await taken('POST', `${recordDraft}/publish`, 'mona')
          expect((await taken('GET', `${record}?lang=${lang}`)).json().lang).not.toBe(lang)
          await taken('POST', `${draft}/publish`, 'mona')
          expect((await taken('GET', `${record}?lang=${lang}`)).json().lang).toBe(lang)
        },
      )
    },
  )

  it('fit together with the change log', async () => {
    const verdict = await verifySite(site.context)
    // The people of this test were stored past the log.
    const problems = Object.values(verdict).flatMap((part) => part.problems)
    expect(problems.filter((line) => !line.startsWith('The user '))).toEqual([])
  })
})
