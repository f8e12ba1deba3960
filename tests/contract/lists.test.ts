import { describe, expect, it } from 'vitest'
import {
  changeOf,
  collections,
  contractSite,
  eachType,
  ifMatch,
  urlsOf,
  type Values,
} from '../support/contract-site.ts'
import { everyKind, hidingValues, notice, target } from '../support/every-kind.ts'
import { onEachDatabase } from '../support/test-app.ts'

const idsOf = (records: { id: string }[]) => records.map(({ id }) => id)

onEachDatabase('lists', (database) => {
  const { call, taken, read, statusOf, publish } = contractSite(database)

  eachType(collections, (definition) => {
    const { list } = urlsOf(definition, '')

    it('leave out in short what only the page of a record shows', async () => {
      await publish(definition)
      const left = Object.entries(definition.fields)
        .filter(([name, { kind }]) => kind === 'list' || definition.onlyOnOwnPage.includes(name))
        .map(([name]) => name)
      const whole: Values[] = await read(list, 'viewer')
      const short = await call('GET', `${list}?summary=true`, 'viewer')
      const without = (record: Values) =>
        Object.fromEntries(Object.entries(record).filter(([name]) => !left.includes(name)))
      expect(short.json()).toEqual(whole.map(without))
      expect(short.headers['x-total-count']).toBe(String(whole.length))
    })

    it('come in pages with the number of all', async () => {
      for (let count = 0; count < 3; count += 1) await publish(definition)
      const all = await read(list, 'viewer')
      const page = await call('GET', `${list}?limit=2&offset=1`, 'viewer')
      expect([page.json(), page.headers['x-total-count']]).toEqual([all.slice(1, 3), String(all.length)])
    })

    const hidden = hidingValues[definition.name]
    it(hidden ? 'show visitors what is public and nothing else' : 'show visitors everything', async () => {
      const { id, record: url } = await publish(definition)
      expect(idsOf(await read(list))).toContain(id)
      const total = async () => Number((await call('GET', list)).headers['x-total-count'])
      const before = await total()
      if (!hidden) return
      await taken('PUT', url, 'mona', hidden)
      for (const query of ['', '?summary=true', '?limit=1000', '?lang=ar'])
        expect([query, idsOf(await read(list + query))]).toEqual([query, expect.not.arrayContaining([id])])
      expect([await total(), await statusOf('GET', url)]).toEqual([before - 1, 404])
      expect(idsOf(await read(list, 'viewer'))).toContain(id)
      const born = await publish(definition, hidden)
      expect(await statusOf('GET', born.record)).toBe(404)
    })
  })

  const ordered = collections.filter(({ sortBy }) => sortBy === 'order')
  describe('ordered by hand', () =>
    eachType(ordered, (definition) => {
      const { list } = urlsOf(definition, '')

      it('take a new order in one call, whole or not at all', async () => {
        const ids: string[] = []
        for (let index = 0; index < 3; index += 1) ids.push((await publish(definition, { order: 7 })).id)
        const [one, two, three] = ids
        const others = idsOf(await read(list, 'viewer')).filter((id) => !ids.includes(id))
        // Of the same place, the one that was made first comes first.
        expect(idsOf(await read(list, 'viewer')).filter((id) => ids.includes(id))).toEqual(ids)
        const answer = await taken('PUT', `${list}/order`, 'admin', { ids: [three, one, two] })
        const places = answer.json().map(({ id, order }: { id: string; order: number }) => [id, order])
        expect(places).toEqual([three, one, two, ...others].map((id, order) => [id, order]))
        expect(await statusOf('PUT', `${list}/order`, 'admin', { ids: [two, 'nobody'] })).toBe(404)
        expect(await statusOf('PUT', `${list}/order`, 'admin', { ids: [two, two] })).toBe(400)
        expect(await statusOf('PUT', `${list}/order`, 'viewer', { ids })).toBe(403)
        expect(idsOf(await read(list, 'admin'))).toEqual([three, one, two, ...others])
      })

      it('leave a record where others moved it when somebody saves who read it before', async () => {
        const records = [(await publish(definition)).saved, (await publish(definition)).saved]
        const moved = idsOf(records).toReversed()
        await taken('PUT', `${list}/order`, 'admin', { ids: moved })
        for (const [place, id] of moved.entries()) {
          const { order } = records.find((record) => record.id === id)
          const put = () =>
            call('PUT', `${list}/${id}`, 'super_admin', { ...changeOf(definition), order }, ifMatch('"r1"'))
          const saved = await put()
          expect([saved.statusCode, saved.json().order], saved.body).toEqual([200, place])
          expect((await put()).statusCode).toBe(412)
        }
      })
    }))

  it('have no order by hand where they are sorted by a day', async () => {
    for (const { path } of [notice, target])
      expect(await statusOf('PUT', `/api/${path}/order`, 'mona', { ids: [] })).not.toBe(200)
  })

  it('begin with the latest day where the definition says so, else with the earliest', async () => {
    const days = ['2131-03-01', '2131-01-01', '2131-02-01']
    for (const [definition, sorted] of [
      [notice, days.toSorted().toReversed()],
      [target, days.toSorted()],
    ] as const) {
      for (const day of days) await publish(definition, { day })
      const listed: string[] = (await read(`/api/${definition.path}`)).map(({ day }: { day: string }) => day)
      expect(listed.filter((day) => days.includes(day))).toEqual(sorted)
      const { id, record } = await publish(definition, { day: '2131-02-15' })
      await taken('PUT', record, 'mona', { day: '2131-04-01' })
      const last = idsOf(await read(`/api/${definition.path}`)).at(definition.newestFirst ? 0 : -1)
      expect(last).toBe(id)
    }
  })

  it('answer the next and the last of records with a day', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10)
    const ids: string[] = []
    for (const days of [-20, -5, 5, 20]) ids.push((await publish(target, { day: inDays(days) })).id)
    expect(idsOf(await read('/api/every-targets?near=1'))).toEqual(ids.slice(1, 3))
  })

  it('are narrowed by a choice', async () => {
    const { id, record } = await publish(everyKind, { stage: 'Ended' })
    const url = '/api/every-kinds?stage=Ended'
    const ended = await call('GET', url)
    expect([idsOf(ended.json()), ended.headers['x-total-count']]).toEqual([[id], '1'])
    expect(idsOf(await read('/api/every-kinds?stage=Planned'))).not.toContain(id)
    await taken('PUT', record, 'mona', { stage: 'Running' })
    expect(await read(url)).toEqual([])
    expect(await statusOf('GET', `${url}&stage=Planned`)).toBe(400)
  })

  it('are narrowed by one of several texts, in the language that is asked for', async () => {
    const { id, translation } = await publish(notice, { tags: ['Sails', 'Oars'] })
    const found = async (tag: string, lang = 'en') =>
      idsOf(await read(`/api/every-notices?tags=${encodeURIComponent(tag)}&lang=${lang}`))
    expect([await found('sails'), await found('Sail'), await found('river')]).toEqual([
      [id],
      [],
      expect.not.arrayContaining([id]),
    ])
    const { sources } = await read(translation, 'viewer')
    const texts = Object.fromEntries(
      sources.map(({ path, source }: { path: string; source: string }) => [path, `ع ${source}`]),
    )
    await taken('PUT', translation, 'mona', { texts, state: 'published' })
    expect([await found('ع Oars', 'ar'), await found('Oars', 'ar')]).toEqual([[id], []])
  })
})
