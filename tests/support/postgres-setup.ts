import type { TestProject } from 'vitest/node'
import { makeMigratedDatabase, makeMigratedFile } from './migrated-database.ts'
import { startThrowawayPostgres } from './throwaway-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of one PostgreSQL server for all server tests; a test makes a database of its own on it. */
    postgresUrl: string
    /** A database of SQLite that all those of the tests are copies of. */
    migratedFile: string
  }
}

export async function setup(project: TestProject) {
  const postgres = await startThrowawayPostgres()
  await makeMigratedDatabase(postgres.url)
  project.provide('postgresUrl', postgres.url)
  const migrated = await makeMigratedFile()
  project.provide('migratedFile', migrated.file)
  return async () => {
    migrated.remove()
    await postgres.stop()
  }
}
