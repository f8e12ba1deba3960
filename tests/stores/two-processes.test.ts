import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { connectDatabase } from '../../src/server/database/connect.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { createDatabase } from '../support/test-app.ts'

const password = 'seven green boats'
/** However busy the machine is: a page that was never drawn takes a process its time. */
const soon = { timeout: 80_000 }
let folder: string
let servers: ServerProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'two-processes-'))
})
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function startTwo(databaseUrl?: string): Promise<[ServerProcess, ServerProcess]> {
  const env = {
    DATABASE_URL: databaseUrl ?? (await createDatabase()),
    DATA_DIR: folder,
    ADMIN_PASSWORD: password,
    SAMPLE_CONTENT: 'false',
    LOG_LEVEL: 'warn',
  }
  // At the same moment: both find an empty database and want to create the tables and the first administrator.
  servers = await Promise.all([startServerProcess(env), startServerProcess(env)])
  return servers as [ServerProcess, ServerProcess]
}

async function signIn(server: ServerProcess): Promise<string> {
  const answer = await fetch(`${server.url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.org', password }),
  })
  expect(answer.status).toBe(200)
  return String(answer.headers.get('set-cookie')).split(';')[0] ?? ''
}

const namesOn = async (server: ServerProcess) => {
  const partners = (await (await fetch(`${server.url}/api/partners`)).json()) as { name: string }[]
  return partners.map((partner) => partner.name)
}

it('two servers on one PostgreSQL start together, show the same content and sessions, and stop cleanly', async () => {
  const [one, two] = await startTwo()
  const cookie = await signIn(one)
  const write = (server: ServerProcess, name: string) =>
    fetch(`${server.url}/api/partners`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    })

  expect(await namesOn(two)).toEqual([])
  for (let round = 0; round < 5; round += 1) {
    expect((await write(one, `One ${round}`)).status).toBe(201)
    expect((await write(two, `Two ${round}`)).status).toBe(201)
    // What the other wrote arrives by notification; the page then shows it too.
    await expect.poll(() => namesOn(one), soon).toHaveLength(2 * (round + 1))
    await expect.poll(() => namesOn(two), soon).toHaveLength(2 * (round + 1))
    await expect.poll(async () => (await fetch(`${two.url}/partners`)).text(), soon).toContain(`One ${round}`)
  }

  // A cached page of the other is not answered once its language is switched off.
  const statusOf = async (url: string) => (await fetch(url, { redirect: 'manual' })).status
  expect(await statusOf(`${two.url}/ar/partners`)).toBe(200)
  await fetch(`${one.url}/api/site-settings`, {
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ languages: ['en'] }),
  })
  expect(await statusOf(`${one.url}/ar/partners`)).toBe(302)
  await expect.poll(() => statusOf(`${two.url}/ar/partners`), soon).toBe(302)

  await fetch(`${two.url}/api/auth/sign-out`, { method: 'POST', headers: { cookie } })
  expect((await fetch(`${one.url}/api/auth/session`, { headers: { cookie } })).status).toBe(401)
  expect(await Promise.all([one.stop(), two.stop()])).toEqual([0, 0])
})

it('two servers that start on the records of an older version list them by the rules of today', async () => {
  const databaseUrl = await createDatabase()
  const database = await connectDatabase({ databaseUrl, sqliteFile: '' })
  const stored = (name: string, isActive: boolean) => {
    const facts = { id: name.toLowerCase(), data: JSON.stringify({ name, isActive }), state: '', position: 0 }
    const times = { created_at: '2026-11-15T09:00:00.000Z', updated_at: '2026-11-15T09:00:00.000Z' }
    const rest = { unique_key: null, revision: 1, translations: '{}', deleted_at: null, updated_by: null }
    // As if everything had been visible in those days.
    return { type: 'partner', is_visible: 1, ...facts, ...times, ...rest }
  }
  const rows = [stored('Nile', true), stored('Hidden', false)]
  await database.db.insertInto('entries').values(rows).execute()
  const [one, two] = await startTwo(databaseUrl)
  for (const server of [one, two]) expect(await namesOn(server)).toEqual(['Nile'])
  const derived = await database.db
    .selectFrom('entries')
    .select(['id', 'unique_key', 'fingerprint'])
    .execute()
  await database.close()
  expect(derived.map(({ unique_key }) => unique_key).sort()).toEqual(['hidden', 'nile'])
  expect(new Set(derived.map(({ fingerprint }) => fingerprint)).size).toBe(1)
})
