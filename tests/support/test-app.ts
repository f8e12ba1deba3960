import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { describe, inject } from 'vitest'
import { contentTypes as everyType } from '../../src/content/index.ts'
import type { Definition } from '../../src/schema/define-content.ts'
import { type AppOptions, buildApp } from '../../src/server/app.ts'
import type { AppContext } from '../../src/server/app-context.ts'
import { openBackupStorage } from '../../src/server/backup/open-backup-storage.ts'
import { readConfig } from '../../src/server/config.ts'
import { connectDatabase } from '../../src/server/database/connect.ts'
import { openContentVersion } from '../../src/server/engine/content-version.ts'
import { openFileStorage } from '../../src/server/uploads/open-file-storage.ts'
import { migratedDatabase } from './migrated-database.ts'
import { testHashingCost } from './test-hashing-cost.ts'

/** On a machine that has other things to do. */
const connectTimeoutMs = 25_000

export type DatabaseName = 'SQLite' | 'PostgreSQL'

declare module 'vitest' {
  interface ProvidedContext {
    /** Those that the tests of this project run on. */
    databases: readonly DatabaseName[]
  }
}

export interface TestApp {
  app: FastifyInstance
  context: AppContext
  /** The clock of the app; `clock.now = …` sets it, undefined lets it run. */
  clock: { now: Date | undefined }
  close(): Promise<void>
}

export interface TestAppOptions extends AppOptions {
  /** Left out, those of the foundation. */
  contentTypes?: readonly Definition[]
}

/** Runs the same tests on each database of the project that the file belongs to (vitest.config.ts). */
export function onEachDatabase(title: string, tests: (database: DatabaseName) => void): void {
  describe.each(inject('databases'))(`${title} on %s`, tests)
}

/** A whole server on a new, empty database and data folder. Needs no port: call it with `app.inject`. */
export async function startTestApp(
  database: DatabaseName,
  env: Record<string, string> = {},
  { contentTypes = everyType, ...options }: TestAppOptions = {},
): Promise<TestApp> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-test-'))
  const databaseEnv: Record<string, string> =
    database === 'PostgreSQL' ? { DATABASE_URL: await createDatabase(migratedDatabase) } : {}
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...databaseEnv, ...env })
  if (database === 'SQLite') copyFileSync(inject('migratedFile'), path.join(folder, 'site.db'))
  const connection = await connectDatabase({ ...config, connectTimeoutMs })
  const version = await openContentVersion(connection)
  const clock: TestApp['clock'] = { now: undefined }
  const context: AppContext = {
    config,
    contentTypes,
    database: connection,
    version,
    files: await openFileStorage(config),
    backups: await openBackupStorage(config),
    hashingCost: testHashingCost,
    now: () => clock.now ?? new Date(),
  }
  const app = await buildApp(context, options)
  return {
    app,
    context,
    clock,
    close: async () => {
      await app.close()
      await version.close()
      await connection.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A new database on the server that all tests share: without a table, or a copy of another one. */
export async function createDatabase(template = 'template1'): Promise<string> {
  const server = new URL(inject('postgresUrl'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: server.href })
  await client.connect()
  await client.query(`create database ${name} template ${template}`)
  await client.end()
  server.pathname = `/${name}`
  return server.href
}
