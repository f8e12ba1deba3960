import type { Handle } from '../database/tables.ts'

export async function readVersion(db: Handle): Promise<number> {
  const row = await db
    .selectFrom('counters')
    .select('value')
    .where('name', '=', 'content_version')
    .executeTakeFirstOrThrow()
  return row.value
}

/** Adds to the version and answers the new one. */
export async function raiseVersion(tx: Handle, by = 1): Promise<number> {
  const row = await tx
    .updateTable('counters')
    .set((eb) => ({ value: eb('value', '+', by) }))
    .where('name', '=', 'content_version')
    .returning('value')
    .executeTakeFirst()
  if (!row) throw new Error('The counter of the content version is missing')
  return row.value
}
