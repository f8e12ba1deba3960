import { randomUUID } from 'node:crypto'
import { AppError, badInput } from '../../shared/app-error.ts'
import { cancelWork, queueWork } from '../due-work/due-work-store.ts'
import type { EngineContext } from '../engine/engine-context.ts'
import type { Publishing } from '../engine/publishing.ts'
import { removeRelease, saveRelease } from '../engine/release-rows.ts'
import { countDraftsIn, listDraftsIn, listReleaseRows, type ReleaseRow } from '../engine/release-store.ts'
import { findEarlierEffect, rememberEffect } from '../http/idempotency-store.ts'
import { clearDrafts } from './clear-drafts.ts'
import { planUndo, type UndoStep } from './plan-undo.ts'
import { publishDraftsOf } from './publish-release.ts'
import { readReleaseNow } from './read-release.ts'
import { checkMayPublishTypes } from './release-access.ts'
import type { SeenDrafts, UndoInput } from './release-input.ts'
import { type Release, type ReleaseLine, releaseLine } from './release-record.ts'
import { readsDrafts } from './release-tag.ts'
import {
  actorFor,
  changeRelease,
  checkState,
  existing,
  notLiveYet,
  type ReleaseWrite,
} from './release-writer.ts'
import { undoDraftsOf } from './undo-release.ts'

/** Named sets of drafts that go live together. */
export class Releases {
  readonly #context: EngineContext
  readonly #publishing: Publishing

  constructor(context: EngineContext, publishing: Publishing) {
    this.#context = context
    this.#publishing = publishing
  }

  async list(): Promise<ReleaseLine[]> {
    const { db } = this.#context.database
    const counts = await countDraftsIn(db)
    return (await listReleaseRows(db)).map((row) => releaseLine(row, counts.get(row.id) ?? 0))
  }

  async read(id: string): Promise<Release> {
    const { db } = this.#context.database
    return this.#answer(await existing(db, id))
  }

  async create({ name }: { name: string }, { user, key }: ReleaseWrite): Promise<Release> {
    const row = await this.#context.database.write(async (tx) => {
      const now = this.#context.now()
      const earlier = await findEarlierEffect(tx, key, now)
      if (earlier) return existing(tx, earlier.subject)
      const actor = actorFor(user)
      const fresh = newRelease(name, actor, now.toISOString())
      const saved = await saveRelease(tx, fresh, { action: 'create', before: undefined, actor, now })
      await rememberEffect(tx, key, saved.id, now)
      return saved
    })
    return this.#answer(row)
  }

  async rename(id: string, { name }: { name: string }, write: ReleaseWrite): Promise<Release> {
    const change = { from: notLiveYet }
    const row = await changeRelease(this.#context, id, write, change, async (tx, row) => {
      checkMayPublishTypes(write.user, this.#publishing, await listDraftsIn(tx, id))
      return { ...row, name }
    })
    return this.#answer(row)
  }

  /** Its drafts stay drafts. What went live stays readable, so it cannot be deleted. */
  async remove(id: string, { user, ifMatch }: ReleaseWrite): Promise<void> {
    await this.#context.database.write(async (tx) => {
      const row = await existing(tx, id)
      await readsDrafts(tx, row, ifMatch)
      checkState(row, notLiveYet)
      checkMayPublishTypes(user, this.#publishing, await listDraftsIn(tx, id))
      await cancelWork(tx, 'release', id)
      await removeRelease(tx, row, { actor: actorFor(user), now: this.#context.now() })
    })
  }

  async publish(id: string, { drafts }: { drafts?: SeenDrafts }, write: ReleaseWrite): Promise<Release> {
    const change = { from: notLiveYet, action: 'publish', isSeen: true } as const
    const row = await changeRelease(this.#context, id, write, change, async (tx, row, by) => {
      const rows = await listDraftsIn(tx, id)
      checkMayPublishTypes(write.user, this.#publishing, rows)
      await clearDrafts(tx, this.#publishing, rows, { ...by, drafts })
      await cancelWork(tx, 'release', id)
      await publishDraftsOf(tx, this.#publishing, row, by)
      return publishedRow(row, by.actor.name, by.now)
    })
    return this.#answer(row)
  }

  async schedule(
    id: string,
    { publishAt, drafts: seen }: { publishAt: string; drafts?: SeenDrafts },
    write: ReleaseWrite,
  ): Promise<Release> {
    const dueAt = new Date(publishAt)
    const row = await changeRelease(this.#context, id, write, { from: notLiveYet }, async (tx, row, by) => {
      if (dueAt <= by.now) throw badInput([{ path: 'publishAt', message: 'The time must be in the future' }])
      const drafts = await listDraftsIn(tx, id)
      if (drafts.length === 0) throw new AppError('bad_input', 'There is nothing in this release to publish.')
      checkMayPublishTypes(write.user, this.#publishing, drafts)
      await clearDrafts(tx, this.#publishing, drafts, { ...by, drafts: seen })
      await queueWork(tx, { kind: 'release', payload: { release: id }, dueAt, key: id }, by.now)
      const who = { scheduled_by: by.actor.name, scheduled_by_id: by.actor.id }
      return { ...row, ...who, state: 'scheduled', publish_at: dueAt.toISOString(), failure: null }
    })
    return this.#answer(row)
  }

  async cancel(id: string, write: ReleaseWrite): Promise<Release> {
    const change = { from: ['scheduled'] } as const
    const row = await changeRelease(this.#context, id, write, change, async (tx, row) => {
      checkMayPublishTypes(write.user, this.#publishing, await listDraftsIn(tx, id))
      await cancelWork(tx, 'release', id)
      return { ...row, state: 'open', publish_at: null }
    })
    return this.#answer(row)
  }

  /** What an undo would do, and what somebody changed since. */
  async undoSteps(id: string): Promise<UndoStep[]> {
    const { db } = this.#context.database
    const row = await existing(db, id)
    checkState(row, ['published'])
    return (await planUndo(db, this.#publishing, row)).map(({ row: _row, ...step }) => step)
  }

  async undo(id: string, input: UndoInput, write: ReleaseWrite): Promise<Release> {
    const change = { from: ['published'], action: 'undo', isSeen: true } as const
    const row = await changeRelease(this.#context, id, write, change, async (tx, row, by) => {
      checkMayPublishTypes(write.user, this.#publishing, await listDraftsIn(tx, id))
      await undoDraftsOf(tx, this.#publishing, row, input, by)
      return { ...row, state: 'undone', undone_at: by.now.toISOString(), undone_by: by.actor.name }
    })
    return this.#answer(row)
  }

  async #answer(row: ReleaseRow): Promise<Release> {
    return readReleaseNow(this.#context, this.#publishing, row)
  }
}

export function publishedRow(row: ReleaseRow, who: string, now: Date): ReleaseRow {
  const time = now.toISOString()
  return {
    ...row,
    state: 'published',
    publish_at: null,
    failure: null,
    published_at: time,
    published_by: who,
  }
}

function newRelease(name: string, actor: { id: string | null; name: string }, time: string): ReleaseRow {
  return {
    ...{ id: randomUUID(), name, state: 'open', publish_at: null, failure: null, revision: 0 },
    ...{ created_at: time, created_by: actor.name, created_by_id: actor.id },
    ...{ updated_at: time, updated_by: actor.name, scheduled_by: null, scheduled_by_id: null },
    ...{ published_at: null, published_by: null, undone_at: null, undone_by: null },
  }
}
