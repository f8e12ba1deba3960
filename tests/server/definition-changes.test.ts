import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Definition, defineCollection } from '../../src/schema/define-content.ts'
import type { Fields } from '../../src/schema/field.ts'
import { choice, date, integer, list, longText, text, textList, toggle } from '../../src/schema/fields.ts'
import { systemActor } from '../../src/server/engine/actor.ts'
import { Content } from '../../src/server/engine/content.ts'
import type { EngineContext } from '../../src/server/engine/engine-context.ts'
import { type Rebuild, rebuildColumns } from '../../src/server/engine/rebuild-columns.ts'
import { verifyColumns } from '../../src/server/verify/verify-columns.ts'
import { entryId, storeEntries } from '../support/stored-entries.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'

const count = 10_000
type Values = Record<string, unknown>
type Options = Partial<Pick<Definition, 'sortBy' | 'filterBy' | 'visibleWhen'>>

function boats(name: string, fields: Fields, options: Options = {}): Definition {
  const example = { name: 'Isis' }
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
  return defineCollection({ name, path: name, label: ['Boat', 'Boats'], fields, example, ...given })
}

const name = text('Name').required()

onEachDatabase('a content type that holds ten thousand records', (database) => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp(database)
  })
  afterAll(() => site.close())

  /** What a start does, and how many transactions it needs for it. */
  const start = async (definition: Definition) => {
    let writes = 0
    const { context } = site
    const counting: EngineContext = {
      ...context,
      database: {
        ...context.database,
        write: (work) => {
          writes += 1
          return context.database.write(work)
        },
      },
    }
    const rebuilds = await rebuildColumns(counting, [definition])
    return { writes, ...(rebuilds[0] as Rebuild) }
  }
  const expectNoWork = async (definition: Definition) =>
    expect(await start(definition)).toEqual({ writes: 0 })
  const listed = async (
    definition: Definition,
    query: object,
    audience: 'staff' | 'visitors' = 'visitors',
  ) => {
    const answer = await new Content(site.context, definition).list(query, audience)
    return { total: answer.total, records: JSON.parse(answer.json) as Values[] }
  }
  const rowOf = async (type: string, index: number) => {
    const { db } = site.context.database
    const rows = db.selectFrom('entries').selectAll().where('type', '=', type)
    return rows.where('id', '=', entryId(index)).executeTakeFirstOrThrow()
  }
  const storedOf = async (type: string, index: number): Promise<Values> =>
    JSON.parse((await rowOf(type, index)).data)
  const verdictOf = (definition: Definition) => verifyColumns(site.context.database.db, [definition])

  it('gives every record the default of a field that was added', async () => {
    const before = boats('added', { name })
    await storeEntries(site.context, before, count, (index) => ({ name: `Boat ${index}` }))
    const after = boats('added', { name, seats: integer('Seats').default(4) }, { sortBy: 'seats' })
    expect(await start(after)).toMatchObject({ outdated: count, changed: count })
    const { records, total } = await listed(after, {})
    expect(total).toBe(count)
    expect(records.every((record) => record.seats === 4)).toBe(true)
    await expectNoWork(after)
  })

  it('carries the values of a removed field along, and has them again when it comes back', async () => {
    const before = boats('removed', { name, berth: text('Berth') })
    await storeEntries(site.context, before, count, (index) => ({
      name: `B${index}`,
      berth: `Pier ${index}`,
    }))
    const after = boats('removed', { name })
    await start(after)
    const content = new Content(site.context, after)
    const saved = await content.update(entryId(7), { name: 'Isis' }, systemActor)
    expect(saved.record).not.toHaveProperty('berth')
    await content.remove(entryId(8), systemActor)
    await content.restore(entryId(8), systemActor)
    const [change] = await content.revisions(entryId(7))
    expect(change).toMatchObject({ changed: ['name'], values: { name: 'Isis', berth: 'Pier 7' } })
    await content.update(entryId(7), { name: 'Hapi' }, systemActor)
    await content.revert(entryId(7), 2, systemActor)
    await expectNoWork(after)
    await start(before)
    const { records } = await listed(before, {})
    expect(records.map((record) => record.berth)).toEqual(records.map((_, index) => `Pier ${index}`))
    expect(records[7]).toMatchObject({ name: 'Isis' })
  })

  it('reads a renamed field under its older name, and moves it when the record is saved', async () => {
    const stops = (field: string) => list('Stops', { [field]: text('Place') })
    const before = boats('renamed', { name, harbour: text('Harbour'), stops: stops('harbour') })
    await storeEntries(site.context, before, count, (index) => ({
      name: `Boat ${index}`,
      harbour: index % 2 === 0 ? 'Aswan' : 'Luxor',
      stops: [{ harbour: 'Edfu', pier: index }],
    }))
    const place = text('Place').formerly('harbour', 'port')
    const fields = { name, place, stops: list('Stops', { place }) }
    const after = boats('renamed', fields, { filterBy: 'place' })
    expect(await start(after)).toMatchObject({ outdated: count, changed: count })
    const { records } = await listed(after, { place: 'Luxor' })
    expect(records).toHaveLength(count / 2)
    expect(records[0]).toMatchObject({ name: 'Boat 1', place: 'Luxor', stops: [{ place: 'Edfu' }] })

    const content = new Content(site.context, after)
    await content.update(entryId(1), { name: 'Isis' }, systemActor)
    expect(await storedOf('renamed', 1)).toEqual({
      name: 'Isis',
      place: 'Luxor',
      stops: [{ place: 'Edfu', pier: 1 }],
    })
    const sent = { harbour: 'Qena', stops: [{ port: 'Esna' }] }
    expect(await content.update(entryId(1), sent, systemActor)).toMatchObject({
      record: { place: 'Qena', stops: [{ place: 'Esna' }] },
    })
    expect((await content.revisions(entryId(1)))[1]).toMatchObject({
      changed: ['name'],
      values: { place: 'Luxor' },
    })
    const old = new Content(site.context, before)
    await old.update(entryId(3), { harbour: 'Minya' }, systemActor)
    await content.update(entryId(3), { place: 'Cairo' }, systemActor)
    expect(await content.revert(entryId(3), 2, systemActor)).toMatchObject({ record: { place: 'Minya' } })
    expect(await storedOf('renamed', 3)).not.toHaveProperty('harbour')
    await content.remove(entryId(5), systemActor)
    expect(await content.restore(entryId(5), systemActor)).toMatchObject({ record: { place: 'Luxor' } })
    expect((await verdictOf(after)).problems).toEqual([])
    await expectNoWork(after)
  })

  it('reads what a field of another kind stored, and keeps it until the field gets a new value', async () => {
    const fields = {
      name,
      kind: text('Kind'),
      seats: integer('Seats'),
      note: longText('Note'),
      crew: text('Crew'),
    }
    const before = boats('kinds', fields)
    const stored = (index: number) => ({
      name: `Boat ${index}`,
      kind: index % 2 === 0 ? 'felucca' : 'Barge?',
      seats: index,
      note: 'Needs paint',
      crew: 'Mona',
    })
    await storeEntries(site.context, before, count, stored)
    const kind = choice('Kind', ['Dahabeya', 'Felucca'])
    const later = { name, kind, seats: text('Seats'), note: integer('Note'), crew: textList('Crew') }
    const after = boats('kinds', later, { filterBy: 'kind' })
    expect(await start(after)).toMatchObject({ outdated: count, changed: count })
    expect((await listed(after, { kind: 'Felucca' })).total).toBe(count / 2)
    const { records } = await listed(after, {})
    expect(records[3]).toMatchObject({ kind: 'Dahabeya', seats: '3', note: 0, crew: ['Mona'] })
    expect(records[4]).toMatchObject({ kind: 'Felucca' })

    const content = new Content(site.context, after)
    const { record: whole } = await content.read(entryId(3), 'staff')
    await content.update(entryId(3), { ...whole, name: 'Isis' }, systemActor)
    expect(await storedOf('kinds', 3)).toEqual({ ...stored(3), name: 'Isis' })
    await content.update(entryId(4), { note: 12 }, systemActor)
    expect(await storedOf('kinds', 4)).toEqual({ ...stored(4), note: 12 })
    const old = new Content(site.context, before)
    await old.update(entryId(6), { kind: 'FELUCCA', note: '7' }, systemActor)
    await old.update(entryId(6), { note: 'Leaks' }, systemActor)
    expect(await content.revert(entryId(6), 2, systemActor)).toMatchObject({
      record: { kind: 'Felucca', note: 7 },
    })
    await expect(content.revert(entryId(6), 3, systemActor)).rejects.toMatchObject({
      issues: [{ path: 'note' }],
    })
    const { problems, notes } = await verdictOf(after)
    expect(problems).toEqual([])
    expect(notes).toContain(
      '9999 boats hold something under "note" that it does not take as it stands (boat-00000, boat-00001, boat-00002, …). It is kept until the field is saved with a new value.',
    )
    await expectNoWork(after)
    await start(before)
    expect((await listed(before, {})).records[3]).toMatchObject({ ...stored(3), name: 'Isis' })
  })

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
