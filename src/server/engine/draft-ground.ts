import { withItemIds } from '../../schema/assign-ids.ts'
import type { Definition } from '../../schema/define-content.ts'
import { mergeChanges } from '../../schema/merge-changes.ts'
import { readValues } from '../../schema/stored-values.ts'
import { badInput, notFound } from '../../shared/app-error.ts'
import { isSameValue } from '../../shared/is-same-value.ts'
import { mainLanguage } from '../../shared/languages.ts'
import type { Handle } from '../database/tables.ts'
import { titleOf, type Values } from './content-record.ts'
import type { EntryRow } from './content-store.ts'
import type { DraftInput } from './draft-input.ts'
import { type Ground, keptValues } from './draft-record.ts'
import type { DraftRows } from './draft-rows.ts'
import type { DraftData, DraftRow } from './record-draft-store.ts'
import { type RecordRows, storedValues } from './record-rows.ts'

/** A record and its draft as they are. */
export interface Standing {
  id: string
  /** The published record; undefined where there is none. */
  entry: EntryRow | undefined
  /** The draft, whatever became of it. */
  row: DraftRow | undefined
  ground: Ground
  /** What the draft changes. */
  kept: Values
}

/** What a draft is laid over, and what it becomes when something is written into it. */
export class DraftGround {
  readonly #definition: Definition
  readonly #records: RecordRows
  readonly #rows: DraftRows

  constructor(definition: Definition, records: RecordRows, rows: DraftRows) {
    this.#definition = definition
    this.#records = records
    this.#rows = rows
  }

  /** Throws where there is neither a published record nor a draft in one of the states. */
  async stand(db: Handle, id: string, states: readonly string[] = ['open']): Promise<Standing> {
    const { kind, singletonId, label } = this.#definition
    const found = await this.#records.entries.find(db, id)
    const entry = found?.deleted_at === null ? found : undefined
    const row = await this.#rows.find(db, { id, language: mainLanguage })
    const isSingleton = kind === 'singleton' && id === singletonId
    // The draft of a record in the trash waits there with it.
    const isNew = !entry && row !== undefined && states.includes(row.state) && row.base_revision === 0
    if (!entry && !isSingleton && !isNew) throw notFound(label[0])
    const revision = entry?.revision ?? 0
    const published = await this.#valuesAt(db, { id, entry }, revision)
    const isOpen = row?.state === 'open'
    const base = isOpen ? await this.#valuesAt(db, { id, entry }, row.base_revision) : published
    const { updated_at: publishedAt = null, updated_by: publishedBy = null } = entry ?? {}
    const ground = { published, revision, isNew: !entry && !isSingleton, base, publishedAt, publishedBy }
    return { id, entry, row, ground, kept: keptValues(this.#definition, row) }
  }

  /** What the draft holds once the input is written into it, and the revision that this is written over. */
  async written(
    db: Handle,
    standing: Standing,
    { values, recordRevision }: DraftInput,
  ): Promise<{ data: DraftData; baseRevision: number; base: Values }> {
    const { id, entry, row, ground, kept } = standing
    const began = row?.state === 'open' ? row.base_revision : ground.revision
    const wanted = recordRevision ?? began
    const rest = Object.keys(kept).filter((name) => !Object.hasOwn(values, name))
    const theirs = wanted === began ? ground.base : await this.#valuesAt(db, { id, entry }, wanted)
    const sides = { base: ground.base, mine: { ...ground.base, ...kept }, theirs }
    const moved = mergeChanges(this.#definition, rest, sides)
    // A field that this save does not name and that was published meanwhile: it stays where publishing will ask.
    const isMoved = moved.clashes.length === 0
    const [base, baseRevision] = isMoved ? [theirs, wanted] : [ground.base, began]
    const others = isMoved ? { ...kept, ...moved.values } : kept
    const given = withItemIds(this.#definition.fields, { ...base, ...others }, values)
    const all = Object.entries({ ...others, ...given })
    const changed = ground.isNew ? all : all.filter(([name, value]) => !isSameValue(value, base[name]))
    const next = Object.fromEntries(changed)
    const title = titleOf(this.#definition, { ...ground.published, ...next })
    return { data: { title, values: next }, baseRevision, base }
  }

  /** The values after that revision; the defaults before the first. */
  async #valuesAt(
    db: Handle,
    { id, entry }: Pick<Standing, 'id' | 'entry'>,
    revision: number,
  ): Promise<Values> {
    const { fields } = this.#definition
    if (revision === 0) return readValues(fields, {}, 'all')
    if (entry?.revision === revision) return readValues(fields, storedValues(entry), 'all')
    const change = await this.#records.changes.find(db, id, revision)
    const state = change?.after ?? change?.before
    if (!state) throw badInput([{ path: 'recordRevision', message: 'The record has no such revision' }])
    return readValues(fields, state as Values, 'all')
  }
}
