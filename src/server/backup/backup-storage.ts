import type { Readable } from 'node:stream'
import { type BackupKind, parseBackupName } from './backup-name.ts'

/** Beside the backups, never in one: a backup made before an erasure brings back what was erased. */
export const erasureListName = 'erasures.json'

/** A backup that is kept. */
export interface Backup {
  name: string
  kind: BackupKind
  /** When it was made. */
  time: string
  bytes: number
}

/** Where backups are kept: the data folder, or the object storage where the site uses one. */
export interface BackupStorage {
  /** Takes over a finished archive from the data folder; it appears under its name when whole. */
  keep(name: string, file: string, signal?: AbortSignal): Promise<void>
  /** Newest first. */
  list(): Promise<Backup[]>
  /** Read it to its end or destroy it; undefined where there is none of this name. */
  open(name: string): Promise<{ body: Readable; bytes: number } | undefined>
  remove(name: string): Promise<void>
  /** The list of erasures, which lies beside the backups; undefined where there is none. */
  readErasures(): Promise<string | undefined>
  writeErasures(text: string): Promise<void>
}

/** The backups among the files found in a storage. */
export function backupsAmong(files: readonly { name: string; bytes: number }[]): Backup[] {
  return files
    .flatMap(({ name, bytes }) => {
      const facts = parseBackupName(name)
      return facts ? [{ name, bytes, ...facts }] : []
    })
    .sort((a, b) => b.time.localeCompare(a.time) || b.name.localeCompare(a.name))
}

/** The last fence before a path or a key is made. */
export function checkBackupName(name: string): void {
  if (!parseBackupName(name)) throw new Error('This is not the name of a backup')
}
