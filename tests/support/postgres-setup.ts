import type { TestProject } from 'vitest/node'
import { makeMigratedDatabase } from './migrated-database.ts'
import { startThrowawayPostgres } from './throwaway-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of one PostgreSQL server for all server tests; a test makes a database of its own on it. */
    postgresUrl: string
  }
}

export async function setup(project: TestProject) {
  const postgres = await startThrowawayPostgres()
  await makeMigratedDatabase(postgres.url)
  project.provide('postgresUrl', postgres.url)
  return postgres.stop
}
