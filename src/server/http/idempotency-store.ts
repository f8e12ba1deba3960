import { AppError } from '../../shared/app-error.ts'
import type { Handle } from '../database/tables.ts'
import type { OnceKey } from './idempotency.ts'

const keptMs = 24 * 3_600_000

/** What a request with the same key did. */
export interface EarlierEffect {
  /** The id of what it made or brought back. */
  subject: string
  madeAt: string
}

/** Throws where the key came with another body. Call it inside the transaction that would write. */
export async function findEarlierEffect(
  tx: Handle,
  key: OnceKey | undefined,
  now: Date,
): Promise<EarlierEffect | undefined> {
  if (!key) return undefined
  const row = await tx
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('key_hash', '=', key.keyHash)
    .where('made_at', '>', oldest(now))
    .executeTakeFirst()
  if (!row) return undefined
  if (row.body_hash !== key.bodyHash)
    throw new AppError('duplicate', 'Another request was already sent with this Idempotency-Key')
  return { subject: row.subject, madeAt: row.made_at }
}

/** Call it inside the transaction that wrote, so that the key and its effect are stored together or not at all. */
export async function rememberEffect(
  tx: Handle,
  key: OnceKey | undefined,
  subject: string,
  now: Date,
): Promise<void> {
  if (!key) return
  await forgetOldKeys(tx, now)
  const { keyHash: key_hash, bodyHash: body_hash } = key
  await tx
    .insertInto('idempotency_keys')
    .values({ key_hash, body_hash, subject, made_at: now.toISOString() })
    .execute()
}

export async function forgetOldKeys(tx: Handle, now: Date): Promise<void> {
  await tx.deleteFrom('idempotency_keys').where('made_at', '<=', oldest(now)).execute()
}

function oldest(now: Date): string {
  return new Date(now.getTime() - keptMs).toISOString()
}
