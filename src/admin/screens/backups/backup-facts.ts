export const backupsUrl = '/api/backups'
export const backupStatusUrl = `${backupsUrl}/status`

export type BackupKind = 'nightly' | 'manual' | 'command'
export type BackupProblem = 'no_room' | 'place_away' | 'other'

export type DrillProblem = 'none' | 'damaged' | 'different'

export interface KeptBackup {
  name: string
  kind: BackupKind
  time: string
  bytes: number
  /** Whether a drill restored it, and what came of that; null where none did. */
  check: { time: string; isSound: boolean } | null
}

/** The last time that a backup was restored into a scratch database. */
export interface Drill {
  time: string
  backup: { name: string; time: string } | null
  problem: DrillProblem | null
  details: string
  rows: number
  files: number
}

/** What all administrators are told. */
export interface BackupStatus {
  lastBackup: string | null
  isOverdue: boolean
  problem: BackupProblem | null
  drill: { time: string; problem: DrillProblem | null; backupTime: string | null } | null
}

/** What is kept, and what becomes of the next one. */
export interface Backups {
  place: 'disk' | 'objects'
  /** Whether the place of the backups could be read. */
  isReachable: boolean
  /** Newest first. */
  backups: KeptBackup[]
  drill: Drill | null
  isRunning: boolean
  nextAt: string | null
  failure: { problem: BackupProblem; details: string; attempts: number } | null
}

/** Whether somebody who waits for a backup has something to wait for. */
export function isAtWork({ isRunning, nextAt }: Backups): boolean {
  return isRunning || (nextAt !== null && new Date(nextAt) <= new Date())
}
