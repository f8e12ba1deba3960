import { sql } from 'kysely'
import { sealRows } from './seal-store.ts'
import { isEncrypted, keyOf, type SiteKey } from './site-key.ts'
import type { Handle } from './tables.ts'

const about = (userId: string) => `second factor ${userId}`

/** As it is stored. Where there is no key, as in tests of single stores, it stays as it is. */
export function encryptedFactor(db: Handle, userId: string, secret: string): string {
  return keyOf(db)?.encrypt(secret, about(userId)) ?? secret
}

/** Undefined where this site cannot read it. */
export function readableFactor(db: Handle, userId: string, stored: string): string | undefined {
  const key = keyOf(db)
  return key ? key.decrypt(stored, about(userId)) : stored
}

/** Encrypts the secrets that a version before stored as they are; those of another key stay for when it is found. */
export async function encryptSecrets(tx: Handle, key: SiteKey): Promise<void> {
  const encrypted = (userId: string, stored: string) =>
    stored === '' || isEncrypted(stored) ? stored : key.encrypt(stored, about(userId))
  for (const { user_id, secret, new_secret } of await tx.selectFrom('second_factors').selectAll().execute())
    await tx
      .updateTable('second_factors')
      .set({
        secret: encrypted(user_id, secret),
        new_secret: new_secret === null ? null : encrypted(user_id, new_secret),
      })
      .where('user_id', '=', user_id)
      .execute()
  await sealRows(tx, 'second_factors', sql`1 = 1`)
}

/** The accounts whose second factor this site cannot read. */
export async function listUnreadableFactors(db: Handle): Promise<string[]> {
  const rows = await db
    .selectFrom('second_factors')
    .innerJoin('users', 'users.id', 'second_factors.user_id')
    .select(['user_id', 'secret', 'email'])
    .where('confirmed_at', 'is not', null)
    .orderBy('email')
    .execute()
  return rows
    .filter((row) => readableFactor(db, row.user_id, row.secret) === undefined)
    .map(({ email }) => email)
}
