import { afterEach, beforeEach, expect, it } from 'vitest'
import { compiledQuery } from '../../src/server/database/compiled-query.ts'
import { createKysely, postgresDialect, sqliteDialect } from '../../src/server/database/dialect.ts'
import { migrate } from '../../src/server/database/migrate.ts'
import type { Handle } from '../../src/server/database/tables.ts'
import { createDatabase, onEachDatabase } from '../support/test-app.ts'

// Shared by both databases, as all of them are.
let built = 0
const countersWith = compiledQuery((db, given: { name: string; least: number }, shape) => {
  built += 1
  return db
    .selectFrom('counters')
    .select('name')
    .where('value', '>=', given.least)
    .$if(shape === 'named', (select) => select.where('name', '=', given.name))
    .orderBy('name')
})

onEachDatabase('a compiled query', (database) => {
  let db: Handle

  beforeEach(async () => {
    const dialect =
      database === 'SQLite' ? sqliteDialect(':memory:') : postgresDialect(await createDatabase())
    db = createKysely(dialect)
    await migrate(db, dialect)
    await db.deleteFrom('counters').execute()
    const values = [1, 2, 3].map((value) => ({ name: `counter ${value}`, value }))
    await db.insertInto('counters').values(values).execute()
  })
  afterEach(() => db.destroy())

  it('is compiled once and gets new values at every run', async () => {
    built = 0
    expect(await countersWith(db, { name: '', least: 3 })).toEqual([{ name: 'counter 3' }])
    expect(await countersWith(db, { name: '', least: 2 })).toHaveLength(2)
    expect(built).toBe(1)
  })

  it('keeps its shapes apart', async () => {
    expect(await countersWith(db, { name: 'counter 2', least: 1 })).toHaveLength(3)
    expect(await countersWith(db, { name: 'counter 2', least: 1 }, 'named')).toEqual([{ name: 'counter 2' }])
    expect(await countersWith(db, { name: 'counter 2', least: 3 }, 'named')).toEqual([])
  })

  it('takes part in a transaction', async () => {
    const work = db.transaction().execute(async (tx) => {
      await tx.deleteFrom('counters').execute()
      expect(await countersWith(tx, { name: '', least: 1 })).toEqual([])
      throw new Error('undone')
    })
    await expect(work).rejects.toThrow('undone')
    expect(await countersWith(db, { name: '', least: 1 })).toHaveLength(3)
  })
})
