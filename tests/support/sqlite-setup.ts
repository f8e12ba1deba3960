import type { TestProject } from 'vitest/node'
import { makeMigratedFile } from './migrated-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A database of SQLite that all those of the tests are copies of. */
    migratedFile: string
  }
}

export async function setup(project: TestProject) {
  const { file, remove } = await makeMigratedFile()
  project.provide('migratedFile', file)
  return remove
}
