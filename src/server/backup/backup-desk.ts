import { notFound } from '../../shared/app-error.ts'
import type { AppContext } from '../app-context.ts'
import { noteNewWork } from '../database/new-work.ts'
import type { Handle } from '../database/tables.ts'
import { isRunning } from '../operations/operations.ts'
import { findRecurring, makeDue } from '../operations/operations-store.ts'
import { problemOf } from './backup-failure.ts'
import { readBackupChecks, readDrill, readLastBackup } from './backup-notes.ts'
import type { Backup } from './backup-storage.ts'

type Site = Pick<AppContext, 'backups' | 'config' | 'database' | 'now'>

/** What super admins see of the backups: also where their place is away, which is when they look. */
export async function readBackups(
  { backups, config, database, now }: Site,
  logError: (error: unknown) => void,
) {
  const kept = await listOrUndefined(backups, logError)
  const checks = await readBackupChecks(database.db)
  return {
    place: config.objectStorage ? ('objects' as const) : ('disk' as const),
    isReachable: kept !== undefined,
    backups: (kept ?? []).map((backup) => ({ ...backup, check: checks[backup.name] ?? null })),
    drill: await readDrill(database.db),
    ...(await readBackupTask(database.db, now())),
  }
}

async function listOrUndefined(
  backups: Site['backups'],
  logError: (error: unknown) => void,
): Promise<Backup[] | undefined> {
  try {
    return await backups.list()
  } catch (error) {
    logError(error)
    return undefined
  }
}

/** After so long without a backup something is wrong, whatever the queue of jobs says. */
const overdueAfterMs = 48 * 3_600_000

/** What all administrators are told on the dashboard: nothing that is in a backup, nor its name. */
export async function readBackupStatus({ database: { db }, now }: Pick<Site, 'database' | 'now'>) {
  const time = now()
  const last = (await readLastBackup(db))?.time ?? null
  const { failure } = await readBackupTask(db, time)
  const drill = await readDrill(db)
  return {
    lastBackup: last,
    isOverdue: last !== null && time.getTime() - Date.parse(last) > overdueAfterMs,
    problem: failure?.problem ?? null,
    drill: drill && { time: drill.time, problem: drill.problem, backupTime: drill.backup?.time ?? null },
  }
}

/** What becomes of the next backup. */
export async function readBackupTask(db: Handle, now: Date) {
  const task = await findRecurring(db, 'backup')
  const failure = task && task.last_error !== '' ? task : undefined
  return {
    isRunning: task !== undefined && isRunning(task, now),
    nextAt: task ? (task.retry_at ?? task.due_at) : null,
    failure: failure
      ? {
          problem: problemOf(failure.last_error),
          details: failure.last_error,
          attempts: failure.attempts,
        }
      : null,
  }
}

/** Makes the next backup due at once; one that is being made is left to it. */
export async function askForBackup({ database, now }: Site): Promise<void> {
  await database.write(async (tx) => {
    const task = await findRecurring(tx, 'backup')
    if (!task) throw notFound('Task')
    if (isRunning(task, now())) return
    await makeDue(tx, task.id, now())
    noteNewWork(tx)
  })
}
