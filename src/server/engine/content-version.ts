import type { Database } from '../database/connect.ts'
import type { Handle } from '../database/tables.ts'
import { raiseVersion, readVersion } from './content-version-store.ts'

/** A number that grows with every change of content; whatever was made from an older one is stale. */
export interface ContentVersion {
  /** The newest known version, or null while another process may have changed content unheard. */
  current(): number | null
  /** To be called inside the writing transaction; `publish` its answer after the commit. */
  raise(tx: Handle): Promise<number>
  publish(version: number): void
  close(): Promise<void>
}

export async function openContentVersion(database: Database): Promise<ContentVersion> {
  let known: number | null = await readVersion(database.db)
  const learn = (version: number | null) => {
    known = version === null ? null : Math.max(known ?? 0, version)
  }
  const stop = await database.onVersion(learn)
  return {
    current: () => known,
    raise: async (tx) => {
      const value = await raiseVersion(tx)
      await database.announceVersion(tx, value)
      return value
    },
    publish: (version) => {
      // While announcements may be missed, our own write does not make the others' known.
      if (known !== null) learn(version)
    },
    close: stop,
  }
}
