import { sql } from 'kysely'
import { connectDatabase, type Database } from './connect.ts'

/**
 * A database that nobody keeps, in a file of its own. Nothing in it has to survive a power cut, so no write waits for the
 * disk, which would hold up the whole process.
 */
export async function openScratchDatabase(file: string): Promise<Database> {
  const database = await connectDatabase({ databaseUrl: undefined, sqliteFile: file })
  await sql`pragma journal_mode = memory`.execute(database.db)
  await sql`pragma synchronous = off`.execute(database.db)
  return database
}
