import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { AppContext } from '../app-context.ts'
import { backupFailure, isNoRoom } from './backup-failure.ts'
import type { Backup } from './backup-storage.ts'
import { rehearseRestore } from './rehearse-restore.ts'
import { ArchiveError } from './unpack-archive.ts'
import { withWorkFolder } from './work-folder.ts'

/** Why a backup did not stand its drill. */
export const drillProblems = ['none', 'damaged', 'different'] as const
export type DrillProblem = (typeof drillProblems)[number]

export interface DrillVerdict {
  /** Null where everything was as it was backed up. */
  problem: DrillProblem | null
  details: string
  rows: number
  files: number
}

/** Besides the archive, what it holds is there twice: unpacked, and in the scratch database. */
const roomOf = (bytes: number) => bytes * 4

/** Restores a backup aside and compares. What is wrong with it is the verdict; what keeps from finding out is thrown. */
export async function checkBackup(
  site: Pick<AppContext, 'backups' | 'config' | 'files'>,
  { name, bytes }: Backup,
  signal?: AbortSignal,
): Promise<DrillVerdict> {
  return withWorkFolder(site.config, roomOf(bytes), async (folder) => {
    const archive = path.join(folder, 'archive')
    await fetchBackup(site, name, archive, signal).catch((error: unknown) => {
      throw backupFailure(error, 'place_away')
    })
    try {
      const { differences, rows, files } = await rehearseRestore(site, archive, folder)
      const isSound = differences.length === 0
      return {
        problem: isSound ? null : 'different',
        details: differences.slice(0, 5).join('; '),
        rows,
        files,
      }
    } catch (error) {
      if (!(error instanceof ArchiveError) || isNoRoom(error.cause)) throw backupFailure(error, 'other')
      return { problem: 'damaged', details: error.message, rows: 0, files: 0 }
    }
  })
}

async function fetchBackup(
  { backups }: Pick<AppContext, 'backups'>,
  name: string,
  file: string,
  signal?: AbortSignal,
): Promise<void> {
  const stored = await backups.open(name)
  if (!stored) throw new Error(`${name} is gone`)
  await pipeline(stored.body, createWriteStream(file, { mode: 0o600 }), signal ? { signal } : {})
}
