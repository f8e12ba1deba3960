import type { Database } from '../database/connect.ts'
import type { Handle } from '../database/tables.ts'
import { raiseVersion, readVersion } from './content-version-store.ts'
import { KnownVersions } from './known-versions.ts'

/** A number that grows with every change of content; whatever was made from an older one is stale. */
export interface ContentVersion {
  /**
   * The newest known version, or the newest that changed this content type; null while another process may have
   * changed content unheard.
   */
  current(type?: string): number | null
  /** To be called inside the writing transaction; `publish` its answer after the commit. Without a type: all changed. */
  raise(tx: Handle, type?: string): Promise<number>
  publish(version: number, type?: string): void
  close(): Promise<void>
}

export async function openContentVersion(database: Database): Promise<ContentVersion> {
  const versions = new KnownVersions(await readVersion(database.db))
  const stop = await database.onVersion((version, type) => versions.learn(version, type))
  return {
    current: (type) => versions.current(type),
    raise: async (tx, type) => {
      const value = await raiseVersion(tx)
      await database.announceVersion(tx, value, type)
      return value
    },
    publish: (version, type) => {
      // While announcements may be missed, our own write does not make the others' known.
      if (versions.current() !== null) versions.learn(version, type)
    },
    close: stop,
  }
}
