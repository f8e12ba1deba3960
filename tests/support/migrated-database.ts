import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { connectDatabase } from '../../src/server/database/connect.ts'

/** A database with all tables and nothing in them: a copy of it is cheaper than every migration in every test. */
export const migratedDatabase = 'migrated'

export async function makeMigratedDatabase(serverUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database ${migratedDatabase}`)
  await client.end()
  const url = new URL(serverUrl)
  url.pathname = `/${migratedDatabase}`
  const database = await connectDatabase({ databaseUrl: url.href, sqliteFile: '' })
  await database.close()
}

/** The same for SQLite, where a copy of a database is a copy of its file. */
export async function makeMigratedFile(): Promise<{ file: string; remove(): void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'migrated-'))
  const file = path.join(folder, 'site.db')
  const database = await connectDatabase({ databaseUrl: undefined, sqliteFile: file })
  // The last one to leave writes the log of SQLite into the file.
  await database.close()
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
