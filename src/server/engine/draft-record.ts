import { readDraftValue } from '../../schema/check-draft.ts'
import type { Definition } from '../../schema/define-content.ts'
import { withCurrentNames } from '../../schema/field-members.ts'
import { mergeChanges } from '../../schema/merge-changes.ts'
import { isSameValue } from '../../shared/is-same-value.ts'
import type { Language } from '../../shared/languages.ts'
import { titleOf, type Values } from './content-record.ts'
import type { DraftData, DraftRow } from './record-draft-store.ts'

/** A draft as staff read it. */
export interface Draft {
  id: string
  lang: Language
  state: 'none' | 'draft'
  title: string
  /** Whether the record was never published. */
  isNew: boolean
  /** How often it was saved, thrown away or published; 0 where nobody began one. */
  revision: number
  createdAt: string | null
  createdBy: string | null
  updatedAt: string | null
  updatedBy: string | null
  /** The revision of the record that the values are written over; whoever saves them hands it back. */
  recordRevision: number
  /** All values of the record with the changes of the draft. */
  values: Values
  /** What the values are written over: the record as that revision left it, the defaults for a new one. */
  base: Values
  /** What is published; null for a record that never was. */
  published: Values | null
  publishedRevision: number
  publishedAt: string | null
  publishedBy: string | null
  /** Names of the fields that differ from what is published. */
  changed: string[]
  /** Names of the fields that were also published in another way since: publishing asks what to keep. */
  clashes: string[]
}

/** What a draft is laid over. */
export interface Ground {
  published: Values
  /** Of the record now; 0 where nobody saved it. */
  revision: number
  isNew: boolean
  /** The values that the draft was written over. */
  base: Values
  /** Who published what is there now, and when. */
  publishedAt: string | null
  publishedBy: string | null
}

export function toDraft(
  definition: Definition,
  { id, lang }: { id: string; lang: Language },
  ground: Ground,
  row: DraftRow | undefined,
): Draft {
  const open = row?.state === 'open' ? row : undefined
  const kept = keptValues(definition, open)
  const { values: merged, clashes } = mergedWith(definition, ground, kept)
  // Where both changed one field it stays on the ground it was written on, until somebody chooses.
  const isMerged = clashes.length === 0
  const values = isMerged ? { ...ground.published, ...merged } : { ...ground.base, ...kept }
  const isChanged = (name: string) => ground.isNew || !isSameValue(values[name], ground.published[name])
  return {
    id,
    lang,
    state: open ? 'draft' : 'none',
    title: titleOf(definition, values),
    isNew: ground.isNew,
    revision: row?.revision ?? 0,
    createdAt: open?.created_at ?? null,
    createdBy: open?.created_by ?? null,
    updatedAt: open?.updated_at ?? null,
    updatedBy: open?.updated_by ?? null,
    recordRevision: open && !isMerged ? open.base_revision : ground.revision,
    values,
    base: isMerged ? ground.published : ground.base,
    published: ground.isNew ? null : ground.published,
    publishedRevision: ground.revision,
    publishedAt: ground.publishedAt,
    publishedBy: ground.publishedBy,
    changed: Object.keys(kept).filter(isChanged),
    clashes,
  }
}

/** The changes of a draft together with what was published since it was begun. */
export function mergedWith(definition: Definition, { base, published }: Ground, kept: Values) {
  const sides = { base, mine: { ...base, ...kept }, theirs: published }
  return mergeChanges(definition, Object.keys(kept), sides)
}

/** What an open draft changes, as today's definition reads it. */
export function keptValues(
  { fields }: Definition,
  row: Pick<DraftRow, 'state' | 'data'> | undefined,
): Values {
  if (row?.state !== 'open') return {}
  const { values } = JSON.parse(row.data) as DraftData
  const read = Object.entries(withCurrentNames(fields, values)).flatMap(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    const shown = field && readDraftValue(field, value)
    return shown === undefined ? [] : [[name, shown]]
  })
  return Object.fromEntries(read)
}
