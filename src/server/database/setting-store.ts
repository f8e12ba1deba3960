import { sql } from 'kysely'
import { sealRows } from './seal-store.ts'
import type { Handle } from './tables.ts'

/** A decision or a fact that the site remembers under a name, as JSON; undefined where there is none. */
export async function readSetting(db: Handle, name: string): Promise<unknown> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
  return row && JSON.parse(row.value)
}

export async function saveSetting(tx: Handle, name: string, given: unknown): Promise<void> {
  const value = JSON.stringify(given)
  await tx
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
  await sealRows(tx, 'settings', sql`name = ${name}`)
}
