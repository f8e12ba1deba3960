import { AppError, notFound } from '../../shared/app-error.ts'
import type { Handle } from '../database/tables.ts'
import type { Actor } from '../engine/actor.ts'
import type { EngineContext } from '../engine/engine-context.ts'
import type { ChangeAction } from '../engine/logged-change.ts'
import { releaseFacts, saveRelease } from '../engine/release-rows.ts'
import { findRelease, type ReleaseRow } from '../engine/release-store.ts'
import type { OnceKey } from '../http/idempotency.ts'
import { findEarlierEffect, rememberEffect } from '../http/idempotency-store.ts'
import type { RequestUser } from '../http/request-user.ts'
import type { ReleaseState } from './release-record.ts'
import { readsDrafts } from './release-tag.ts'

/** Who changes a release, and what they saw of it. */
export interface ReleaseWrite {
  user: RequestUser
  ifMatch?: string | undefined
  key?: OnceKey | undefined
}

export interface ReleaseChange {
  /** The states that it may be in. */
  from: readonly ReleaseState[]
  action?: ChangeAction
  /** Whether it changes what visitors see. */
  isSeen?: true
}

interface ReleaseBy {
  actor: Actor
  now: Date
  /** Whether the caller names the drafts in it by the tag of how they are. */
  hasReadDrafts: boolean
}

/** Before it was published. */
export const notLiveYet: readonly ReleaseState[] = ['open', 'scheduled']

/**
 * Changes a release in one transaction with a change in the log and, where visitors see it, one new content version. A
 * request that is sent again changes nothing.
 */
export async function changeRelease(
  { database, version, now }: EngineContext,
  id: string,
  { user, ifMatch, key }: ReleaseWrite,
  { from, action = 'update', isSeen }: ReleaseChange,
  work: (tx: Handle, row: ReleaseRow, by: ReleaseBy) => Promise<ReleaseRow>,
): Promise<ReleaseRow> {
  const written = await database.write(async (tx) => {
    const row = await existing(tx, id)
    const time = now()
    if (await findEarlierEffect(tx, key, time)) return { row }
    const hasReadDrafts = await readsDrafts(tx, row, ifMatch)
    const by = { actor: actorFor(user), now: time, hasReadDrafts }
    checkState(row, from)
    const before = await releaseFacts(tx, row)
    const saved = await saveRelease(tx, await work(tx, row, by), { action, before, ...by })
    await rememberEffect(tx, key, id, by.now)
    return isSeen ? { row: saved, version: await version.raise(tx) } : { row: saved }
  })
  if (written.version !== undefined) version.publish(written.version)
  return written.row
}

export async function existing(db: Handle, id: string): Promise<ReleaseRow> {
  const row = await findRelease(db, id)
  if (!row) throw notFound('Release')
  return row
}

export function checkState({ state }: ReleaseRow, from: readonly ReleaseState[]): void {
  if (from.some((allowed) => allowed === state)) return
  throw new AppError('duplicate', refusals[state as ReleaseState])
}

const refusals: Record<ReleaseState, string> = {
  open: 'This release is not scheduled or published.',
  scheduled: 'This release is not published yet.',
  published: 'This release is published already.',
  undone: 'This release was undone.',
}

export function actorFor(user: RequestUser): Actor {
  return { id: user.id, name: user.displayName || user.name }
}
