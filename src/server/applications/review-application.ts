import { AppError, notFound } from '../../shared/app-error.ts'
import type { AppContext } from '../app-context.ts'
import type { Handle } from '../database/tables.ts'
import { eraseWorkAbout } from '../due-work/due-work-store.ts'
import type { Actor } from '../engine/actor.ts'
import {
  type ApplicationRecord,
  applicationChanges,
  isRead,
  reviewOf,
  toApplicationRecord,
} from './application-record.ts'
import {
  type ApplicationRow,
  deleteApplicationRow,
  findApplication,
  updateApplicationRow,
} from './application-store.ts'
import { checkReview, isCleared } from './check-application.ts'
import { mailsAbout, queueReceipt } from './queue-application-mails.ts'

type ReviewContext = Pick<AppContext, 'config' | 'database' | 'now'>

/** Who reviews which application, and which state of it they saw. */
export interface Review {
  id: string
  actor: Actor
  ifMatch: string | undefined
}

export interface ReviewStep {
  time: string
  actor: Actor
  before: unknown
  after: unknown
}

export async function findOrThrow(db: Handle, id: string): Promise<ApplicationRow> {
  const row = await findApplication(db, id)
  if (!row) throw notFound('Application')
  return row
}

export async function updateApplication(
  { config, database, now }: ReviewContext,
  review: Review,
  body: unknown,
): Promise<ApplicationRecord> {
  const changes = checkReview(body)
  const time = now()
  return database.write(async (tx) => {
    const before = await findRead(tx, review, time)
    if (before.anonymised_at !== null)
      throw new AppError('not_allowed', 'This application was anonymised and can only be deleted.')
    const isNoSpam = isCleared(body, before.is_suspected === 1)
    const cleared = isNoSpam ? { is_suspected: 0 } : {}
    // What staff have worked on is not forgotten.
    const after = reviewed({ ...before, ...changes, ...cleared, forget_at: null }, before, time)
    if (after.revision === before.revision) return toApplicationRecord(before, time)
    const { status, notes, is_suspected, forget_at, first_response_at, revision, updated_at } = after
    const columns = { status, notes, is_suspected, forget_at, first_response_at, revision, updated_at }
    await updateApplicationRow(tx, before.id, columns)
    await applicationChanges.append(tx, {
      time: updated_at,
      actor: review.actor,
      action: 'update',
      id: before.id,
      revision,
      before: reviewOf(before),
      after: reviewOf(after),
    })
    // Nobody was mailed while it looked like a robot's.
    if (isNoSpam) await queueReceipt(tx, config, after, time)
    return toApplicationRecord(after, time)
  })
}

/** Erases what the applicant sent and what staff wrote about it; only the fact of the deletion stays. */
export async function eraseApplication({ database, now }: ReviewContext, review: Review): Promise<void> {
  const time = now()
  await database.write(async (tx) => {
    await eraseRow(tx, await findRead(tx, review, time), review.actor, time)
  })
}

export async function eraseRow(tx: Handle, row: ApplicationRow, actor: Actor, time: Date): Promise<void> {
  await deleteApplicationRow(tx, row.id)
  await eraseWorkAbout(tx, mailsAbout(row.id))
  await applicationChanges.erase(tx, {
    time: time.toISOString(),
    actor,
    action: 'delete',
    id: row.id,
    revision: row.revision + 1,
  })
}

/** Newest first. */
export async function listReviewSteps(db: Handle, id: string): Promise<ReviewStep[]> {
  await findOrThrow(db, id)
  const changes = await applicationChanges.list(db, id)
  return changes.map(({ time, actor, before, after }) => ({ time, actor, before, after }))
}

async function findRead(tx: Handle, { id, ifMatch }: Review, now: Date): Promise<ApplicationRow> {
  const row = await findOrThrow(tx, id)
  if (ifMatch !== undefined && !isRead(row, ifMatch, now))
    throw new AppError('stale', 'Somebody else changed this application. Please load it again.')
  return row
}

/** The row after the review; the same revision where nothing changed. */
function reviewed(after: ApplicationRow, before: ApplicationRow, now: Date): ApplicationRow {
  const isSame =
    after.status === before.status &&
    after.notes === before.notes &&
    after.is_suspected === before.is_suspected
  if (isSame) return before
  const time = now.toISOString()
  const isFirstResponse = before.first_response_at === null && after.status !== 'pending'
  return {
    ...after,
    first_response_at: isFirstResponse ? time : before.first_response_at,
    revision: before.revision + 1,
    updated_at: time,
  }
}
