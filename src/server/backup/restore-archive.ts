import { createReadStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { mainLanguage } from '../../shared/languages.ts'
import type { AppContext } from '../app-context.ts'
import { listUnreadableFactors } from '../database/encrypted-secrets-store.ts'
import { mailOfOutbox, type OutboxRow } from '../database/mail-of-outbox.ts'
import { clearPrepared } from '../database/migrations/0030-cleared-revisions.ts'
import { vouchForEverything } from '../database/prepare-seals.ts'
import type { Handle } from '../database/tables.ts'
import { raiseVersion, readVersion } from '../engine/content-version-store.ts'
import { replaceLogEnd } from '../operations/note-log-end.ts'
import { appliedMigrations, deleteAllRows, holdsContent, insertRow } from './archive-store.ts'
import {
  type ArchiveTable,
  archiveTableNames,
  filePrefix,
  formerOutbox,
  tableEntry,
} from './archive-tables.ts'
import { ArchiveError, unpackArchive } from './unpack-archive.ts'

type Target = Pick<AppContext, 'config' | 'database' | 'version' | 'files'>

export interface RestoreReport {
  createdAt: string
  rows: number
  files: number
  /** Second factors that were encrypted with a key that this site does not have. */
  unreadableFactors: number
}

/** Replaces everything by what the archive holds, after it has been checked; without `overwrite` only an empty site. */
export async function restoreArchive(
  target: Target,
  archive: string,
  { overwrite }: { overwrite: boolean },
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
    const restored = await replaceEverything(target, work, names)
    target.version.publish(restored.version)
    await replaceLogEnd(target)
    const { rows, unreadableFactors } = restored
    return { createdAt: manifest.createdAt, rows, files: names.length, unreadableFactors }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** All of it or nothing: the files come last, but before the rows that name them can be seen. */
async function replaceEverything(target: Target, work: string, names: readonly string[]) {
  const added: string[] = []
  try {
    return await target.database.write(async (tx) => {
      const replaced = await replaceRows(tx, target, work)
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
    throw new ArchiveError(`The archive could not be restored (${reason}). Nothing was changed.`)
  }
}

async function replaceRows(
  tx: Handle,
  target: Target,
  work: string,
): Promise<{ rows: number; version: number; unreadableFactors: number }> {
  const versionBefore = await readVersion(tx)
  const applied = await checkMigrations(tx, work)
  await deleteAllRows(tx)
  let rows = 0
  for (const table of archiveTableNames) {
    if (table === 'migrations') continue
    for await (const row of readRows(table, work)) {
      await insertRow(tx, table, row)
      rows += 1
    }
  }
  for await (const row of readRows(formerOutbox, work)) {
    await insertRow(tx, 'due_work', { ...mailOfOutbox(row as unknown as OutboxRow, mainLanguage) })
    rows += 1
  }
  if (!applied.has('0030-cleared-revisions')) await clearPrepared(tx)
  // Never lower than before: whoever kept pages of an older version must see that theirs are stale.
  await raiseVersion(tx, versionBefore)
  await vouchForEverything(tx)
  const unreadableFactors = (await listUnreadableFactors(tx)).length
  return { rows, version: await target.version.raise(tx), unreadableFactors }
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
