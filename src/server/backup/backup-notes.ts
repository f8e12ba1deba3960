import { readSetting, saveSetting } from '../database/setting-store.ts'
import type { Handle } from '../database/tables.ts'
import type { Backup } from './backup-storage.ts'
import type { DrillVerdict } from './check-backup.ts'

const names = {
  last: 'last_backup',
  drill: 'backup_drill',
  checks: 'backup_checks',
  told: 'backup_failure_told',
} as const

export interface LastBackup {
  time: string
  /** Left out where a version before made it. */
  bytes?: number
}

/** Remembers that a backup was made; those who manage the site are told when the last one was. */
export async function noteBackup(tx: Handle, time: Date, bytes?: number): Promise<void> {
  await saveSetting(tx, names.last, { time: time.toISOString(), ...(bytes === undefined ? {} : { bytes }) })
}

/** Null where none was made, or before that was remembered. */
export async function readLastBackup(db: Handle): Promise<LastBackup | null> {
  return ((await readSetting(db, names.last)) as LastBackup | undefined) ?? null
}

export interface Drill extends DrillVerdict {
  time: string
  /** Null where there was none. */
  backup: Pick<Backup, 'name' | 'time'> | null
}

export interface BackupCheck {
  time: string
  isSound: boolean
}

/** More than are ever kept by themselves. */
const maxChecks = 50

export async function noteDrill(tx: Handle, { backup, ...drill }: Drill): Promise<void> {
  await saveSetting(tx, names.drill, {
    ...drill,
    backup: backup && { name: backup.name, time: backup.time },
  })
  if (!backup) return
  const check: BackupCheck = { time: drill.time, isSound: drill.problem === null }
  const { [backup.name]: _before, ...others } = await readBackupChecks(tx)
  const checks = Object.entries({ ...others, [backup.name]: check })
  await saveSetting(tx, names.checks, Object.fromEntries(checks.slice(-maxChecks)))
}

export async function readDrill(db: Handle): Promise<Drill | null> {
  return ((await readSetting(db, names.drill)) as Drill | undefined) ?? null
}

/** By the name of the backup. */
export async function readBackupChecks(db: Handle): Promise<Readonly<Record<string, BackupCheck>>> {
  return ((await readSetting(db, names.checks)) ?? {}) as Record<string, BackupCheck>
}

/** When people were last told that backups fail. */
export async function readFailureTold(db: Handle): Promise<Date | undefined> {
  const noted = (await readSetting(db, names.told)) as { time: string } | undefined
  return noted && new Date(noted.time)
}

export async function noteFailureTold(tx: Handle, time: Date): Promise<void> {
  await saveSetting(tx, names.told, { time: time.toISOString() })
}
