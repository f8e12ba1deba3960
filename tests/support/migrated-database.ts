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
