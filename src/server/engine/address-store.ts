import { type Selectable, sql } from 'kysely'
import { sealRows } from '../database/seal-store.ts'
import type { Handle, Tables } from '../database/tables.ts'

export type AddressRow = Selectable<Tables['addresses']>

/** A record that an address leads to. */
export interface AddressTarget {
  type: string
  id: string
}

export async function findAddress(db: Handle, path: string): Promise<AddressRow | undefined> {
  return db.selectFrom('addresses').selectAll().where('path', '=', path).executeTakeFirst()
}

interface LeadingAddress {
  path: string
  type: string
  id: string
  isCurrent: boolean
  /** Whether visitors see the record that it leads to. */
  isVisible: boolean
}

/** Every address that somebody chose or left, with the record that it leads to. */
export async function listAddresses(db: Handle): Promise<LeadingAddress[]> {
  const rows = await db
    .selectFrom('addresses')
    .innerJoin('entries', (join) =>
      join.onRef('entries.type', '=', 'addresses.type').onRef('entries.id', '=', 'addresses.id'),
    )
    .select(['addresses.path', 'addresses.is_current', 'entries.type', 'entries.id'])
    .select(['entries.is_visible', 'entries.deleted_at'])
    .execute()
  return rows.map(({ path, type, id, is_current, is_visible, deleted_at }) => ({
    path,
    type,
    id,
    isCurrent: is_current === 1,
    isVisible: is_visible === 1 && deleted_at === null,
  }))
}

/** Of these addresses those that somebody chose or left. */
export async function findAddresses(db: Handle, paths: readonly string[]): Promise<AddressRow[]> {
  return paths.length === 0 ? [] : db.selectFrom('addresses').selectAll().where('path', 'in', paths).execute()
}

/** The addresses in use that begin like this one, for finding a free one. */
export async function currentAddressesLike(db: Handle, path: string): Promise<string[]> {
  const rows = await db
    .selectFrom('addresses')
    .select('path')
    .where('is_current', '=', 1)
    .where((eb) => eb.or([eb('path', '=', path), eb('path', 'like', `${path}-%`)]))
    .execute()
  return rows.map((row) => row.path)
}

/** Makes the address lead to the record, whoever had it. */
export async function putAddress(
  tx: Handle,
  path: string,
  { type, id }: AddressTarget,
  isCurrent: boolean,
): Promise<void> {
  const target = { type, id, to_path: null, is_current: isCurrent ? 1 : 0 }
  await tx
    .insertInto('addresses')
    .values({ path, ...target })
    .onConflict((conflict) => conflict.column('path').doUpdateSet(target))
    .execute()
  await sealRows(tx, 'addresses', sql`path = ${path}`)
}

/** From now on the record's addresses only lead on. */
export async function retireAddresses(tx: Handle, { type, id }: AddressTarget): Promise<void> {
  await tx
    .updateTable('addresses')
    .set({ is_current: 0 })
    .where('type', '=', type)
    .where('id', '=', id)
    .where('is_current', '=', 1)
    .execute()
  await sealRows(tx, 'addresses', sql`type = ${type} and id = ${id}`)
}
