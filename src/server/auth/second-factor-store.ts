import type { Handle } from '../database/tables.ts'

export interface SecondFactor {
  secret: string
  /** One that is being set up, not proven yet. */
  newSecret: string | null
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
      secret: row.secret,
      newSecret: row.new_secret,
      confirmedAt: row.confirmed_at,
      lastStep: row.last_step,
    }
  )
}

/** Keeps a secret to be proven; one that is in use goes on counting until then. */
export async function offerSecret(tx: Handle, userId: string, newSecret: string): Promise<void> {
  await tx
    .insertInto('second_factors')
    .values({ user_id: userId, secret: '', new_secret: newSecret, confirmed_at: null, last_step: 0 })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ new_secret: newSecret }))
    .execute()
}

export async function confirmSecret(
  tx: Handle,
  userId: string,
  { secret, time, step }: { secret: string; time: string; step: number },
): Promise<void> {
  await tx
    .updateTable('second_factors')
    .set({ secret, new_secret: null, confirmed_at: time, last_step: step })
    .where('user_id', '=', userId)
    .execute()
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
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx.deleteFrom('second_factors').where('user_id', '=', userId).execute()
}

export async function replaceRecoveryCodes(
  tx: Handle,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute()
}

/** Answers whether there was such a code; it is gone then. */
export async function takeRecoveryCode(tx: Handle, userId: string, hash: string): Promise<boolean> {
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
