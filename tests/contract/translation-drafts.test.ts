import { expect, it } from 'vitest'
import type { Definition } from '../../src/schema/define-content.ts'
import type { TranslationDraft } from '../../src/server/engine/translation-draft-record.ts'
import { contractSite, eachType, ifMatch, onceKey, urlsOf } from '../support/contract-site.ts'
import { wordedTypes } from '../support/every-kind.ts'
import { onEachDatabase } from '../support/test-app.ts'
import { allTexts, wordedContract } from '../support/worded-contract.ts'
import { newWord, translated } from '../support/worded-records.ts'

const word = () => translated(newWord())

onEachDatabase('drafts of translations', (database) => {
  const site = contractSite(database)
  const { call, taken, read, statusOf, listedDraft, siteOf } = site
  const { readTranslation, wordedBody, makeRecord, publishTexts } = wordedContract(site)
  const readDraft = (url: string): Promise<TranslationDraft> => read(url, 'viewer')
  const listed = (definition: Definition, id: string) => listedDraft(definition, id, 'ar')

  /** A translation that visitors read, and the paths of two of its texts. */
  async function publishTranslation(definition: Definition) {
    const urls = await makeRecord(definition)
    const { texts } = await publishTexts(urls.translation)
    const [first = '', second = ''] = Object.keys(texts)
    const words = async () => (await taken('GET', `${urls.record}?lang=ar`)).body
    return { ...urls, draft: urls.translationDraft, texts, first, second, words }
  }

  eachType(wordedTypes, (definition) => {
    it('are stored beside what visitors read, continued on another device, and published', async () => {
      const { id, translation, draft, first, words, texts } = await publishTranslation(definition)
      const version = () => siteOf().context.version.current(definition.name)
      const before = [await words(), version()]
      const none = await readDraft(draft)
      expect(none).toMatchObject({ state: 'none', isNew: false, values: texts, changed: [] })

      const mine = word()
      const tag = ifMatch(`"r${none.revision}"`)
      const begun = await taken('PUT', draft, 'mona', { texts: { [first]: mine } }, tag)
      expect(begun.json()).toMatchObject({
        ...{ state: 'draft', createdBy: 'Mona', changed: [first], clashes: [] },
        values: { ...texts, [first]: mine },
        published: texts,
      })
      expect([await words(), version()]).toEqual(before)
      const row = { isNew: false, isPublished: true, updatedBy: 'Mona', record: null }
      expect(await listed(definition, id)).toMatchObject(row)
      const late = await call('PUT', draft, 'ali', { texts: {} }, tag)
      expect([late.statusCode, late.json().message]).toEqual([412, expect.stringContaining('Mona')])
      const next = word()
      const moved = await taken(
        'PUT',
        draft,
        'ali',
        { texts: { [first]: next } },
        ifMatch(begun.headers.etag),
      )
      expect(moved.json()).toMatchObject({ createdBy: 'Mona', updatedBy: 'Ali' })

      const headers = { ...ifMatch(moved.headers.etag), ...onceKey(`publish ${draft}`) }
      const publish = () => taken('POST', `${draft}/publish`, 'ali', {}, headers)
      const published = (await publish()).json()
      // Sent again because the answer was lost.
      expect((await publish()).json()).toEqual(published)
      expect(published).toMatchObject({ state: 'published', texts: { ...texts, [first]: next } })
      expect(await words()).toContain(next)
      expect(await readDraft(draft)).toMatchObject({ state: 'none', changed: [] })
      expect(await listed(definition, id)).toBeUndefined()
      const [step] = await read(`${translation}/revisions`, 'viewer')
      expect(step).toMatchObject({ action: 'update', actor: { name: 'Ali' } })
      expect(await statusOf('POST', `${draft}/publish`, 'ali', {})).toBe(404)
    })

    it('are merged with what was published meanwhile, and refused where both changed the same text', async () => {
      const { translation, draft, first, second, words } = await publishTranslation(definition)
      const [mine, theirs] = [word(), word()]
      await taken('PUT', draft, 'mona', { texts: { [first]: mine } })
      await taken('PUT', translation, 'ali', { texts: { [second]: theirs } })
      expect(await readDraft(draft)).toMatchObject({ changed: [first], values: { [second]: theirs } })
      const merged = (await taken('POST', `${draft}/publish`, 'mona')).json()
      expect(merged.texts).toMatchObject({ [first]: mine, [second]: theirs })

      const [own, other] = [word(), word()]
      const { recordRevision } = (await taken('PUT', draft, 'mona', { texts: { [first]: own } })).json()
      const { revision } = (await taken('PUT', translation, 'ali', { texts: { [first]: other } })).json()
      expect(await readDraft(draft)).toMatchObject({
        ...{ clashes: [first], recordRevision },
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
      expect(await statusOf('DELETE', draft, 'ali')).toBe(404)
      const undo = await taken('POST', `${draft}/restore`, 'ali', undefined, ifMatch(gone.headers.etag))
      const waiting = { state: 'draft', createdBy: 'Mona', values: { [first]: mine } }
      expect(undo.json()).toMatchObject(waiting)
      expect(await statusOf('POST', `${draft}/restore`, 'ali')).toBe(404)

      await taken('DELETE', translation, 'mona')
      expect([(await readDraft(draft)).state, await listed(definition, id)]).toEqual(['none', undefined])
      const [last] = await read(`${translation}/revisions`, 'viewer')
      await taken('POST', `${translation}/revisions/${last.revision}/restore`, 'mona')
      expect(await readDraft(draft)).toMatchObject(waiting)
      if (definition.kind === 'collection') {
        await taken('DELETE', record, 'mona')
        const seen = [await statusOf('GET', draft, 'viewer'), await listed(definition, id)]
        expect(seen).toEqual([404, undefined])
        await taken('POST', `/api/trash/${definition.path}/${id}/restore`, 'mona')
        expect(await readDraft(draft)).toMatchObject(waiting)
      }
      await taken('DELETE', translation, 'mona')
      await taken('PUT', translation, 'mona', { texts, state: 'published' })
      expect(await readDraft(draft)).toMatchObject({ state: 'none', values: texts })
    })

    it('are what a translation is that was never published', async () => {
      const { id, translation, translationDraft: draft } = await makeRecord(definition)
      if (definition.kind === 'singleton') await call('DELETE', translation, 'mona')
      expect(await readDraft(draft)).toMatchObject({ state: 'none', isNew: true, published: null })
      expect(await statusOf('POST', `${draft}/publish`, 'mona')).toBe(404)
      const texts = allTexts(await readTranslation(translation))
      const { revision: begun } = (await taken('PUT', translation, 'mona', { texts })).json()
      expect(await readDraft(draft)).toMatchObject({
        ...{ state: 'draft', isNew: true, revision: begun, updatedBy: 'Mona', values: texts },
        changed: Object.keys(texts),
      })
      expect(await listed(definition, id)).toMatchObject({ isNew: false, isPublished: false })
      const refused = await call('DELETE', draft, 'mona')
      const reason = expect.stringContaining('was never published')
      expect([refused.statusCode, refused.json().message]).toEqual([409, reason])
      const [path = ''] = Object.keys(texts)
      const mine = word()
      const late = { texts: { [path]: mine } }
      const { revision } = (await taken('PUT', draft, 'ali', late, ifMatch(`"r${begun}"`))).json()
      const written = { state: 'draft', revision, texts: { ...texts, [path]: mine } }
      expect(await readTranslation(translation)).toMatchObject(written)
      expect(await statusOf('PUT', draft, 'mona', late, ifMatch(`"r${begun}"`))).toBe(412)
      const tag = ifMatch(`"r${revision}"`)
      const published = await taken('POST', `${draft}/publish`, 'ali', {}, tag)
      expect(published.json()).toMatchObject({ state: 'published', texts: { [path]: mine } })
      expect(await listed(definition, id)).toBeUndefined()
      // A tag from before never fits a draft of what is published.
      await taken('PUT', draft, 'mona', { texts: { [path]: word() } })
      expect(await statusOf('POST', `${draft}/publish`, 'ali', {}, tag)).toBe(412)
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
        const answers = [
          await statusOf(method, url, undefined, body),
          await statusOf(method, url, 'viewer', body),
        ]
        expect([method, url, ...answers]).toEqual([method, url, 401, method === 'GET' ? 200 : 403])
      }
      const wrong = { texts: { 'no/such': 'ا', [first]: 'ا'.repeat(60_001) } }
      const refused = await call('PUT', draft, 'mona', wrong)
      const paths = refused.json().issues.map(({ path }: { path: string }) => path)
      expect([refused.statusCode, paths.sort()]).toEqual([400, [`texts.${first}`, 'texts.no/such'].sort()])
      for (const body of [{}, { texts: [] }, { texts: {}, recordRevision: 9999 }])
        expect([body, await statusOf('PUT', draft, 'mona', body)]).toEqual([body, 400])
      // Half of it can wait in a draft; visitors get all or nothing.
      const half = await taken('PUT', draft, 'mona', { texts: { [first]: '' } })
      expect(half.json()).toMatchObject({ changed: [first], missing: [{ path: first }] })
      const early = await call('POST', `${draft}/publish`, 'mona')
      expect([early.statusCode, early.json().issues[0].path]).toEqual([400, `texts.${first}`])
      await taken('DELETE', draft, 'mona')
    })

    it.runIf(definition.kind === 'collection')(
      'can be prepared before their record is published',
      async () => {
        const { id, ...values } = wordedBody(definition) as { id: string }
        const {
          list,
          record,
          draft: recordDraft,
          translation,
          translationDraft: draft,
        } = urlsOf(definition, id)
        await taken('POST', `${list}/drafts`, 'mona', { id, values })
        const found = await readTranslation(translation)
        expect([found.state, found.sources.length > 0]).toEqual(['none', true])
        const texts = allTexts(found)
        await taken('PUT', translation, 'mona', { texts })
        expect(await listed(definition, id)).toMatchObject({ isNew: false, isPublished: false })
        const early = await call('PUT', translation, 'mona', { state: 'published' })
        expect([early.statusCode, early.json().message]).toEqual([
          400,
          'The record is only a draft. Publish it before its translation, or both in one release.',
        ])
        expect(await statusOf('GET', `${record}?lang=ar`)).toBe(404)

        await taken('DELETE', recordDraft, 'mona')
        expect(await statusOf('GET', translation, 'viewer')).toBe(404)
        expect(await listed(definition, id)).toBeUndefined()
        const trash: { id: string; lang?: string }[] = await read('/api/trash', 'viewer')
        expect(trash.filter((one) => one.id === id && one.lang)).toEqual([])
        await taken('POST', `${recordDraft}/restore`, 'mona')
        expect(await readDraft(draft)).toMatchObject({ state: 'draft', values: texts })

        await taken('POST', `${recordDraft}/publish`, 'mona')
        expect((await read(`${record}?lang=ar`)).lang).toBe('en')
        await taken('POST', `${draft}/publish`, 'mona')
        expect((await read(`${record}?lang=ar`)).lang).toBe('ar')
      },
    )
  })
})
