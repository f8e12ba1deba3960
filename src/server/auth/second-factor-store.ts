import { sql } from 'kysely'
import { encryptedFactor, readableFactor } from '../database/encrypted-secrets-store.ts'
import { sealRows, unsealRows } from '../database/seal-store.ts'
import type { Handle } from '../database/tables.ts'

export interface SecondFactor {
  /** Undefined where this site cannot read it: it was encrypted with another key. */
  secret: string | undefined
  /** One that is being set up, not proven yet. */
  newSecret: string | undefined
  /** Null while none was proven: it is not asked for yet. */
  confirmedAt: string | null
  lastStep: number
}

export async function findSecondFactor(db: Handle, userId: string): Promise<SecondFactor | undefined> {
  const row = await db
    .selectFrom('second_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return (
    row && {
      secret: readableFactor(db, userId, row.secret),
      newSecret: row.new_secret === null ? undefined : readableFactor(db, userId, row.new_secret),
      confirmedAt: row.confirmed_at,
      lastStep: row.last_step,
    }
  )
}

/** Keeps a secret to be proven; one that is in use goes on counting until then. */
export async function offerSecret(tx: Handle, userId: string, secret: string): Promise<void> {
  const newSecret = encryptedFactor(tx, userId, secret)
  await tx
    .insertInto('second_factors')
    .values({ user_id: userId, secret: '', new_secret: newSecret, confirmed_at: null, last_step: 0 })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ new_secret: newSecret }))
    .execute()
  await sealRows(tx, 'second_factors', sql`user_id = ${userId}`)
}

export async function confirmSecret(
  tx: Handle,
  userId: string,
  { secret, time, step }: { secret: string; time: string; step: number },
): Promise<void> {
  await tx
    .updateTable('second_factors')
    .set({
      secret: encryptedFactor(tx, userId, secret),
      new_secret: null,
      confirmed_at: time,
      last_step: step,
    })
    .where('user_id', '=', userId)
    .execute()
  await sealRows(tx, 'second_factors', sql`user_id = ${userId}`)
}

/** Answers whether no code of this step or a later one was taken before. */
export async function takeStep(tx: Handle, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteSecondFactor(tx: Handle, userId: string): Promise<void> {
  await deleteRecoveryCodes(tx, userId)
  await unsealRows(tx, 'second_factors', sql`user_id = ${userId}`)
  await tx.deleteFrom('second_factors').where('user_id', '=', userId).execute()
}

export async function replaceRecoveryCodes(
  tx: Handle,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await deleteRecoveryCodes(tx, userId)
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute()
  await sealRows(tx, 'recovery_codes', sql`user_id = ${userId}`)
}

async function deleteRecoveryCodes(tx: Handle, userId: string): Promise<void> {
  await unsealRows(tx, 'recovery_codes', sql`user_id = ${userId}`)
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

/** Answers whether there was such a code; it is gone then. */
export async function takeRecoveryCode(tx: Handle, userId: string, hash: string): Promise<boolean> {
  await unsealRows(tx, 'recovery_codes', sql`user_id = ${userId} and code_hash = ${hash}`)
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function countRecoveryCodes(db: Handle, userId: string): Promise<number> {
  const row = await db
    .selectFrom('recovery_codes')
    .where('user_id', '=', userId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
