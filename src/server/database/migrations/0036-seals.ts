import type { Migration } from '../migration.ts'

/** Which rows the site itself wrote; see decision 61. The start fills it, since it alone has the key. */
export const addSeals: Migration = async (tx) => {
  await tx.schema
    .createTable('seals')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('seal', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('seals_key', ['kind', 'key'])
    .execute()
}
