import { afterAll, beforeAll, expect, it } from 'vitest'
import { choice, integer, longText, text, textList } from '../../src/schema/fields.ts'
import { list } from '../../src/schema/nested-fields.ts'
import { systemActor } from '../../src/server/engine/actor.ts'
import { Content } from '../../src/server/engine/content.ts'
import { boats, changedTypes, count, name } from '../support/changed-types.ts'
import { entryId, storeEntries } from '../support/stored-entries.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'

onEachDatabase('fields of a content type that holds ten thousand records', (database) => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp(database)
  })
  afterAll(() => site.close())
  const { start, expectNoWork, listed, storedOf, verdictOf } = changedTypes(() => site)

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
    const [change] = await content.history.revisions(entryId(7))
    expect(change).toMatchObject({ changed: ['name'], values: { name: 'Isis', berth: 'Pier 7' } })
    await content.update(entryId(7), { name: 'Hapi' }, systemActor)
    await content.history.revert(entryId(7), 2, systemActor)
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
    expect((await content.history.revisions(entryId(1)))[1]).toMatchObject({
      changed: ['name'],
      values: { place: 'Luxor' },
    })
    const old = new Content(site.context, before)
    await old.update(entryId(3), { harbour: 'Minya' }, systemActor)
    await content.update(entryId(3), { place: 'Cairo' }, systemActor)
    expect(await content.history.revert(entryId(3), 2, systemActor)).toMatchObject({
      record: { place: 'Minya' },
    })
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
    expect(await content.history.revert(entryId(6), 2, systemActor)).toMatchObject({
      record: { kind: 'Felucca', note: 7 },
    })
    await expect(content.history.revert(entryId(6), 3, systemActor)).rejects.toMatchObject({
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
})
