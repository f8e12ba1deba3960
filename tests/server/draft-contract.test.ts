import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentTypes } from '../../src/content/index.ts'
import type { Definition } from '../../src/schema/define-content.ts'
import { isEmpty } from '../../src/schema/field.ts'
import type { Draft } from '../../src/server/engine/draft-record.ts'
import { verifySite } from '../../src/server/verify/verify-site.ts'
import { mainLanguage } from '../../src/shared/languages.ts'
import { freshBody, shownValues } from '../safety/content-bodies.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

type Values = Record<string, unknown>
type Person = 'viewer' | 'mona' | 'ali'
const definitions: readonly Definition[] = contentTypes

let made = 0

/** Another value for the title, which every type has. */
function otherTitle({ fields, titleField, example }: Definition, not?: unknown): unknown {
  made += 1
  const options = fields[titleField]?.facts.options
  if (options) return options.find((option) => option !== example[titleField] && option !== not)
  return fields[titleField]?.kind === 'text' ? `Draft ${made}` : `/draft-${made}`
}

/** A second field to change, so that two people can work on different ones: a text or a switch. */
function secondField({
  fields,
  titleField,
}: Definition): { name: string; value: (was: unknown) => unknown } | undefined {
  const isText = (name: string) =>
    ['text', 'longText', 'richText'].includes(fields[name]?.kind ?? '') && !fields[name]?.uniqueMessage
  const names = Object.keys(fields).filter((name) => name !== titleField)
  const text = names.find(isText)
  if (text) return { name: text, value: () => `Meanwhile ${made++}`.slice(0, fields[text]?.facts.maxLength) }
  const toggle = names.find((name) => fields[name]?.kind === 'toggle')
  return toggle ? { name: toggle, value: (was) => !was } : undefined
}

