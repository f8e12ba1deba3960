import { expect, it } from 'vitest'
import type { Definition } from '../../src/schema/define-content.ts'
import { isEmpty } from '../../src/schema/field.ts'
import type { Draft } from '../../src/server/engine/draft-record.ts'
import {
  contractSite,
  eachType,
  freshBody,
  ifMatch,
  nextNumber,
  onceKey,
  otherTitle,
  urlsOf,
  type Values,
} from '../support/contract-site.ts'
import { syntheticTypes } from '../support/every-kind.ts'
import { onEachDatabase } from '../support/test-app.ts'

/** A second field to change, so that two people can work on different ones: a text or a switch. */
function secondField({ fields, titleField }: Definition): ((was: Values) => Values) | undefined {
  const names = Object.keys(fields).filter((name) => name !== titleField)
  const text = names.find((name) => ['text', 'longText', 'richText'].includes(fields[name]?.kind ?? ''))
  if (text) return () => ({ [text]: `Meanwhile ${nextNumber()}` })
  const toggle = names.find((name) => fields[name]?.kind === 'toggle')
  return toggle ? (was) => ({ [toggle]: !was[toggle] }) : undefined
}

onEachDatabase('drafts', (database) => {
  const site = contractSite(database)
  const { call, taken, read, statusOf, publish, listedDraft } = site
  const readDraft = (url: string): Promise<Draft> => read(url, 'viewer')

  eachType(syntheticTypes, (definition) => {
    const { path, titleField } = definition

    it('are stored beside what visitors read, continued on another device, and published', async () => {
      const { id, record, draft } = await publish(definition)
      const [seen, whole] = [(await call('GET', record)).body, await read(record, 'viewer')]
      const version = () => site.siteOf().context.version.current(definition.name)
      const before = version()
      const { revision: first, ...none } = await readDraft(draft)
      expect(none).toMatchObject({ state: 'none', changed: [] })

      const values = { [titleField]: otherTitle(definition) }
      const begun = await taken('PUT', draft, 'mona', { values }, ifMatch(`"r${first}"`))
      const facts = { id, state: 'draft', isNew: false, createdBy: 'Mona', changed: [titleField] }
      expect(begun.json()).toMatchObject({ ...facts, values, revision: first + 1 })
      expect([(await call('GET', record)).body, version()]).toEqual([seen, before])
      expect(await listedDraft(definition, id)).toMatchObject({ path, isNew: false, updatedBy: 'Mona' })

      const late = await call('PUT', draft, 'ali', { values }, ifMatch(`"r${first}"`))
      expect([late.statusCode, late.json().message]).toEqual([412, expect.stringContaining('Mona')])
      const next = { [titleField]: otherTitle(definition, values[titleField]) }
      const moved = await taken('PUT', draft, 'ali', { values: next }, ifMatch(begun.headers.etag))
      expect(moved.json()).toMatchObject({ createdBy: 'Mona', updatedBy: 'Ali', revision: first + 2 })

      const headers = { ...onceKey(`publish ${path}`), ...ifMatch(moved.headers.etag) }
      const send = () => taken('POST', `${draft}/publish`, 'ali', {}, headers)
      const published = (await send()).json()
      const { updatedAt: _updated, lastModified: _modified, ...same } = whole
      expect(published).toMatchObject({ ...same, ...next, updatedBy: 'Ali' })
      expect((await send()).json()).toEqual(published)
      expect((await read(record))[titleField]).toEqual(next[titleField])
      expect(await readDraft(draft)).toMatchObject({ state: 'none', changed: [] })
      expect(await listedDraft(definition, id)).toBeUndefined()
      const [last] = await read(`${record}/revisions`, 'viewer')
      expect(last).toMatchObject({ action: 'update', changed: [titleField], actor: { name: 'Ali' } })
    })

    it('are merged with what was published meanwhile, and refused where both changed the same', async () => {
      const { record, draft } = await publish(definition)
      const write = (values: Values) => taken('PUT', draft, 'mona', { values })
      const { values: before } = (await write({ [titleField]: otherTitle(definition) })).json()
      const meanwhile = secondField(definition)?.(before) ?? {}
      expect(meanwhile).not.toEqual({})
      await taken('PUT', record, 'ali', meanwhile)
      expect(await readDraft(draft)).toMatchObject({ changed: [titleField], clashes: [], values: meanwhile })
      const merged = (await taken('POST', `${draft}/publish`, 'mona')).json()
      expect(merged).toMatchObject({ ...meanwhile, [titleField]: before[titleField] })

      const mine = otherTitle(definition, before[titleField])
      const theirs = otherTitle(definition, before[titleField], mine) ?? definition.example[titleField]
      const { recordRevision } = (await write({ [titleField]: mine })).json()
      await taken('PUT', record, 'ali', { [titleField]: theirs })
      const torn = { clashes: [titleField], recordRevision, published: { [titleField]: theirs } }
      expect(await readDraft(draft)).toMatchObject(torn)
      const refused = await call('POST', `${draft}/publish`, 'mona')
      expect([refused.statusCode, refused.json().message]).toEqual([412, expect.stringContaining('Ali')])
      expect((await read(record, 'viewer'))[titleField]).toEqual(theirs)
      const chosen = { values: { [titleField]: mine }, recordRevision: recordRevision + 1 }
      const settled = await taken('POST', `${draft}/publish`, 'mona', chosen)
      expect(settled.json()[titleField]).toEqual(mine)
    })

    it('can be thrown away and had back', async () => {
      const { draft } = await publish(definition)
      const values = { [titleField]: otherTitle(definition) }
      await taken('PUT', draft, 'mona', { values })
      const gone = await taken('DELETE', draft, 'ali')
      expect(await readDraft(draft)).toMatchObject({ state: 'none' })
      expect(await statusOf('DELETE', draft, 'ali')).toBe(404)
      const undo = await taken('POST', `${draft}/restore`, 'ali', undefined, ifMatch(gone.headers.etag))
      expect(undo.json()).toMatchObject({ state: 'draft', createdBy: 'Mona', values })
      expect(await statusOf('POST', `${draft}/restore`, 'ali')).toBe(404)
      await taken('DELETE', draft, 'ali')
    })

    it.runIf(definition.kind === 'collection')(
      'go into the trash and out of it with their record',
      async () => {
        const { id, list, record, draft } = await publish(definition)
        const values = { [titleField]: otherTitle(definition) }
        await taken('PUT', draft, 'mona', { values })
        await taken('DELETE', record, 'mona')
        expect(await statusOf('GET', draft, 'viewer')).toBe(404)
        expect(await statusOf('PUT', draft, 'mona', { values: {} })).toBe(404)
        expect(await listedDraft(definition, id)).toBeUndefined()
        await taken('POST', `/api/trash/${path}/${id}/restore`, 'mona')
        expect(await readDraft(draft)).toMatchObject({ state: 'draft', values })
        await taken('DELETE', record, 'mona')
        await taken('POST', list, 'mona', { ...freshBody(definition), id })
        expect(await readDraft(draft)).toMatchObject({ state: 'none', changed: [] })
      },
    )

    it('are written by those who may write the record', async () => {
      const { draft } = await publish(definition)
      for (const [method, url, body] of [
        ['GET', draft],
        ['PUT', draft, { values: {} }],
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
    })

    it('hold what is half ready but nothing harmful', async () => {
      const { list, draft } = await publish(definition)
      const wrong = await call('PUT', draft, 'mona', { values: { [titleField]: { not: 'a text' } } })
      expect([wrong.statusCode, wrong.json().issues[0].path]).toEqual([400, titleField])
      for (const body of [
        {},
        { values: [] },
        { values: {}, recordRevision: -1 },
        { values: {}, recordRevision: 9999 },
      ])
        expect([body, await statusOf('PUT', draft, 'mona', body)]).toEqual([body, 400])
      expect(await statusOf('PUT', `${list}/nobody/draft`, 'mona', { values: {} })).toBe(404)

      const required = Object.entries(definition.fields).find(
        ([, { isRequired, empty, rule }]) => isRequired && isEmpty(empty) && !rule.safeParse('').success,
      )
      if (!required) return
      const [name, { empty }] = required
      const half = await taken('PUT', draft, 'mona', { values: { [name]: empty } })
      expect(half.json()).toMatchObject({ changed: [name] })
      const early = await call('POST', `${draft}/publish`, 'mona')
      expect([early.statusCode, early.json().issues[0].path]).toEqual([400, name])
      expect(await readDraft(draft)).toMatchObject({ state: 'draft', changed: [name] })
      await taken('DELETE', draft, 'mona')
    })

    it.runIf(definition.kind === 'collection')(
      'begin a record that nobody can read before it is published',
      async () => {
        const { id: _id, ...values } = freshBody(definition)
        const { list } = urlsOf(definition, '')
        const title = { [titleField]: values[titleField] }
        const begin = () => taken('POST', `${list}/drafts`, 'mona', { values }, onceKey(`begin ${path}`))
        const begun = await begin()
        const { id } = begun.json()
        expect((await begin()).json()).toEqual(begun.json())
        const { record, draft } = urlsOf(definition, id)
        expect([begun.statusCode, begun.headers.location]).toEqual([201, draft])
        const facts = { isNew: true, published: null, recordRevision: 0, state: 'draft' }
        expect(begun.json()).toMatchObject(facts)
        for (const by of [undefined, 'mona'] as const) expect(await statusOf('GET', record, by)).toBe(404)
        for (const url of [list, `${list}?summary=true`])
          expect((await call('GET', url)).body).not.toContain(id)
        expect(await listedDraft(definition, id)).toMatchObject({ isNew: true, record: { id, ...title } })
        const twice = await call('POST', `${list}/drafts`, 'mona', { values, id })
        expect([twice.statusCode, twice.json().issues[0].path]).toEqual([409, 'id'])

        await taken('DELETE', draft, 'mona')
        expect(await statusOf('GET', draft, 'mona')).toBe(404)
        const trashed = async () =>
          (await read('/api/trash', 'viewer')).find((one: { id: string }) => one.id === id)
        expect(await trashed()).toMatchObject({ path, isDraft: true, deletedBy: 'Mona' })
        const undone = await taken('POST', `${draft}/restore`, 'mona')
        expect(undone.json()).toMatchObject({ isNew: true, state: 'draft' })
        expect(await trashed()).toBeUndefined()
        await taken('POST', `${draft}/publish`, 'mona', { values: title })
        expect(await read(record, 'viewer')).toMatchObject({ id, ...values })
        const revisions = await read(`${record}/revisions`, 'viewer')
        expect(revisions.map(({ action }: { action: string }) => action)).toEqual(['create'])
      },
    )
  })
})
