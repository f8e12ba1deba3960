import { mkdirSync } from 'node:fs'
import path from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { type Dialect, Kysely, PostgresDialect, type RawBuilder, SqliteDialect, sql } from 'kysely'
import { listenToChannel } from './channel-listener.ts'
import { connectionPool } from './connection-pool.ts'
import { closeDatabaseFile } from './owner-only.ts'
import { cacheStatements, type StatementSource } from './statement-cache.ts'
import type { Handle, Tables } from './tables.ts'
import { vacuumFile } from './vacuum-file.ts'
import { listenToVersions, type VersionListener, versionChannel } from './version-listener.ts'

export type DatabaseKind = 'sqlite' | 'postgres'

/** What differs between the two databases; nothing outside this file asks which one it is. */
export interface DatabaseDialect {
  kind: DatabaseKind
  kysely: Dialect
  /** Runs `work` in one transaction that no other writer can interleave with. */
  write<T>(db: Handle, work: (tx: Handle) => Promise<T>): Promise<T>
  /** Runs reads that all see one moment. */
  snapshot<T>(db: Handle, work: (tx: Handle) => Promise<T>): Promise<T>
  /** The same for reads that take long, on a connection of their own: nobody waits for them. */
  longSnapshot<T>(db: Handle, work: (tx: Handle) => Promise<T>): Promise<T>
  /** A column of JSON, without these members where the database leaves them out sooner than we do. */
  jsonWithout(column: string, members: readonly string[]): RawBuilder<string>
  /** What the database finds wrong with itself, in its own words; empty for a sound one. */
  findDamage(db: Handle): Promise<string[]>
  /** Drops the copies of rows as they were before; answers false where somebody was still reading them. */
  dropOldPages(db: Handle): Promise<boolean>
  /** Drops what deleted rows left inside of the files; nobody else reads or writes through `db` meanwhile. */
  vacuum(db: Handle): Promise<void>
  /** Tells other processes, at commit, that content has a new version; `type` is the one content type it changed. */
  announceVersion(tx: Handle, version: number, type?: string): Promise<void>
  /** Calls back on every version another process announces, and with `null` while announcements may be missed. */
  onVersion(listener: VersionListener): Promise<() => Promise<void>>
  /** Tells the other processes what is stored nowhere; at most 8,000 bytes. */
  broadcast(db: Handle, message: string): Promise<void>
  /** Calls back on what is told, also by this process, and with `null` once it listens: what was told before is unheard. */
  onBroadcast(listener: BroadcastListener): Promise<() => Promise<void>>
}

const busyTimeout = 'busy_timeout = 5000'

export type BroadcastListener = (message: string | null) => void

export function sqliteDialect(file: string): DatabaseDialect {
  if (file !== ':memory:') {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    closeDatabaseFile(file)
  }
  const database = new SqliteDatabase(file)
  database.pragma('journal_mode = WAL')
  // NORMAL loses acknowledged writes in a power cut.
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  database.pragma(busyTimeout)
  // What is erased for a person's sake is overwritten, not only unlinked.
  database.pragma('secure_delete = ON')
  const statements = cacheStatements(database)
  const transaction = sqliteTransactions(database, statements)
  return {
    kind: 'sqlite',
    kysely: new SqliteDialect({ database: statements }),
    write: (db, work) => transaction(db, 'begin immediate', work),
    snapshot: (db, work) => transaction(db, 'begin', work),
    longSnapshot: (db, work) =>
      file === ':memory:' ? transaction(db, 'begin', work) : readAside(file, work),
    jsonWithout: (column, members) => {
      const paths = members.map((name) => sql.lit(`$."${name}"`))
      return members.length === 0
        ? sql.ref<string>(column)
        : sql<string>`json_remove(${sql.ref(column)}, ${sql.join(paths)})`
    },
    findDamage: findSqliteDamage,
    dropOldPages: (db) => db.connection().execute(async () => truncateLog(database)),
    vacuum: (db) =>
      file === ':memory:' ? Promise.resolve() : db.connection().execute(() => vacuumFile(file)),
    announceVersion: async () => {},
    onVersion: async () => async () => {},
    broadcast: async () => {},
    onBroadcast: async () => async () => {},
  }
}

