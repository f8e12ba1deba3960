import { mainLanguage } from '../../../shared/languages.ts'
import type { Migration } from '../migration.ts'

/** Applications and mails say the language they are in; all before were in the main one. */
export const addApplicantLanguage: Migration = async (tx) => {
  for (const table of ['applications', 'outbox'])
    await tx.schema
      .alterTable(table)
      .addColumn('language', 'text', (column) => column.notNull().defaultTo(mainLanguage))
      .execute()
}
