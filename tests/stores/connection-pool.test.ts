import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { storageFailure } from '../../src/server/database/database-errors.ts'
import { createKysely, postgresDialect } from '../../src/server/database/dialect.ts'
import type { Tables } from '../../src/server/database/tables.ts'

const role = 'of_few_connections'
const url = new URL(inject('postgresUrl'))
url.username = role

let server: pg.Client
let db: Kysely<Tables>
beforeEach(async () => {
  server = new pg.Client({ connectionString: inject('postgresUrl') })
  await server.connect()
  await server.query(`create role ${role} login connection limit 2`)
  db = createKysely(postgresDialect(url.href))
})
afterEach(async () => {
  await db.destroy()
  await server.query(`drop role ${role}`)
  await server.end()
})

const read = () => sql<{ value: number }>`select 1 as value from pg_sleep(0.01)`.execute(db)

it('reads wait for the connections that are open where PostgreSQL takes no further one', async () => {
  // One is open: the others are asked for at the same time, and most of them refused.
  await read()
  const answers = await Promise.all(Array.from({ length: 30 }, read))
  expect(answers.map(({ rows }) => rows[0]?.value)).toEqual(Array(30).fill(1))
})

it('where none is open, the refusal is passed on at once, and the next try may succeed', async () => {
  await server.query(`alter role ${role} connection limit 0`)
  await expect(read()).rejects.toMatchObject({ code: '53300' })
  await server.query(`alter role ${role} connection limit 2`)
  expect((await read()).rows).toEqual([{ value: 1 }])
})

it('a connection that finds no room for its file is called what it is', () => {
  const failure = storageFailure(new Error('could not write init file'))
  expect(failure?.message).toMatch(/The storage is full/)
})
