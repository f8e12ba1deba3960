import { createKysely, type DatabaseDialect, postgresDialect, sqliteDialect } from './dialect.ts'
import { OldPages } from './erasures.ts'
import { logEndFileIn } from './log-end-file.ts'
import { migrate } from './migrate.ts'
import { NewWork } from './new-work.ts'
import { type KeyLocation, openSiteKey } from './open-site-key.ts'
import { prepareSeals } from './prepare-seals.ts'
import { giveKey } from './site-key.ts'
import type { Handle } from './tables.ts'

export interface Database {
  /** For reads and single statements. */
  db: Handle
  /** One transaction that no other writer can interleave with. Use only the given handle inside. */
  write<T>(work: (tx: Handle) => Promise<T>): Promise<T>
  snapshot<T>(work: (tx: Handle) => Promise<T>): Promise<T>
  /** The same for reads that take long: in SQLite too, others go on meanwhile. */
  longSnapshot<T>(work: (tx: Handle) => Promise<T>): Promise<T>
  jsonWithout: DatabaseDialect['jsonWithout']
  findDamage(): Promise<string[]>
  /** Drops the copies of what was erased or has expired; tried again by itself where others are reading them. */
  dropOldPages(): Promise<void>
  /** Drops what deleted rows left inside of the files of the database: everybody waits for it meanwhile. */
  vacuum(): Promise<void>
  announceVersion: DatabaseDialect['announceVersion']
  onVersion: DatabaseDialect['onVersion']
  broadcast(message: string): Promise<void>
  onBroadcast: DatabaseDialect['onBroadcast']
  /** Calls back after each write of this process that queued work; answers how to stop. */
  onNewWork(listener: () => void): () => void
  /** Calls back after each write of this process that erased somebody's data; answers how to stop. */
  onErasure(listener: () => void): () => void
  kind: DatabaseDialect['kind']
  /** Fails where the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

export interface DatabaseLocation extends Partial<Omit<KeyLocation, 'databaseUrl'>> {
  databaseUrl: string | undefined
  sqliteFile: string
  /** How long PostgreSQL may take to answer a new connection. */
  connectTimeoutMs?: number | undefined
}

export interface ConnectOptions {
  /** For the one command that vouches for everything as it is, also with a new key in the place of a lost one. */
  acceptsAll?: boolean
}

/** Opens the configured database and brings its tables up to date. */
export async function connectDatabase(
  location: DatabaseLocation,
  { acceptsAll = false }: ConnectOptions = {},
): Promise<Database> {
  const { dataDir, siteKey, objectStorage, databaseUrl } = location
  // A copy in memory has no data folder, and nobody who could tamper with it.
  const key =
    dataDir === undefined ? undefined : openSiteKey({ dataDir, siteKey, objectStorage, databaseUrl })
  const dialect = location.databaseUrl
    ? postgresDialect(location.databaseUrl, location.connectTimeoutMs)
    : sqliteDialect(location.sqliteFile)
  const db = createKysely(dialect)
  await migrate(db, dialect)
  if (key && dataDir !== undefined) {
    giveKey(db, key)
    const logEndFile = logEndFileIn(dataDir)
    await dialect
      .write(db, (tx) => prepareSeals(tx, key, { logEndFile, acceptsAll }))
      .catch(async (error: unknown) => {
        await db.destroy()
        throw error
      })
  }
  const newWork = new NewWork()
  const oldPages = new OldPages(() => dialect.dropOldPages(db))
  return {
    db,
    write: (work) =>
      oldPages.afterWrite((noting) => newWork.after((inside) => dialect.write(db, inside), noting), work),
    snapshot: (work) => dialect.snapshot(db, work),
    longSnapshot: (work) => dialect.longSnapshot(db, work),
    jsonWithout: dialect.jsonWithout,
    findDamage: () => dialect.findDamage(db),
    dropOldPages: () => oldPages.drop(),
    vacuum: async () => {
      await dialect.vacuum(db)
      await oldPages.drop()
    },
    announceVersion: dialect.announceVersion,
    onVersion: dialect.onVersion,
    broadcast: (message) => dialect.broadcast(db, message),
    onBroadcast: dialect.onBroadcast,
    onNewWork: (listener) => newWork.listen(listener),
    onErasure: (listener) => oldPages.listen(listener),
    kind: dialect.kind,
    ping: async () => {
      await db.selectFrom('counters').select('value').limit(1).execute()
    },
    close: async () => {
      oldPages.close()
      await db.destroy()
    },
  }
}
