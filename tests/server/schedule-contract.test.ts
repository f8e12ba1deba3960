import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contentTypes } from '../../src/content/index.ts'
import type { Definition } from '../../src/schema/define-content.ts'
import { valuesThatHide, wayToHide } from '../../src/schema/values-that-hide.ts'
import { freshBody, shownValues } from '../safety/content-bodies.ts'
import { performSchedules } from '../support/perform-schedules.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

const definitions: readonly Definition[] = contentTypes
const nine = Date.parse('2026-11-22T07:00:00.000Z')
const minute = 60_000

let made = 0

/** Another value for the title, which every type has. */
function otherTitle({ fields, titleField, example }: Definition): unknown {
  made += 1
  const options = fields[titleField]?.facts.options
  if (options) return options.find((option) => option !== example[titleField])
  return fields[titleField]?.kind === 'text' ? `Planned ${made}` : `/planned-${made}`
}

onEachDatabase('schedules of every content type', (database) => {
  let site: TestApp
  let staff: TestUser
  beforeAll(async () => {
    site = await startTestApp(database)
    site.clock.now = new Date(nine)
    // Some types are written by super admins alone.
    staff = await signInAs(site, 'super_admin', { displayName: 'Mona' })
  })
  afterAll(() => site.close())
  beforeEach(() => setClock(0))

  const setClock = (ms: number) => {
    site.clock.now = new Date(nine + ms)
  }
  const at = (ms: number) => new Date(nine + ms).toISOString()
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    site.app.inject({ method, url, headers: staff.headers, ...(payload ? { payload } : {}) })
  const read = (url: string) => site.app.inject({ url })

  async function publishRecord(definition: Definition) {
    const isSingleton = definition.kind === 'singleton'
    const list = `/api/${definition.path}`
    const body = { ...freshBody(definition), ...shownValues(definition) }
    const saved = await call(isSingleton ? 'PUT' : 'POST', list, body)
    expect(saved.statusCode, saved.body).toBeLessThan(300)
    const { id } = saved.json()
    return { id, record: isSingleton ? list : `${list}/${id}`, own: `${list}/${id}` }
  }

  describe.each(definitions.map((definition) => [definition.path, definition] as const))(
    '%s',
    (_path, definition) => {
      const { titleField } = definition

      it('publish what the draft holds at the time, once, in the name of who planned it', async () => {
        const { id, record, own } = await publishRecord(definition)
        const seen = (await read(record)).body
        await call('PUT', `${own}/draft`, { values: { [titleField]: otherTitle(definition) } })
        const version = site.context.version.current(definition.name)
        const planned = await call('PUT', `${own}/schedule`, { publishAt: at(minute) })
        expect(planned.statusCode, planned.body).toBe(200)
        const publish = { at: at(minute), scheduledBy: 'Mona', scheduledAt: at(0) }
        expect(planned.json()).toMatchObject({ id, publish, hide: null, missed: [] })
        expect(site.context.version.current(definition.name)).toBe(version)

        setClock(30_000)
        const title = otherTitle(definition)
        const edited = await call('PUT', `${own}/draft`, { values: { [titleField]: title } })
        expect(edited.statusCode, edited.body).toBe(200)
        expect(await performSchedules(site)).toEqual([])
        expect((await read(record)).body).toBe(seen)

        setClock(minute)
        expect(await performSchedules(site)).toEqual(['done'])
        expect((await read(record)).json()[titleField]).toEqual(title)
        expect(await performSchedules(site)).toEqual([])
        const [last] = (await call('GET', `${record}/revisions`)).json()
        expect(last).toMatchObject({ actor: { name: 'Mona' }, time: at(minute), changed: [titleField] })
        expect((await call('GET', `${own}/draft`)).json().state).toBe('none')
        expect((await call('GET', `${own}/schedule`)).json()).toMatchObject({ publish: null, missed: [] })
      })

      it('end with what is published by hand or thrown away', async () => {
        const { own } = await publishRecord(definition)
        const plan = async () => {
          await call('PUT', `${own}/draft`, { values: { [titleField]: otherTitle(definition) } })
          const planned = await call('PUT', `${own}/schedule`, { publishAt: at(minute) })
          expect(planned.statusCode, planned.body).toBe(200)
        }
        const waiting = async () => (await call('GET', `${own}/schedule`)).json().publish
        await plan()
        expect(await waiting()).not.toBeNull()
        expect((await call('POST', `${own}/draft/publish`, {})).statusCode).toBe(200)
        expect(await waiting()).toBeNull()
        await plan()
        expect((await call('DELETE', `${own}/draft`)).statusCode).toBe(204)
        expect(await waiting()).toBeNull()
        setClock(minute)
        expect(await performSchedules(site)).toEqual([])
      })

      const way = wayToHide(definition)
      it(way === 'never' ? 'never hide it' : `hide it (${way}) at the time`, async () => {
        const { record, own } = await publishRecord(definition)
        const planned = await call('PUT', `${own}/schedule`, { hideAt: at(minute) })
        if (way === 'never') {
          expect(planned.json()).toMatchObject({ issues: [{ path: 'hideAt' }] })
          return
        }
        expect(planned.statusCode, planned.body).toBe(200)
        expect((await read(record)).statusCode).toBe(200)
        setClock(minute)
        expect(await performSchedules(site)).toEqual(['done'])
        expect((await read(record)).statusCode).toBe(404)
        const kept = await call('GET', record)
        if (way === 'trashed') expect(kept.statusCode).toBe(404)
        else expect(kept.json()).toMatchObject({ ...valuesThatHide(definition), updatedBy: 'Mona' })
        expect((await call('GET', `${record}/revisions`)).json()[0].actor.name).toBe('Mona')
      })

      it.runIf(definition.kind === 'collection')('publish and hide a record that never was', async () => {
        const { id: wantedId, ...values } = { ...freshBody(definition), ...shownValues(definition) }
        const body = { id: wantedId, values }
        const begun = await call('POST', `/api/${definition.path}/drafts`, body)
        expect(begun.statusCode, begun.body).toBe(201)
        const record = `/api/${definition.path}/${begun.json().id}`
        const times = { publishAt: at(minute), hideAt: at(2 * minute) }
        const alone = await call('PUT', `${record}/schedule`, { hideAt: times.hideAt })
        expect(alone.json().message).toContain('not published yet')
        expect((await call('PUT', `${record}/schedule`, times)).statusCode).toBe(200)
        // As after a stop that lasted over both: they are caught up in their order.
        setClock(2 * minute)
        expect(await performSchedules(site)).toEqual(['done', 'done'])
        expect((await read(record)).statusCode).toBe(404)
        const actions = (await call('GET', `${record}/revisions`)).json()
        const ended = way === 'trashed' ? 'delete' : 'update'
        expect(actions.map(({ action }: { action: string }) => action)).toEqual([ended, 'create'])
      })
    },
  )
})
