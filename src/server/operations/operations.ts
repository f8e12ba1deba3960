import { AppError, notFound } from '../../shared/app-error.ts'
import { hasPermission } from '../../shared/roles.ts'
import type { AppContext } from '../app-context.ts'
import { noteNewWork } from '../database/new-work.ts'
import type { Handle } from '../database/tables.ts'
import { recurringKey } from '../due-work/due-work-store.ts'
import { ChangeLog } from '../engine/change-log.ts'
import type { RequestUser } from '../http/request-user.ts'
import { actorOfUser } from '../users/user-changes.ts'
import { deleteWork, findWork, makeDue, type WorkRow } from './operations-store.ts'

const backupWork = 'backup'
/** What the change log calls work that staff gave up. */
export const dueWorkType = 'due-work'
const changes = new ChangeLog(dueWorkType)

export function workView(row: WorkRow, by: RequestUser, now: Date) {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    // Whoever may not read applications does not learn here who applied.
    person: hasPermission(by, 'write') ? row.person : row.person.replace(/^.*@/, '…@'),
    dueAt: row.retry_at ?? row.due_at,
    plannedFor: row.due_at,
    attempts: row.attempts,
    lastError: row.last_error,
    isRunning: isRunning(row, now),
    isRecurring: row.key === recurringKey,
    createdAt: row.created_at,
    doneAt: row.done_at,
  }
}

/** Makes what waits due at once. Whoever does it already is left to it. */
export async function retryWork(context: AppContext, by: RequestUser, id: string) {
  const { database, now } = context
  return database.write(async (tx) => {
    const time = now()
    const row = await readWork(tx, id)
    if (row.state !== 'waiting') throw new AppError('duplicate', 'This task is over.')
    checkMayStart(row, by)
    if (!isRunning(row, time)) {
      await makeDue(tx, id, time)
      noteNewWork(tx)
    }
    return workView({ ...row, retry_at: time.toISOString() }, by, time)
  })
}

/** A backup holds everything: only super admins ask for one. */
function checkMayStart({ kind }: WorkRow, by: RequestUser): void {
  if (kind === backupWork && !hasPermission(by, 'all'))
    throw new AppError('not_allowed', 'Only super admins can ask for a backup.')
}

/** Nobody does it any more; who decided so stays in the change log, what it was about does not. */
export async function giveUpWork(context: AppContext, by: RequestUser, id: string): Promise<void> {
  await context.database.write(async (tx) => {
    const time = context.now()
    const row = await readWork(tx, id)
    if (row.key === recurringKey)
      throw new AppError('not_allowed', 'This task comes again by itself and cannot be given up.')
    if (isRunning(row, time)) throw new AppError('duplicate', 'This task is being done right now.')
    await deleteWork(tx, id)
    await changes.append(tx, {
      time: time.toISOString(),
      actor: actorOfUser(by),
      action: 'delete',
      id,
      revision: await changes.nextRevision(tx, id),
      before: { kind: row.kind, attempts: row.attempts, lastError: row.last_error },
      after: null,
    })
  })
}

async function readWork(tx: Handle, id: string): Promise<WorkRow> {
  const row = await findWork(tx, id)
  if (!row) throw notFound('Task')
  return row
}

export function isRunning({ state, claimed_until }: WorkRow, now: Date): boolean {
  return state === 'waiting' && claimed_until !== null && claimed_until > now.toISOString()
}
