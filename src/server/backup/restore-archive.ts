import { createReadStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { mainLanguage } from '../../shared/languages.ts'
import type { AppContext } from '../app-context.ts'
import { listUnreadableFactors } from '../database/encrypted-secrets-store.ts'
import { mailOfOutbox, type OutboxRow } from '../database/mail-of-outbox.ts'
import { clearPrepared } from '../database/migrations/0030-cleared-revisions.ts'
import { vouchForEverything } from '../database/prepare-seals.ts'
import type { Handle } from '../database/tables.ts'
import { raiseVersion, readVersion } from '../engine/content-version-store.ts'
import { giveWay } from '../give-way.ts'
import { replaceLogEnd } from '../operations/note-log-end.ts'
import {
  type ArchiveRow,
  appliedMigrations,
  deleteAllRows,
  holdsContent,
  insertRow,
} from './archive-store.ts'
import {
  type ArchiveTable,
  archiveTableNames,
  filePrefix,
  formerOutbox,
  tableEntry,
} from './archive-tables.ts'
import { eraseAgain } from './erase-again.ts'
import type { Erasure } from './erasure-store.ts'
import { ArchiveError, unpackArchive } from './unpack-archive.ts'

type Target = Pick<AppContext, 'config' | 'database' | 'version' | 'files'>

export interface RestoreReport {
  createdAt: string
  rows: number
  files: number
  /** Second factors that were encrypted with a key that this site does not have. */
  unreadableFactors: number
  /** What the archive brought back of people who were erased after it was made, and is erased again. */
  erasedAgain: number
}

export interface RestoreOptions {
  overwrite: boolean
  /** Of people whose data was erased after the archive was made. */
  erasures?: readonly Erasure[]
  /** Called with each row of the archive before it is stored. */
  onRow?: (table: ArchiveTable, row: ArchiveRow) => void
}

/** Replaces everything by what the archive holds, after it has been checked; without `overwrite` only an empty site. */
export async function restoreArchive(
  target: Target,
  archive: string | Readable,
  { overwrite, erasures = [], onRow }: RestoreOptions,
): Promise<RestoreReport> {
  if (!overwrite && (await holdsContent(target.database.db))) {
    throw new ArchiveError(
      'This site already holds content. To replace all of it, run the command again with --overwrite.',
    )
  }
  await mkdir(target.config.dataDir, { recursive: true })
  const work = await mkdtemp(path.join(target.config.dataDir, '.restore-'))
  try {
    const manifest = await unpackArchive(archive, work)
    const names = Object.keys(manifest.entries).filter((name) => name.startsWith(filePrefix))
    const restored = await replaceEverything(target, { work, names, erasures, onRow })
    target.version.publish(restored.version)
    await replaceLogEnd(target)
    const { rows, unreadableFactors, erasedAgain } = restored
    return { createdAt: manifest.createdAt, rows, files: names.length, unreadableFactors, erasedAgain }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** What an archive was unpacked to, and what goes with it. */
interface Unpacked {
  work: string
  erasures: readonly Erasure[]
  onRow: RestoreOptions['onRow']
}

/** All of it or nothing: the files come last, but before the rows that name them can be seen. */
async function replaceEverything(target: Target, unpacked: Unpacked & { names: readonly string[] }) {
  const { work, names } = unpacked
  const added: string[] = []
  try {
    return await target.database.write(async (tx) => {
      const replaced = await replaceRows(tx, target, unpacked)
      for (const name of names.map((entry) => entry.slice(filePrefix.length))) {
        if (!(await target.files.has(name))) added.push(name)
        await target.files.put(name, await readFile(path.join(work, filePrefix + name)))
      }
      return replaced
    })
  } catch (error) {
    for (const name of added) await target.files.remove(name)
    if (error instanceof ArchiveError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new ArchiveError(`The archive could not be restored (${reason}). Nothing was changed.`, {
      cause: error,
    })
  }
}

async function replaceRows(tx: Handle, target: Target, { work, erasures, onRow }: Unpacked) {
  const versionBefore = await readVersion(tx)
  const applied = await checkMigrations(tx, work)
  await deleteAllRows(tx)
  const pause = giveWay()
  let rows = 0
  for (const table of archiveTableNames) {
    if (table === 'migrations') continue
    for await (const row of readRows(table, work)) {
      onRow?.(table, row)
      await insertRow(tx, table, row)
      rows += 1
      await pause()
    }
  }
  for await (const row of readRows(formerOutbox, work)) {
    await insertRow(tx, 'due_work', { ...mailOfOutbox(row as unknown as OutboxRow, mainLanguage) })
    rows += 1
  }
  if (!applied.has('0030-cleared-revisions')) await clearPrepared(tx)
  // Never lower than before: whoever kept pages of an older version must see that theirs are stale.
  await raiseVersion(tx, versionBefore)
  const erasedAgain = await eraseAgain(tx, erasures, new Date())
  await vouchForEverything(tx)
  const unreadableFactors = (await listUnreadableFactors(tx)).length
  return { rows, version: await target.version.raise(tx), unreadableFactors, erasedAgain }
}

/** Answers those that the archive went through. */
async function checkMigrations(tx: Handle, work: string): Promise<Set<string>> {
  const known = await appliedMigrations(tx)
  const applied = new Set<string>()
  for await (const row of readRows('migrations', work)) {
    if (!known.has(String(row.name)))
      throw new ArchiveError(
        'The archive was made by a newer version of the site. Update the site first. Nothing was changed.',
      )
    applied.add(String(row.name))
  }
  return applied
}

async function* readRows(
  table: ArchiveTable | typeof formerOutbox,
  work: string,
): AsyncGenerator<Record<string, unknown>> {
  const file = path.join(work, tableEntry(table))
  if (!existsSync(file)) return
  const lines = createInterface({
    input: createReadStream(file),
    crlfDelay: Number.POSITIVE_INFINITY,
  })
  for await (const line of lines) if (line !== '') yield JSON.parse(line)
}
