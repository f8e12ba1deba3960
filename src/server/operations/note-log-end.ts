import type { AppContext } from '../app-context.ts'
import { readLogEnd, writeLogEnd } from '../database/log-end-file.ts'
import { findLogEnd, hasLogEnd } from '../database/seal-store.ts'
import { keyOf } from '../database/site-key.ts'

/** Notes in the data folder where the change log ends now; not where the end noted before was cut off: that is to be told. */
export async function noteLogEnd({
  config,
  database,
}: Pick<AppContext, 'config' | 'database'>): Promise<void> {
  // Its presence says that the site has run with seals.
  if (!keyOf(database.db)) return
  try {
    const noted = readLogEnd(config.dataDir)
    const end = await findLogEnd(database.db)
    if (end && (!noted || (await hasLogEnd(database.db, noted)))) writeLogEnd(config.dataDir, end)
  } catch {
    // A full disk, or a database that is away: the one noted before is still true, and the next hour notes it again.
  }
}

/** After a restore, and where staff accept the database as it is. */
export async function replaceLogEnd({
  config,
  database,
}: Pick<AppContext, 'config' | 'database'>): Promise<void> {
  const end = await findLogEnd(database.db)
  if (end) writeLogEnd(config.dataDir, end)
}