onEachDatabase('drafts of every content type', (database) => {
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

  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    by?: Person,
    payload?: object,
    headers: Record<string, string> = {},
  ) =>
    site.app.inject({
      method,
      url,
      headers: { ...(by ? people.get(by)?.headers : {}), ...headers },
      ...(payload ? { payload } : {}),
    })
  const readDraft = async (url: string): Promise<Draft> => (await call('GET', url, 'viewer')).json()
  const listed = async (id: string, type: string) =>
    (await call('GET', `/api/drafts?type=${type}`, 'viewer')).json().find((one: Draft) => one.id === id)

  /** A published record and its addresses. */
  async function publishRecord(definition: Definition) {
    const isSingleton = definition.kind === 'singleton'
    const list = `/api/${definition.path}`
    const body = { ...freshBody(definition), ...shownValues(definition) }
    const saved = await call(isSingleton ? 'PUT' : 'POST', list, 'mona', body)
    expect(saved.statusCode, saved.body).toBeLessThan(300)
    const { id } = saved.json()
    const record = isSingleton ? list : `${list}/${id}`
    const { revision } = await readDraft(`${list}/${id}/draft`)
    return { id, record, draft: `${list}/${id}/draft`, draftRevision: revision }
  }

  describe.each(definitions.map((definition) => [definition.path, definition] as const))(
    '%s',
    (path, definition) => {
      const { titleField } = definition

      it('are kept beside what visitors read, continued on another device, and published', async () => {
        const { id, record, draft, draftRevision } = await publishRecord(definition)
        const seen = await call('GET', record)
        const version = await site.context.version.current(definition.name)
        expect(await readDraft(draft)).toMatchObject({ state: 'none', changed: [], revision: draftRevision })

        const title = otherTitle(definition)
        const values = { [titleField]: title }
        const begun = await call('PUT', draft, 'mona', { values }, { 'if-match': `"r${draftRevision}"` })
        expect(begun.statusCode, begun.body).toBe(200)
        const facts = { id, state: 'draft', isNew: false, createdBy: 'Mona', changed: [titleField] }
        expect(begun.json()).toMatchObject({ ...facts, values, revision: draftRevision + 1 })
        expect((await call('GET', record)).body).toBe(seen.body)
        expect(await site.context.version.current(definition.name)).toBe(version)
        expect(await listed(id, definition.name)).toMatchObject({ path, isNew: false, updatedBy: 'Mona' })

        const late = await call('PUT', draft, 'ali', { values }, { 'if-match': `"r${draftRevision}"` })
        expect([late.statusCode, late.json().message]).toEqual([412, expect.stringContaining('Mona')])
        const next = otherTitle(definition, title)
        const etag = String(begun.headers.etag)
        const moved = await call(
          'PUT',
          draft,
          'ali',
          { values: { [titleField]: next ?? title } },
          { 'if-match': etag },
        )
        expect(moved.json()).toMatchObject({
          createdBy: 'Mona',
          updatedBy: 'Ali',
          revision: draftRevision + 2,
        })

        const key = { 'idempotency-key': `publish ${path}`, 'if-match': String(moved.headers.etag) }
        const publish = () => call('POST', `${draft}/publish`, 'ali', {}, key)
        const published = await publish()
        expect(published.statusCode, published.body).toBe(200)
        expect(published.json()).toMatchObject({ [titleField]: next ?? title, updatedBy: 'Ali' })
        expect((await publish()).json()).toEqual(published.json())
        expect((await call('GET', record)).json()[titleField]).toEqual(next ?? title)
        expect(await readDraft(draft)).toMatchObject({ state: 'none', changed: [] })
        expect(await listed(id, definition.name)).toBeUndefined()
        const revisions = (await call('GET', `${record}/revisions`, 'viewer')).json()
        expect(revisions[0]).toMatchObject({
          action: 'update',
          changed: [titleField],
          actor: { name: 'Ali' },
        })
      })

      it('are merged with what was published meanwhile, and refused where both changed the same', async () => {
        const { record, draft } = await publishRecord(definition)
        const second = secondField(definition)
        const begun = await call('PUT', draft, 'mona', { values: { [titleField]: otherTitle(definition) } })
        const { values: before } = begun.json()
        const meanwhile = second && { [second.name]: second.value(before[second.name]) }
        if (meanwhile) {
          expect((await call('PUT', record, 'ali', meanwhile)).statusCode).toBe(200)
          expect(await readDraft(draft)).toMatchObject({
            changed: [titleField],
            clashes: [],
            values: meanwhile,
          })
          const merged = await call('POST', `${draft}/publish`, 'mona')
          expect(merged.json()).toMatchObject({ ...meanwhile, [titleField]: before[titleField] })
        } else await call('POST', `${draft}/publish`, 'mona')

        const { options } = definition.fields[titleField]?.facts ?? {}
        if (options && options.length < 3) return
        const mine = otherTitle(definition, before[titleField])
        const { recordRevision } = (
          await call('PUT', draft, 'mona', { values: { [titleField]: mine } })
        ).json()
        const theirs =
          options?.find((option) => option !== mine && option !== before[titleField]) ??
          otherTitle(definition)
        expect((await call('PUT', record, 'ali', { [titleField]: theirs })).statusCode).toBe(200)
        const torn = await readDraft(draft)
        expect(torn).toMatchObject({
          clashes: [titleField],
          recordRevision,
          published: { [titleField]: theirs },
        })
        const refused = await call('POST', `${draft}/publish`, 'mona')
        expect([refused.statusCode, refused.json().message]).toEqual([412, expect.stringContaining('Ali')])
        expect((await call('GET', record, 'viewer')).json()[titleField]).toEqual(theirs)
        const chosen = { values: { [titleField]: mine }, recordRevision: recordRevision + 1 }
        const settled = await call('POST', `${draft}/publish`, 'mona', chosen)
        expect([settled.statusCode, settled.json()[titleField]], settled.body).toEqual([200, mine])
      })

      it('can be thrown away and had back, and go into the trash and out of it with their record', async () => {
        const { id, record, draft } = await publishRecord(definition)
        const title = otherTitle(definition)
        await call('PUT', draft, 'mona', { values: { [titleField]: title } })
        const gone = await call('DELETE', draft, 'ali')
        expect(gone.statusCode).toBe(204)
        expect(await readDraft(draft)).toMatchObject({ state: 'none' })
        expect((await call('DELETE', draft, 'ali')).statusCode).toBe(404)
        const undo = await call('POST', `${draft}/restore`, 'ali', undefined, {
          'if-match': String(gone.headers.etag),
        })
        expect(undo.json()).toMatchObject({
          state: 'draft',
          createdBy: 'Mona',
          values: { [titleField]: title },
        })
        expect((await call('POST', `${draft}/restore`, 'ali')).statusCode).toBe(404)
        if (definition.kind === 'singleton') return

        await call('DELETE', record, 'mona')
        expect((await call('GET', draft, 'viewer')).statusCode).toBe(404)
        expect((await call('PUT', draft, 'mona', { values: {} })).statusCode).toBe(404)
        expect(await listed(id, definition.name)).toBeUndefined()
        await call('POST', `/api/trash/${path}/${id}/restore`, 'mona')
        expect(await readDraft(draft)).toMatchObject({ state: 'draft', values: { [titleField]: title } })
        await call('DELETE', record, 'mona')
        const again = await call('POST', `/api/${path}`, 'mona', { ...freshBody(definition), id })
        expect(again.statusCode, again.body).toBe(201)
        expect(await readDraft(draft)).toMatchObject({ state: 'none', changed: [] })
      })

      it('are written by those who may write the record, and hold what is half ready but nothing harmful', async () => {
        const { draft } = await publishRecord(definition)
        for (const [method, url, body] of [
          ['GET', draft],
          ['PUT', draft, { values: {} }],
          ['DELETE', draft],
          ['POST', `${draft}/restore`],
          ['POST', `${draft}/publish`],
        ] as const) {
          expect([method, url, (await call(method, url, undefined, body)).statusCode]).toEqual([
            method,
            url,
            401,
          ])
          const { statusCode } = await call(method, url, 'viewer', body)
          expect([method, url, statusCode]).toEqual([method, url, method === 'GET' ? 200 : 403])
        }
        const wrong = await call('PUT', draft, 'mona', { values: { [titleField]: { not: 'a text' } } })
        expect([wrong.statusCode, wrong.json().issues[0].path]).toEqual([400, titleField])
        for (const body of [
          {},
          { values: [] },
          { values: {}, recordRevision: -1 },
          { values: {}, recordRevision: 9999 },
        ])
          expect([body, (await call('PUT', draft, 'mona', body)).statusCode]).toEqual([body, 400])
        expect((await call('PUT', `/api/${path}/nobody/draft`, 'mona', { values: {} })).statusCode).toBe(404)

        const required = Object.entries(definition.fields).filter(
          ([, { rule }]) => !rule.safeParse('').success,
        )
        const [name] = required.find(([, { isRequired, empty }]) => isRequired && isEmpty(empty)) ?? []
        if (!name) return
        const half = await call('PUT', draft, 'mona', { values: { [name]: definition.fields[name]?.empty } })
        expect(half.json()).toMatchObject({ changed: [name] })
        const early = await call('POST', `${draft}/publish`, 'mona')
        expect([early.statusCode, early.json().issues[0].path]).toEqual([400, name])
        expect(await readDraft(draft)).toMatchObject({ state: 'draft', changed: [name] })
      })

      it.runIf(definition.kind === 'collection')(
        'begin a record that nobody can read before it is published',
        async () => {
          const { id: _id, ...body } = { ...freshBody(definition), ...shownValues(definition) } as Values
          const headers = { 'idempotency-key': `begin ${path}` }
          const begin = () => call('POST', `/api/${path}/drafts`, 'mona', { values: body }, headers)
          const begun = await begin()
          expect(begun.statusCode, begun.body).toBe(201)
          const { id } = begun.json()
          expect((await begin()).json()).toEqual(begun.json())
          const [record, draft] = [`/api/${path}/${id}`, `/api/${path}/${id}/draft`]
          expect(begun.headers.location).toBe(draft)
          expect(begun.json()).toMatchObject({
            isNew: true,
            published: null,
            recordRevision: 0,
            state: 'draft',
          })
          for (const by of [undefined, 'mona'] as const)
            expect((await call('GET', record, by)).statusCode).toBe(404)
          expect(await listed(id, definition.name)).toMatchObject({
            isNew: true,
            record: { id, ...pickTitle(definition, body) },
          })
          const taken = await call('POST', `/api/${path}/drafts`, 'mona', { values: body, id })
          expect([taken.statusCode, taken.json().issues[0].path]).toEqual([409, 'id'])

          const gone = await call('DELETE', draft, 'mona')
          expect([gone.statusCode, (await call('GET', draft, 'mona')).statusCode]).toEqual([204, 404])
          const trashed = async () =>
            (await call('GET', '/api/trash', 'viewer')).json().find((one: Draft) => one.id === id)
          expect(await trashed()).toMatchObject({ path, isDraft: true, deletedBy: 'Mona' })
          expect((await call('POST', `${draft}/restore`, 'mona')).json()).toMatchObject({
            isNew: true,
            state: 'draft',
          })
          expect(await trashed()).toBeUndefined()
          const published = await call('POST', `${draft}/publish`, 'mona', {
            values: pickTitle(definition, body),
          })
          expect(published.statusCode, published.body).toBe(200)
          expect((await call('GET', record)).json()).toMatchObject({ id, ...pickTitle(definition, body) })
          const revisions = (await call('GET', `${record}/revisions`, 'viewer')).json()
          expect(revisions.map(({ action }: { action: string }) => action)).toEqual(['create'])
        },
      )
    },
  )

  it('leave one change in the log for each sitting, and fit together with it', async () => {
    const definition = definitions.find(({ kind }) => kind === 'collection') as Definition
    const { id, draft } = await publishRecord(definition)
    const actions = async () =>
      (
        await site.context.database.db
          .selectFrom('changes')
          .select(['action', 'actor_name'])
          .where('type', '=', 'draft')
          .where('id', '=', `${definition.name}/${id}/${mainLanguage}`)
          .orderBy('sequence')
          .execute()
      ).map(({ action, actor_name }) => `${actor_name} ${action}`)
    const type = async (by: Person) =>
      expect(
        (await call('PUT', draft, by, { values: { [definition.titleField]: otherTitle(definition) } }))
          .statusCode,
      ).toBe(200)
    for (const by of ['mona', 'mona', 'mona', 'ali', 'ali'] as const) await type(by)
    expect(await actions()).toEqual(['Mona create', 'Ali update'])
    site.clock.now = new Date(Date.now() + 31 * 60_000)
    await type('ali')
    site.clock.now = undefined
    await call('DELETE', draft, 'ali')
    expect(await actions()).toEqual(['Mona create', 'Ali update', 'Ali update', 'Ali delete'])
    const { sentence } = (await call('GET', '/api/activity?type=draft', 'viewer')).json()[0]
    expect(sentence).toContain('Ali deleted the draft “')
    const verdict = await verifySite(site.context)
    // The people of this test were stored past the log.
    const problems = Object.values(verdict).flatMap((part) => part.problems)
    expect(problems.filter((line) => !line.startsWith('The user '))).toEqual([])
    expect(verdict.records.checked).toBeGreaterThan(definitions.length)
  })
})

function pickTitle({ titleField }: Definition, body: Values): Values {
  return { [titleField]: body[titleField] }
}
