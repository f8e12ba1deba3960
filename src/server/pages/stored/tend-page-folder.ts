import type { AppContext } from '../../app-context.ts'
import type { Handle } from '../../database/tables.ts'
import { readVersion } from '../../engine/content-version-store.ts'
import type { PageFolder } from './page-folder.ts'

const everyMs = 30_000
/** With the time between two looks no older than what is kept in memory. */
const maxAgeMs = 4.5 * 60_000

type Context = Pick<AppContext, 'database' | 'version' | 'pageFolder'>

/** Empties the folder at the start, removes what has become old by the clock, and mends what a failed write left. */
export async function tendPageFolder(
  { database, version, pageFolder }: Context,
  onFailure: (error: unknown) => void,
): Promise<() => void> {
  if (!pageFolder) return () => undefined
  await database.write(async (tx) => pageFolder.reset(await readVersion(tx)))
  const tend = async () => {
    await pageFolder.removeOlderThan(Date.now() - maxAgeMs)
    if ((await pageFolder.version()) === version.current()) return
    const caughtUp = await database.write((tx) => catchUp(tx, pageFolder))
    await pageFolder.settle(caughtUp)
  }
  const timer = setInterval(() => void tend().catch(onFailure), everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

/** A write that turned the link and was rolled back. Here no other writer is under way, so that the link is final. */
async function catchUp(tx: Handle, pageFolder: PageFolder): Promise<number> {
  const current = await readVersion(tx)
  if ((await pageFolder.version()) !== current) await pageFolder.turnTo(current)
  return current
}
