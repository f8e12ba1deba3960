import type { Handle } from '../database/tables.ts'
import { dropKeys, type KeyHolder, listKeyHolders } from './column-store.ts'
import type { EntryRow } from './content-store.ts'
import type { RecordColumns } from './record-columns.ts'

/** A row and what its columns must be. */
export interface Derived {
  row: EntryRow
  columns: RecordColumns
}

/** Two records that were stored before their field was unique and have the same value in it. */
export interface Clash {
  /** The younger one, which has no unique key. */
  id: string
  /** The one that has it. */
  holder: string
}

type Claim = Pick<KeyHolder, 'id' | 'unique_key' | 'created_at'>

/**
 * Gives every unique key to the oldest record that claims it; the others get none, which is all that the database allows.
 * Answers the rows with the keys they get, and takes those keys from whoever has them.
 */
export async function claimKeys(
  tx: Handle,
  { type, fingerprint }: { type: string; fingerprint: string },
  batch: readonly Derived[],
): Promise<{ batch: Derived[]; clashes: Clash[] }> {
  const claims = batch.flatMap(({ row, columns }): Claim[] =>
    row.deleted_at === null ? [{ ...row, unique_key: columns.unique_key }] : [],
  )
  const inBatch = new Set(batch.map(({ row }) => row.id))
  const keys = new Set(claims.flatMap(({ unique_key }) => unique_key ?? []))
  const holders = (await listKeyHolders(tx, type, [...keys])).filter(({ id }) => !inBatch.has(id))
  // What an outdated row holds was derived by another definition: it claims its key when its turn comes.
  const rivals = holders.filter((holder) => holder.fingerprint === fingerprint)
  const winners = oldestOf([...rivals, ...claims])
  const winnerOf = ({ unique_key }: Claim) => winners.get(unique_key ?? '')?.id

  const beaten = [...rivals, ...claims].flatMap((claim): Clash[] => {
    const holder = winnerOf(claim)
    return holder === undefined || holder === claim.id ? [] : [{ id: claim.id, holder }]
  })
  const losers = new Set(beaten.map(({ id }) => id))
  const settled = batch.map(({ row, columns }) => ({
    row,
    columns: losers.has(row.id) ? { ...columns, unique_key: null } : columns,
  }))
  // Taken away first: while one row gets a key, no other may still have it.
  const moved = settled.filter(
    ({ row, columns }) => row.unique_key !== null && row.unique_key !== columns.unique_key,
  )
  const deprived = holders.filter((holder) => winnerOf(holder) !== holder.id)
  await dropKeys(tx, type, [...moved.map(({ row }) => row.id), ...deprived.map(({ id }) => id)])
  return { batch: settled, clashes: beaten }
}

function oldestOf(claims: readonly Claim[]): Map<string, Claim> {
  const winners = new Map<string, Claim>()
  for (const claim of claims) {
    if (claim.unique_key === null) continue
    const best = winners.get(claim.unique_key)
    if (!best || isOlder(claim, best)) winners.set(claim.unique_key, claim)
  }
  return winners
}

function isOlder(one: Claim, other: Claim): boolean {
  return one.created_at === other.created_at ? one.id < other.id : one.created_at < other.created_at
}
