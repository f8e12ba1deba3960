import { beforeEach, expect, it } from 'vitest'
import type { Definition } from '../../src/schema/define-content.ts'
import {
  contractSite,
  eachType,
  freshBody,
  otherTitle,
  urlsOf,
  type Values,
} from '../support/contract-site.ts'
import { hidingValues, syntheticTypes } from '../support/every-kind.ts'
import { performSchedules } from '../support/perform-schedules.ts'
import { onEachDatabase } from '../support/test-app.ts'

const nine = Date.parse('2026-11-22T07:00:00.000Z')
const minute = 60_000
const at = (ms: number) => new Date(nine + ms).toISOString()

/** How records of a type end for visitors. */
function wayOf({ kind, name }: Definition): 'hidden' | 'trashed' | 'never' {
  if (kind === 'singleton') return 'never'
  return hidingValues[name] ? 'hidden' : 'trashed'
}

onEachDatabase('schedules', (database) => {
  const { call, taken, read, statusOf, publish, siteOf } = contractSite(database, new Date(nine))
  const setClock = (ms: number) => {
    siteOf().clock.now = new Date(nine + ms)
  }
  beforeEach(() => setClock(0))

  eachType(syntheticTypes, (definition) => {
    const { titleField } = definition
    const way = wayOf(definition)
    const write = (url: string, ...not: unknown[]) => {
      const values: Values = { [titleField]: otherTitle(definition, ...not) }
      return taken('PUT', url, 'mona', { values }).then(() => values[titleField])
    }

    it('publish what the draft holds at the time, once, in the name of who planned it', async () => {
      const { id, record, draft, schedule } = await publish(definition)
      const seen = (await call('GET', record)).body
      const first = await write(draft)
      const version = () => siteOf().context.version.current(definition.name)
      const before = version()
      const planned = await taken('PUT', schedule, 'mona', { publishAt: at(minute) })
      const plan = { at: at(minute), scheduledBy: 'Mona', scheduledAt: at(0) }
      expect(planned.json()).toMatchObject({ id, publish: plan, hide: null, missed: [] })
      expect(version()).toBe(before)

      setClock(minute / 2)
      const title = await write(draft, first)
      setClock(minute - 1)
      expect(await performSchedules(siteOf())).toEqual([])
      expect((await call('GET', record)).body).toBe(seen)

      setClock(minute)
      expect(await performSchedules(siteOf())).toEqual(['done'])
      expect((await read(record))[titleField]).toEqual(title)
      expect(await performSchedules(siteOf())).toEqual([])
      const [last] = await read(`${record}/revisions`, 'viewer')
      expect(last).toMatchObject({ actor: { name: 'Mona' }, time: at(minute), changed: [titleField] })
      expect((await read(draft, 'viewer')).state).toBe('none')
      expect(await read(schedule, 'viewer')).toMatchObject({ publish: null, missed: [] })
    })

    it('end with what is published by hand or thrown away', async () => {
      const { draft, schedule } = await publish(definition)
      const waiting = async () => (await read(schedule, 'viewer')).publish
      const plan = async (...not: unknown[]) => {
        const title = await write(draft, ...not)
        await taken('PUT', schedule, 'mona', { publishAt: at(minute) })
        expect(await waiting()).not.toBeNull()
        return title
      }
      const title = await plan()
      await taken('POST', `${draft}/publish`, 'mona', {})
      expect(await waiting()).toBeNull()
      await plan(title)
      await taken('DELETE', draft, 'mona')
      expect(await waiting()).toBeNull()
      setClock(minute)
      expect(await performSchedules(siteOf())).toEqual([])
    })

    it(way === 'never' ? 'never hide it' : `hide it (${way}) at the time`, async () => {
      const { record, schedule } = await publish(definition)
      const planned = await call('PUT', schedule, 'mona', { hideAt: at(minute) })
      if (way === 'never') {
        expect([planned.statusCode, planned.json().issues[0].path]).toEqual([400, 'hideAt'])
        return
      }
      expect(planned.statusCode, planned.body).toBe(200)
      setClock(minute - 1)
      expect(await performSchedules(siteOf())).toEqual([])
      expect(await statusOf('GET', record)).toBe(200)
      setClock(minute)
      expect(await performSchedules(siteOf())).toEqual(['done'])
      expect(await statusOf('GET', record)).toBe(404)
      const left = await call('GET', record, 'viewer')
      if (way === 'trashed') expect(left.statusCode).toBe(404)
      else expect(left.json()).toMatchObject({ ...hidingValues[definition.name], updatedBy: 'Mona' })
      expect((await read(`${record}/revisions`, 'viewer'))[0].actor.name).toBe('Mona')
    })

    it.runIf(definition.kind === 'collection')('publish and hide a record that never was', async () => {
      const { id: wanted, ...values } = freshBody(definition)
      const { list } = urlsOf(definition, '')
      const { id } = (await taken('POST', `${list}/drafts`, 'mona', { id: wanted, values })).json()
      const { record, schedule } = urlsOf(definition, id)
      const times = { publishAt: at(minute), hideAt: at(2 * minute) }
      const alone = await call('PUT', schedule, 'mona', { hideAt: times.hideAt })
      expect([alone.statusCode, alone.json().message]).toEqual([
        400,
        expect.stringContaining('not published yet'),
      ])
      await taken('PUT', schedule, 'mona', times)
      // As after a stop that lasted over both: they are caught up in their order.
      setClock(2 * minute)
      expect(await performSchedules(siteOf())).toEqual(['done', 'done'])
      expect(await statusOf('GET', record)).toBe(404)
      const actions = await read(`${record}/revisions`, 'viewer')
      const ended = way === 'trashed' ? 'delete' : 'update'
      expect(actions.map(({ action }: { action: string }) => action)).toEqual([ended, 'create'])
    })
  })
})