async function readAside<T>(file: string, work: (tx: Handle) => Promise<T>): Promise<T> {
  const database = new SqliteDatabase(file, { readonly: true })
  database.pragma(busyTimeout)
  const aside = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) })
  try {
    return await aside.transaction().execute(work)
  } finally {
    await aside.destroy()
  }
}

/**
 * Old frames of the write-ahead log hold pages as they were: `secure_delete` overwrites only those of the database. Waiting
 * for other processes here would stop the whole site, so it is left to whoever calls.
 */
function truncateLog(database: SqliteDatabase.Database): boolean {
  database.pragma('busy_timeout = 0')
  try {
    const [answer] = database.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[]
    return answer?.busy === 0
  } finally {
    database.pragma(busyTimeout)
  }
}

async function findSqliteDamage(db: Handle): Promise<string[]> {
  const checked = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  const orphans = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(db)
  return [
    ...checked.rows.map((row) => row.integrity_check).filter((line) => line !== 'ok'),
    ...orphans.rows.map(
      ({ table, parent }) => `a row of ${table} names one of ${parent} that does not exist`,
    ),
  ]
}

/** While `db.connection` holds the only connection, nobody else's statement comes between. */
function sqliteTransactions(database: SqliteDatabase.Database, statements: StatementSource) {
  const run = (text: string) => statements.prepare(text).run()
  return <T>(db: Handle, begin: string, work: (tx: Handle) => Promise<T>): Promise<T> =>
    db.connection().execute(async (tx) => {
      run(begin)
      try {
        const result = await work(tx)
        run('commit')
        return result
      } catch (error) {
        // A full disk ends the transaction by itself; rolling back again would be an error that hides the first.
        if (database.inTransaction) run('rollback')
        throw error
      }
    })
}

const broadcastChannel = 'broadcast'

/** Any number, the same in every process: it serialises writers, so the change log is one chain. */
const writeLock = 5_417_092

function repeatableRead<T>(db: Handle, work: (tx: Handle) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').execute(work)
}

export function postgresDialect(url: string, connectTimeoutMs?: number): DatabaseDialect {
  return {
    kind: 'postgres',
    kysely: new PostgresDialect({ pool: connectionPool(url, connectTimeoutMs) }),
    write: (db, work) =>
      db.transaction().execute(async (tx) => {
        await sql`select pg_advisory_xact_lock(${writeLock})`.execute(tx)
        return work(tx)
      }),
    snapshot: repeatableRead,
    // Its pool has a connection for each.
    longSnapshot: repeatableRead,
    // It would read the text as its own kind of JSON first, which takes fewer texts than ours.
    jsonWithout: (column) => sql.ref<string>(column),
    // It checks its own pages whenever it reads them, and its foreign keys whenever it writes.
    findDamage: async () => [],
    // Its log and its old row versions are its administrator's: only `vacuum` and the recycling of its log drop them.
    dropOldPages: async () => true,
    vacuum: async (db) => {
      await sql`vacuum`.execute(db)
    },
    announceVersion: async (tx, version, type = '') => {
      await sql`select pg_notify(${versionChannel}, ${`${version} ${type}`})`.execute(tx)
    },
    onVersion: (listener) => listenToVersions(url, listener),
    broadcast: async (db, message) => {
      await sql`select pg_notify(${broadcastChannel}, ${message})`.execute(db)
    },
    onBroadcast: (listener) =>
      listenToChannel(url, broadcastChannel, {
        onListening: async () => listener(null),
        onMessage: listener,
        onLost: () => undefined,
      }),
  }
}

export function createKysely(dialect: DatabaseDialect): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: dialect.kysely })
}
