import { afterAll, beforeAll, expect, it } from 'vitest'
import { date, integer, text, toggle } from '../../src/schema/fields.ts'
import { systemActor } from '../../src/server/engine/actor.ts'
import { Content } from '../../src/server/engine/content.ts'
import type { EngineContext } from '../../src/server/engine/engine-context.ts'
import { rebuildColumns } from '../../src/server/engine/rebuild-columns.ts'
import { boats, changedTypes, count, name } from '../support/changed-types.ts'
import { entryId, storeEntries } from '../support/stored-entries.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'

onEachDatabase('rules of a content type that holds ten thousand records', (database) => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp(database)
  })
  afterAll(() => site.close())
  const { start, expectNoWork, listed, rowOf, verdictOf } = changedTypes(() => site)

  it('shows visitors nothing that a new rule hides, and all that it no longer hides', async () => {
    const fields = { name, isOpen: toggle('Open') }
    const before = boats('shown', fields, { visibleWhen: (values) => values.isOpen === true })
    const stored = (index: number) => ({ name: `Boat ${index}`, isOpen: index < 3000 })
    await storeEntries(site.context, before, count, stored)
    const after = boats('shown', fields, { visibleWhen: (values) => values.isOpen === false })
    const version = Number(site.context.version.current('shown'))
    expect(await start(after)).toMatchObject({ outdated: count, changed: count, clashes: [] })
    expect(site.context.version.current('shown')).toBeGreaterThan(version)
    const { records, total } = await listed(after, {})
    expect(total).toBe(7000)
    expect(records.some((record) => record.isOpen)).toBe(false)
    expect((await listed(after, { limit: '1' })).total).toBe(7000)
    const content = new Content(site.context, after)
    await expect(content.read(entryId(0), 'visitors')).rejects.toThrow('not found')
    expect(await content.read(entryId(9000), 'visitors')).toMatchObject({ record: { name: 'Boat 9000' } })
    expect((await listed(after, {}, 'staff')).total).toBe(count)
    await expectNoWork(after)
  })

  it('lists by another field at once', async () => {
    const fields = { name, seats: integer('Seats'), launched: date('Launched') }
    const before = boats('sorted', fields, { sortBy: 'seats' })
    const dayOf = (index: number) =>
      new Date(Date.UTC(2030, 0, 1) - index * 86_400_000).toISOString().slice(0, 10)
    await storeEntries(site.context, before, count, (index) => ({
      name: `Boat ${index}`,
      seats: index,
      launched: dayOf(index),
    }))
    const after = boats('sorted', fields, { sortBy: 'launched' })
    expect(await start(after)).toMatchObject({ outdated: count, changed: count })
    const names = (await listed(after, {})).records.map((record) => record.name)
    expect(names).toEqual(Array.from({ length: count }, (_, index) => `Boat ${count - 1 - index}`))
    await expectNoWork(after)
  })

  it('filters by another field at once, and knows how many there are', async () => {
    const fields = { name, port: text('Port'), rig: text('Rig') }
    const before = boats('filtered', fields, { filterBy: 'port' })
    const stored = (index: number) => ({ name: `Boat ${index}`, port: 'Luxor', rig: `Rig ${index % 10}` })
    await storeEntries(site.context, before, count, stored)
    const after = boats('filtered', fields, { filterBy: 'rig' })
    expect(await start(after)).toMatchObject({ outdated: count, changed: count })
    expect(await listed(after, { rig: 'Rig 3', limit: '2' })).toMatchObject({
      total: count / 10,
      records: [{ name: 'Boat 3' }, { name: 'Boat 13' }],
    })
    await expectNoWork(after)
  })

  it('starts where records clash over a field that became unique: the first keeps the value', async () => {
    const before = boats('clashing', { name, sign: text('Sign') })
    // Numbers 20 and 9000 have the sign of number 10.
    const signOf = (index: number) => ([20, 9000].includes(index) ? 'Sign 10' : `Sign ${index}`)
    const stored = (index: number) => ({ name: `Boat ${index}`, sign: signOf(index) })
    await storeEntries(site.context, before, count, stored)
    const after = boats('clashing', { name, sign: text('Sign').unique('This sign is taken') })
    const clashes = [20, 9000].map((index) => ({ id: entryId(index), holder: entryId(10) }))
    expect(await start(after)).toMatchObject({ outdated: count, changed: count - 2, clashes })
    expect((await listed(after, {})).total).toBe(count)
    const { problems } = await verdictOf(after)
    expect(problems).toEqual(
      clashes.map(
        ({ id, holder }) =>
          `The clashing ${id} has the same unique value as the clashing ${holder}: rename one of them.`,
      ),
    )

    const content = new Content(site.context, after)
    const taken = 'This sign is taken'
    await expect(content.update(entryId(20), { name: 'Isis' }, systemActor)).rejects.toThrow(taken)
    await expect(content.create({ name: 'Hapi', sign: 'sign 10' }, systemActor)).rejects.toThrow(taken)
    await content.update(entryId(10), { name: 'First' }, systemActor)
    await content.update(entryId(20), { sign: 'Sign 20' }, systemActor)
    await content.update(entryId(9000), { sign: 'Sign 9000' }, systemActor)
    expect((await verdictOf(after)).problems).toEqual([])
    await expectNoWork(after)
  })

  it('leaves a value to the oldest of those who clash over it, whatever their ids', async () => {
    const before = boats('aged', { name, sign: text('Sign') })
    const fresh = [1, 600, 1200]
    const signOf = (index: number) => (fresh.includes(index) ? 'Same' : `Sign ${index}`)
    await storeEntries(site.context, before, count, (index) => ({
      name: `Boat ${index}`,
      sign: signOf(index),
    }))
    const { db } = site.context.database
    const setAge = (index: number, created_at: string) =>
      db
        .updateTable('entries')
        .set({ created_at })
        .where('type', '=', 'aged')
        .where('id', '=', entryId(index))
        .execute()
    await setAge(1200, '2020-01-01T00:00:00.000Z')
    await setAge(600, '2021-01-01T00:00:00.000Z')
    const after = boats('aged', { name, sign: text('Sign').unique('Taken') })
    const clashes = [1, 600].map((index) => ({ id: entryId(index), holder: entryId(1200) }))
    expect(await start(after)).toMatchObject({ outdated: count, clashes })
    expect(await rowOf('aged', 1200)).toMatchObject({ unique_key: 'same' })
    expect((await verdictOf(after)).problems).toHaveLength(2)
    await expectNoWork(after)
  })

  it('gives keys of another field to whom they belong, in whatever order the rows come', async () => {
    const fields = (unique: 'name' | 'sign') => ({
      name: unique === 'name' ? name.unique('Taken') : name,
      sign: unique === 'sign' ? text('Sign').unique('Taken') : text('Sign'),
    })
    const before = boats('swapped', fields('name'))
    // The name of each is the sign of another, so every key changes hands.
    const stored = (index: number) => ({ name: `Key ${index}`, sign: `Key ${count - 1 - index}` })
    await storeEntries(site.context, before, count, stored)
    const after = boats('swapped', fields('sign'))
    expect(await start(after)).toMatchObject({ outdated: count, clashes: [] })
    expect(await rowOf('swapped', 3)).toMatchObject({ unique_key: `key ${count - 4}` })
    expect((await verdictOf(after)).problems).toEqual([])
    await expectNoWork(after)
  })

  it('goes on after a crash in the middle, and with several processes at once does everything once', async () => {
    const fields = { name, isOpen: toggle('Open') }
    const before = boats('stopped', fields)
    await storeEntries(site.context, before, count, (index) => ({
      name: `Boat ${index}`,
      isOpen: index % 2 === 0,
    }))
    const after = boats('stopped', fields, { visibleWhen: (values) => values.isOpen === true })
    let left = 3
    const { context } = site
    const crashing: EngineContext = {
      ...context,
      database: {
        ...context.database,
        write: (work) => {
          left -= 1
          if (left < 0) throw new Error('The power is gone')
          return context.database.write(work)
        },
      },
    }
    await expect(rebuildColumns(crashing, [after])).rejects.toThrow('The power is gone')
    const runs = await Promise.all([rebuildColumns(context, [after]), rebuildColumns(context, [after])])
    const done = runs.flat().reduce((sum, { outdated }) => sum + outdated, 0)
    expect(done).toBe(count - 3 * 500)
    expect((await listed(after, {})).total).toBe(count / 2)
    expect((await verdictOf(after)).problems).toEqual([])
    await expectNoWork(after)
  })

  it('tells which record is listed as its type does not say', async () => {
    const definition = boats('tampered', { name }, {})
    await storeEntries(site.context, definition, 2, (index) => ({ name: `Boat ${index}` }))
    const { db } = site.context.database
    const rows = db.updateTable('entries').where('type', '=', 'tampered').where('id', '=', entryId(1))
    await rows.set({ is_visible: 0, position: 3 }).execute()
    expect((await verdictOf(definition)).problems).toEqual([
      'The tampered boat-00001 is listed as its content type does not say: position is 3 instead of 0, is_visible is 0 instead of 1.',
    ])
  })
})
