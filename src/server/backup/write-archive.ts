import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'
import type { AppContext } from '../app-context.ts'
import { findLogEnd, type LogEnd } from '../database/seal-store.ts'
import type { Handle } from '../database/tables.ts'
import { readRows } from './archive-store.ts'
import {
  type ArchiveManifest,
  archiveFormat,
  archiveTableNames,
  filePrefix,
  manifestName,
  tableEntry,
} from './archive-tables.ts'

type Source = Pick<AppContext, 'database' | 'files' | 'now'>

export interface BackupReport {
  rows: number
  files: number
  bytes: number
  /** Where the change log ended. */
  logEnd: LogEnd | undefined
}

/**
 * Writes database and files into one archive while the site goes on. The rows are of one moment; every file they
 * name was stored before, and files never change, so both fit together. The archive appears under its name when whole.
 */
export async function writeArchive(
  source: Source,
  target: string,
  signal?: AbortSignal,
): Promise<BackupReport> {
  await mkdir(path.dirname(target), { recursive: true })
  const work = await mkdtemp(path.join(path.dirname(target), '.backup-'))
  try {
    const { rows, logEnd } = await source.database.longSnapshot(async (tx) => ({
      rows: await dumpTables(tx, work, signal),
      logEnd: await findLogEnd(tx),
    }))
    const unfinished = path.join(work, 'archive')
    const archive = pack()
    const written = pipeline(
      archive,
      createGzip({ level: 6 }),
      createWriteStream(unfinished, { mode: 0o600 }),
    )
    const filled = fillArchive(archive, source, { work, logEnd, signal }).catch((error: Error) => {
      archive.destroy(error)
      throw error
    })
    const [files] = await Promise.all([filled, written])
    await syncFile(unfinished)
    await rename(unfinished, target)
    return { rows, files, bytes: (await stat(target)).size, logEnd }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function dumpTables(tx: Handle, folder: string, signal?: AbortSignal): Promise<number> {
  let total = 0
  for (const table of archiveTableNames) {
    const file = await open(path.join(folder, table), 'w', 0o600)
    try {
      for await (const rows of readRows(tx, table)) {
        signal?.throwIfAborted()
        await file.appendFile(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
        total += rows.length
      }
    } finally {
      await file.close()
    }
  }
  return total
}

interface Contents {
  /** Where the rows were written. */
  work: string
  logEnd: LogEnd | undefined
  signal: AbortSignal | undefined
}

async function fillArchive(
  archive: Pack,
  source: Source,
  { work, logEnd, signal }: Contents,
): Promise<number> {
  const manifest: ArchiveManifest = {
    format: archiveFormat,
    createdAt: source.now().toISOString(),
    logEnd,
    entries: {},
  }
  for (const table of archiveTableNames) {
    const file = path.join(work, table)
    manifest.entries[tableEntry(table)] = await addEntry(
      archive,
      tableEntry(table),
      createReadStream(file),
      (await stat(file)).size,
    )
  }
  let files = 0
  for await (const name of source.files.list()) {
    signal?.throwIfAborted()
    const stored = await source.files.open(name)
    if (!stored) continue
    manifest.entries[filePrefix + name] = await addEntry(
      archive,
      filePrefix + name,
      stored.body,
      stored.bytes,
    )
    files += 1
  }
  archive.entry({ name: manifestName, mode: 0o600 }, JSON.stringify(manifest))
  archive.finalize()
  return files
}

async function addEntry(archive: Pack, name: string, body: Readable, bytes: number) {
  const hash = createHash('sha256')
  body.on('data', (chunk: Buffer) => hash.update(chunk))
  await pipeline(body, archive.entry({ name, size: bytes, mode: 0o600 }))
  return { sha256: hash.digest('hex'), bytes }
}

async function syncFile(name: string): Promise<void> {
  const file = await open(name, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
