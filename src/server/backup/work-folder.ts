import { mkdir, mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config.ts'
import { backupFailure } from './backup-failure.ts'
import { backupFolderIn } from './open-backup-storage.ts'

/** What the site needs itself must stay free. */
const spareBytes = 200e6
/** Long after any backup has ended: what is older was left by a process that died. */
const abandonedAfterMs = 24 * 3_600_000

/** Gives work on a backup a folder of its own, on the disk of the site, where there is room for so many bytes. */
export async function withWorkFolder<T>(
  { dataDir }: Pick<Config, 'dataDir'>,
  bytes: number,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const own = await openWorkFolder(backupFolderIn(dataDir), bytes + spareBytes).catch((error: unknown) => {
    throw backupFailure(error, 'place_away')
  })
  try {
    return await work(own)
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}

async function openWorkFolder(folder: string, needed: number): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeAbandoned(folder)
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < needed) {
    const error = new Error(`${megabytes(bavail * bsize)} are free, ${megabytes(needed)} are needed`)
    throw Object.assign(error, { code: 'ENOSPC' })
  }
  return mkdtemp(path.join(folder, '.backup-'))
}

async function removeAbandoned(folder: string): Promise<void> {
  const oldest = Date.now() - abandonedAfterMs
  for (const name of await readdir(folder)) {
    const place = path.join(folder, name)
    if (name.startsWith('.') && (await stat(place)).mtimeMs < oldest)
      await rm(place, { recursive: true, force: true })
  }
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1e6)} MB`
}
