import type { Definition } from '../../schema/define-content.ts'
import type { Handle } from '../database/tables.ts'
import type { Actor } from './actor.ts'
import { ChangeLog } from './change-log.ts'
import { clearedBySave, isCleared } from './cleared-revision.ts'
import type { ChangeAction } from './logged-change.ts'
import { indexLater } from './page-texts.ts'
import {
  type DraftData,
  type DraftKey,
  type DraftRow,
  findDraft,
  listDraftsOf,
  putDraft,
} from './record-draft-store.ts'
import { namedRevision, savedMeanwhile } from './record-freshness.ts'
import { leaveRelease } from './release-rows.ts'
import { endSchedules } from './schedule-rows.ts'

/** The name of drafts in the change log. */
export const draftType = 'draft'

/** Autosaves by one person share an entry of the change log for this long. */
const sittingMs = 30 * 60_000

type Named = Pick<DraftKey, 'id' | 'language'>

interface Save extends Named {
  /** The row it replaces, whatever became of that draft. */
  previous: DraftRow | undefined
  data: DraftData
  baseRevision: number
  /** A draft that is begun gets a higher one, where its tags could be taken for those of something else. */
  revisionAbove?: number
  action: Extract<ChangeAction, 'create' | 'update' | 'restore'>
  actor: Actor
  ifMatch?: string | undefined
  now: Date
}

interface End {
  row: DraftRow
  state: 'discarded' | 'ended'
  /** Left out where a change of the record says what became of the draft. */
  isLogged?: boolean
  actor: Actor
  now: Date
}

/** The drafts of one content type: every sitting leaves a change in the log, and every end but publishing, which leaves one of the record. */
export class DraftRows {
  readonly #definition: Definition
  readonly #type: string
  readonly #changes = new ChangeLog(draftType)

  constructor(definition: Definition) {
    this.#definition = definition
    this.#type = definition.name
  }

  async find(db: Handle, named: Named): Promise<DraftRow | undefined> {
    return findDraft(db, { type: this.#type, ...named })
  }

  async listOf(db: Handle, id: string): Promise<DraftRow[]> {
    return listDraftsOf(db, { type: this.#type, id })
  }

  /** Refuses a write by somebody who read another state of the draft, such as one on another device. */
  checkFresh(row: DraftRow | undefined, ifMatch: string | undefined, stored = row?.revision ?? 0): void {
    if (namedRevision(stored, ifMatch) !== stored) throw savedMeanwhile(row)
  }

  async save(tx: Handle, save: Save): Promise<DraftRow> {
    const { id, language, previous, action, actor, ifMatch, now } = save
    const time = now.toISOString()
    const data = JSON.stringify(save.data)
    const isOpen = previous?.state === 'open'
    const above = isOpen ? 0 : (save.revisionAbove ?? 0)
    const revision = Math.max(previous?.revision ?? 0, above) + 1
    const isSameSitting = isOpen && action === 'update' && isSitting(previous, actor, now)
    const continued = isOpen || action === 'restore' ? previous : undefined
    const row: DraftRow = {
      type: this.#type,
      id,
      language,
      state: 'open',
      data,
      base_revision: save.baseRevision,
      revision,
      logged_revision: isSameSitting ? previous.logged_revision : revision,
      logged_at: isSameSitting ? previous.logged_at : time,
      created_at: continued?.created_at ?? time,
      created_by: continued?.created_by ?? actor.name,
      updated_at: time,
      updated_by: actor.name,
      updated_by_id: actor.id,
      ...clearedBySave({ previous: continued, revision, actor, ifMatch }),
    }
    await putDraft(tx, row)
    await indexLater(tx, this.#definition, id)
    if (!isSameSitting) {
      const states = { before: isOpen ? previous.data : null, after: data }
      await this.#log(tx, row, { time, actor, action, ...states })
    }
    return row
  }

  async end(tx: Handle, { row, state, isLogged = true, actor, now }: End): Promise<void> {
    const time = now.toISOString()
    const revision = row.revision + 1
    const logged = isLogged ? { logged_revision: revision, logged_at: time } : {}
    const who = { updated_at: time, updated_by: actor.name, updated_by_id: actor.id }
    // What was published has been looked at, and throwing away changes no word.
    const isSeen = state === 'ended' || isCleared(row)
    const cleared = isSeen ? { cleared_revision: revision } : {}
    const ended = { ...row, state, revision, ...logged, ...who, ...cleared }
    await putDraft(tx, ended)
    await indexLater(tx, this.#definition, row.id)
    await leaveRelease(tx, row, { actor, now })
    const isGone = state === 'discarded' && row.base_revision === 0
    await endSchedules(tx, row, isGone ? ['publish', 'hide'] : ['publish'], { actor, now })
    if (isLogged) await this.#log(tx, ended, { time, actor, action: 'delete', before: row.data, after: null })
  }

  /** Throws the draft away that lies over what is about to be restored, in the state that was seen of it. */
  async discardSeen(tx: Handle, named: Named, seen: number, by: { actor: Actor; now: Date }): Promise<void> {
    const row = await this.find(tx, named)
    if (row?.state !== 'open' || row.revision !== seen) throw savedMeanwhile(row)
    await this.end(tx, { row, state: 'discarded', ...by })
  }

  /** Opens a draft again that was published, as it was, where nobody has begun another one since. */
  async reopen(
    tx: Handle,
    named: Named,
    publishedAs: number,
    { actor, now }: Pick<Save, 'actor' | 'now'>,
  ): Promise<void> {
    const previous = await this.find(tx, named)
    if (previous?.state !== 'ended' || previous.revision !== publishedAs) return
    const data: DraftData = JSON.parse(previous.data)
    const kept = { previous, data, baseRevision: previous.base_revision, action: 'restore' } as const
    await this.save(tx, { ...named, ...kept, actor, now })
  }

  async #log(
    tx: Handle,
    { type, id, language, revision }: DraftRow,
    change: { time: string; actor: Actor; action: ChangeAction; before: string | null; after: string | null },
  ): Promise<void> {
    await this.#changes.appendWritten(tx, { ...change, id: `${type}/${id}/${language}`, revision })
  }
}

function isSitting({ updated_by_id, logged_at }: DraftRow, actor: Actor, now: Date): boolean {
  return updated_by_id === actor.id && now.getTime() - Date.parse(logged_at) < sittingMs
}
