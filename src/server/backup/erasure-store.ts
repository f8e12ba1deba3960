import type { Handle } from '../database/tables.ts'
import { payloadHash } from '../engine/change-chain.ts'
import { type ErasableType, erasableTypes } from '../engine/erasable-log.ts'

/** Whose data was erased, by an id that says nothing about them. */
export interface Erasure {
  type: ErasableType
  id: string
  /** An application that was only anonymised stays for the counts. */
  action: 'delete' | 'update'
  time: string
}

/** The erasures that the change log holds beyond a change, and where it ends. */
export async function listErasuresAfter(
  db: Handle,
  sequence: number,
): Promise<{ erasures: Erasure[]; through: number }> {
  const last = await db
    .selectFrom('changes')
    .select((eb) => eb.fn.max('sequence').as('sequence'))
    .executeTakeFirst()
  const through = Number(last?.sequence ?? 0)
  // A log that ends before was put in the place of the one that was read last.
  const after = through < sequence ? 0 : sequence
  const rows = await db
    .selectFrom('changes')
    .select(['type', 'id', 'action', 'time'])
    .where('sequence', '>', after)
    .where('sequence', '<=', through)
    .where('type', 'in', erasableTypes)
    .where('payload_hash', '=', payloadHash(null, null))
    .orderBy('sequence')
    .execute()
  const erasures = rows.map(({ type, id, action, time }) => ({
    type: type as ErasableType,
    id,
    action: action === 'update' ? ('update' as const) : ('delete' as const),
    time,
  }))
  return { erasures, through }
}

/** The mail addresses of an account, as the restored rows name them. */
export async function findAddressesOf(db: Handle, { type, id }: Erasure): Promise<string[]> {
  const account = await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst()
  const changes = await db
    .selectFrom('changes')
    .select(['before', 'after'])
    .where('type', '=', type)
    .where('id', '=', id)
    .execute()
  const logged = changes
    .flatMap(({ before, after }) => [before, after])
    .map((values) => (values === null ? undefined : (JSON.parse(values) as { email?: string } | null)?.email))
  const all = [account?.email, ...logged].filter((email) => email !== undefined)
  return [...new Set(all.map((email) => email.toLowerCase()))]
}

/** Whether the restored log says anything about a record that was erased. */
export async function hasContents(db: Handle, { type, id }: Erasure): Promise<boolean> {
  const row = await db
    .selectFrom('changes')
    .select('sequence')
    .where('type', '=', type)
    .where('id', '=', id)
    .where((eb) => eb.or([eb('before', 'is not', null), eb('after', 'is not', null)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
