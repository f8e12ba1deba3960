import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { checkFileName } from '../uploads/file-storage.ts'
import {
  type ArchiveManifest,
  archiveFormat,
  archiveTableNames,
  filePrefix,
  formerOutbox,
  laterTables,
  manifestName,
  tableEntry,
} from './archive-tables.ts'

/** A backup that cannot be used, in one sentence for the person who typed the command. */
export class ArchiveError extends Error {}

/** Unpacks an archive into a folder and checks every byte of it against its manifest before anybody relies on it. */
export async function unpackArchive(archive: string | Readable, folder: string): Promise<ArchiveManifest> {
  const found: Record<string, string> = {}
  const reader = extract()
  const finished = pipeline(
    typeof archive === 'string' ? createReadStream(archive) : archive,
    createGunzip(),
    reader,
  )
  // The pipeline's own failure is the one to report; the loop below then ends with the same.
  finished.catch(() => undefined)
  try {
    for await (const entry of reader)
      found[entry.header.name] = await unpackEntry(folder, entry.header.name, Readable.from(entry))
    await finished
  } catch (error) {
    if (error instanceof ArchiveError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new ArchiveError(
      `The archive is damaged or not a backup of this site (${reason}). Nothing was changed.`,
      { cause: error },
    )
  }
  const manifest = await readManifest(folder, found)
  checkContents(manifest, found)
  return manifest
}

async function unpackEntry(folder: string, name: string, body: Readable): Promise<string> {
  const isTable = [...archiveTableNames, formerOutbox].some((table) => tableEntry(table) === name)
  if (!isTable && name !== manifestName && !name.startsWith(filePrefix))
    throw new ArchiveError(`The archive holds "${name}", which no backup has. Nothing was changed.`)
  if (name.startsWith(filePrefix)) checkFileName(name.slice(filePrefix.length))
  const target = path.join(folder, name)
  await mkdir(path.dirname(target), { recursive: true })
  const hash = createHash('sha256')
  body.on('data', (chunk: Buffer) => hash.update(chunk))
  await pipeline(body, createWriteStream(target, { mode: 0o600 }))
  return hash.digest('hex')
}

async function readManifest(folder: string, found: Record<string, string>): Promise<ArchiveManifest> {
  if (!found[manifestName])
    throw new ArchiveError('The archive is cut short: its list of contents is missing. Nothing was changed.')
  const manifest: ArchiveManifest = JSON.parse(await readFile(path.join(folder, manifestName), 'utf8'))
  if (manifest.format !== archiveFormat)
    throw new ArchiveError('The archive was made by another version of the site. Nothing was changed.')
  return manifest
}

function checkContents(manifest: ArchiveManifest, found: Record<string, string>): void {
  const names = new Set(
    [...Object.keys(manifest.entries), ...Object.keys(found)].filter((name) => name !== manifestName),
  )
  for (const name of names) {
    if (manifest.entries[name]?.sha256 !== found[name])
      throw new ArchiveError(
        `The archive is damaged: "${name}" is not what was backed up. Nothing was changed.`,
      )
  }
  for (const table of archiveTableNames) {
    if (!found[tableEntry(table)] && !laterTables.includes(table))
      throw new ArchiveError(`The archive is damaged: the table ${table} is missing. Nothing was changed.`)
  }
}
