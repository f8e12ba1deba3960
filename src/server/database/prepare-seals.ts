import { existsSync } from 'node:fs'
import { encryptSecrets } from './encrypted-secrets-store.ts'
import { isKeyOfSeals, sealEverything } from './seal-store.ts'
import { keyOf, type SiteKey } from './site-key.ts'
import type { Handle } from './tables.ts'

interface KeyCheck {
  /** Where the end of the change log is noted outside the database; there once a site has run with seals. */
  logEndFile: string
  /** Everything is vouched for as it is, whatever key it was sealed with. */
  acceptsAll: boolean
}

/** Encrypts and seals what a version before wrote, once. Refuses a database that belongs to another key. */
export async function prepareSeals(
  tx: Handle,
  key: SiteKey,
  { logEndFile, acceptsAll }: KeyCheck,
): Promise<void> {
  const isOurs = await isKeyOfSeals(tx, key)
  if (isOurs === false && !acceptsAll) throw new Error(otherKey)
  // Seals that were removed past the site are not made anew: the check is to tell.
  const isFirst = isOurs === undefined && !existsSync(logEndFile)
  if (!isFirst && !acceptsAll) return
  await encryptSecrets(tx, key)
  await sealEverything(tx, key)
}

/** After a restore: whoever gave the archive answers for what it holds, and older ones hold secrets as they are. */
export async function vouchForEverything(tx: Handle): Promise<void> {
  const key = keyOf(tx)
  if (!key) return
  await encryptSecrets(tx, key)
  await sealEverything(tx, key)
}

const otherKey =
  'The database was written with another site key than this one. Put its file site.key back into DATA_DIR, or set SITE_KEY to it. If it is lost, run `npm run verify -- --accept`: everything stays, but second factors have to be set up anew (docs/operations.md, The site key).'
