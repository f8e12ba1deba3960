import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { migratedDatabase } from './migrated-database.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'
import { createDatabase, type DatabaseName } from './test-app.ts'

export const livePassword = 'seven green boats'

export interface Answer {
  status: number
  headers: Headers
  text: string
  json<T>(): T
}

export interface CallOptions {
  method?: string
  body?: unknown
  /** JSON as it is sent, in the place of a body. */
  text?: string
  headers?: Record<string, string>
  /** Where the call goes instead of to the site itself, such as through a proxy. */
  through?: string
}

/** A real server process on a database and a data folder that outlive it. */
export interface LiveSite {
  /** Where it listens now: each process of it has a port of its own. */
  readonly url: string
  readonly server: ServerProcess
  readonly folder: string
  /** What makes the commands beside it, such as the backup, work on the same site. */
  readonly env: Record<string, string>
  /** Calls the API as the administrator. */
  call(path: string, options?: CallOptions): Promise<Answer>
  /** Calls it as a visitor without an account. */
  visit(path: string, options?: CallOptions): Promise<Answer>
  /** Ends the process as a power cut would: without a word. */
  kill(): Promise<void>
  /** A new process on the same database and folder. */
  start(): Promise<void>
}

export interface LiveSiteOptions {
  env?: Record<string, string>
  /** A command that starts the server as its last words, such as `unshare`. */
  through?: string[]
  /** Where its database and files are; made and deleted by the site unless it is given. */
  folder?: string
}

/** It ends with the test that opened it. */
export async function openLiveSite(
  database: DatabaseName,
  { env = {}, through, folder: givenFolder }: LiveSiteOptions = {},
): Promise<LiveSite> {
  const folder = givenFolder ?? mkdtempSync(path.join(tmpdir(), 'live-site-'))
  if (givenFolder === undefined && database === 'SQLite')
    copyFileSync(inject('migratedFile'), path.join(folder, 'site.db'))
  const wantsDatabase = database === 'PostgreSQL' && env.DATABASE_URL === undefined
  const fullEnv = {
    DATA_DIR: folder,
    ADMIN_PASSWORD: livePassword,
    SAMPLE_CONTENT: 'false',
    LOG_LEVEL: 'error',
    // Visitors of the tests come from many addresses: limits count by address.
    TRUST_PROXY: '127.0.0.1',
    ...(wantsDatabase ? { DATABASE_URL: await createDatabase(migratedDatabase) } : {}),
    ...env,
  }
  let server = await startServerProcess(fullEnv, through)
  onTestFinished(async () => {
    await server.stop()
    if (givenFolder === undefined) rmSync(folder, { recursive: true, force: true })
  })
  const cookie = await signIn(server.url)
  return {
    get url() {
      return server.url
    },
    get server() {
      return server
    },
    folder,
    env: fullEnv,
    call: (address, options) => call(server.url, address, cookie, options),
    visit: (address, options) => call(server.url, address, '', options),
    kill: () => server.kill(),
    start: async () => {
      server = await startServerProcess(fullEnv, through)
    },
  }
}

export async function signIn(url: string): Promise<string> {
  const body = { email: 'admin@example.org', password: livePassword }
  const answer = await call(url, '/api/auth/sign-in', '', { method: 'POST', body })
  if (answer.status !== 200) throw new Error(`The administrator cannot sign in: ${answer.text}`)
  return String(answer.headers.get('set-cookie')).split(';')[0] ?? ''
}

async function call(
  url: string,
  address: string,
  cookie: string,
  { method = 'GET', body, text: given, headers = {}, through = url }: CallOptions = {},
): Promise<Answer> {
  const isForm = body instanceof FormData
  const type: Record<string, string> =
    body === undefined || isForm ? {} : { 'content-type': 'application/json' }
  const answer = await fetch(through + address, {
    method,
    headers: { ...(cookie ? { cookie } : {}), ...type, ...headers },
    body: given ?? (body === undefined ? null : isForm ? body : JSON.stringify(body)),
  })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, text, json: <T>() => JSON.parse(text) as T }
}
