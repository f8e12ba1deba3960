import type { Migration } from '../migration.ts'

/** Every change names the hash of the last one, which stands behind all that the last one says. */
export const indexLastChange: Migration = async (tx) => {
  await tx.schema.createIndex('changes_end').on('changes').columns(['sequence', 'hash']).execute()
}
