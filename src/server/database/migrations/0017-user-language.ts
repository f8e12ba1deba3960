import type { Migration } from '../migration.ts'

/** The language that a member of staff works in; null until they choose one. */
export const addUserLanguage: Migration = async (tx) => {
  await tx.schema.alterTable('users').addColumn('language', 'text').execute()
}
