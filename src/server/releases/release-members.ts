import { AppError, badInput, notFound } from '../../shared/app-error.ts'
import type { Language } from '../../shared/languages.ts'
import type { Handle } from '../database/tables.ts'
import type { EngineContext } from '../engine/engine-context.ts'
import type { DraftName, Publishing } from '../engine/publishing.ts'
import {
  deleteReleaseDraft,
  findRelease,
  findWaitingIn,
  listDraftsIn,
  putReleaseDraft,
  type ReleaseRow,
} from '../engine/release-store.ts'
import type { Write } from './publish-release.ts'
import { readReleaseNow } from './read-release.ts'
import { checkMayPublishTypes } from './release-access.ts'
import { maxDrafts } from './release-input.ts'
import type { Release } from './release-record.ts'
import { changeRelease, notLiveYet, type ReleaseWrite } from './release-writer.ts'

interface GivenName {
  type: string
  id: string
  lang: string
}

/** Which drafts are in a release that was not published yet. */
export class ReleaseMembers {
  readonly #context: EngineContext
  readonly #publishing: Publishing

  constructor(context: EngineContext, publishing: Publishing) {
    this.#context = context
    this.#publishing = publishing
  }

  /** All of them or none; those that are in it already stay where they are. */
  async add(id: string, given: readonly GivenName[], write: ReleaseWrite): Promise<Release> {
    for (const { type } of given) this.#publishing.contentOf(type)
    checkMayPublishTypes(write.user, this.#publishing, given)
    return this.#change(id, write, async (tx, row, by) => {
      for (const name of given.map(namedAs)) await this.#addOne(tx, row, name, by)
    })
  }

  async remove(id: string, given: GivenName, write: ReleaseWrite): Promise<Release> {
    checkMayPublishTypes(write.user, this.#publishing, [given])
    return this.#change(id, write, async (tx, row) => {
      const key = namedAs(given)
      if ((await findWaitingIn(tx, key))?.release_id !== row.id) throw notFound('Draft')
      await deleteReleaseDraft(tx, { release_id: row.id, ...key })
    })
  }

  async #change(
    id: string,
    write: ReleaseWrite,
    work: (tx: Handle, row: ReleaseRow, by: Write) => Promise<void>,
  ): Promise<Release> {
    const row = await changeRelease(this.#context, id, write, { from: notLiveYet }, async (tx, row, by) => {
      await work(tx, row, by)
      return row
    })
    return readReleaseNow(this.#context, this.#publishing, row)
  }

  async #addOne(tx: Handle, row: ReleaseRow, name: DraftName, { actor, now }: Write): Promise<void> {
    const title = await this.#publishing.preparedTitle(tx, name)
    if (title === undefined) throw notFound('Draft')
    const waiting = await findWaitingIn(tx, name)
    if (waiting?.release_id === row.id) return
    if (waiting) {
      const other = await findRelease(tx, waiting.release_id)
      throw new AppError('duplicate', `“${title}” is in the release “${other?.name ?? ''}” already.`)
    }
    const drafts = await listDraftsIn(tx, row.id)
    if (drafts.length >= maxDrafts)
      throw badInput([{ path: 'drafts', message: `A release can hold at most ${maxDrafts} drafts` }])
    await putReleaseDraft(tx, {
      ...{ release_id: row.id, ...name, state: 'waiting', title, place: (drafts.at(-1)?.place ?? 0) + 1 },
      ...{ added_at: now.toISOString(), added_by: actor.name },
      ...{ before_revision: null, after_revision: null, draft_revision: null, undone_revision: null },
    })
  }
}

function namedAs({ type, id, lang }: GivenName): DraftName {
  return { type, id, language: lang as Language }
}
