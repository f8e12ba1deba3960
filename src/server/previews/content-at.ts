import type { Definition } from '../../schema/define-content.ts'
import { type PageAddress, pageAddressOf } from '../../schema/page-address.ts'
import { readValues } from '../../schema/stored-values.ts'
import type { Handle } from '../database/tables.ts'
import type { AddressRow } from '../engine/address-store.ts'
import type { EntryRow } from '../engine/content-store.ts'
import { fingerprintOf } from '../engine/fingerprint.ts'
import { columnsOf } from '../engine/record-columns.ts'
import { translationType } from '../engine/translation-rows.ts'
import type { TranslationData, TranslationRow } from '../engine/translation-store.ts'
import {
  type ChangeRow,
  changesAfter,
  creationsOf,
  lastChangesOf,
  lastSequenceAt,
} from './past-content-store.ts'
import type { PublicRows } from './shadow-store.ts'

/**
 * What was published at a moment, read off the change log. What the log says up to one of its rows was there as a whole:
 * a clock that was set back in between makes another moment of it, never a mixture of two.
 */
export async function contentAt(
  db: Handle,
  definitions: readonly Definition[],
  moment: Date,
): Promise<PublicRows> {
  const until = await lastSequenceAt(db, moment.toISOString())
  const byName = new Map(definitions.map((definition) => [definition.name, definition]))
  const stretch = { types: [...byName.keys()], until }
  const created = new Map(
    (await creationsOf(db, stretch)).map(({ type, id, time }) => [`${type}/${id}`, time]),
  )
  const entries = (await lastChangesOf(db, stretch)).flatMap((change) => {
    const definition = byName.get(change.type)
    const createdAt = created.get(`${change.type}/${change.id}`) ?? change.time
    return definition && change.after !== null
      ? [entryAfter(definition, { ...change, after: change.after }, createdAt)]
      : []
  })
  const translated = await lastChangesOf(db, { types: [translationType], until })
  return {
    entries,
    translations: translated.flatMap((change) => translationAfter(change)),
    addresses: await addressesAt(db, definitions, until),
  }
}

function entryAfter(
  definition: Definition,
  change: ChangeRow & { after: string },
  createdAt: string,
): EntryRow {
  const values = readValues(definition.fields, JSON.parse(change.after), 'all')
  return {
    type: change.type,
    id: change.id,
    ...columnsOf(definition, values),
    fingerprint: fingerprintOf(definition),
    data: change.after,
    revision: change.revision,
    translations: '{}',
    deleted_at: null,
    created_at: createdAt,
    updated_at: change.time,
    updated_by: change.actor_name,
  }
}

function translationAfter({ id: name, after, revision, time, actor_name }: ChangeRow): TranslationRow[] {
  // No type and no language holds a slash.
  const parts = /^([^/]+)\/(.*)\/([^/]+)$/s.exec(name)
  if (!parts || after === null) return []
  const [, type = '', id = '', language = ''] = parts
  const { state } = JSON.parse(after) as TranslationData
  const times = { created_at: time, updated_at: time, updated_by: actor_name }
  const cleared = { cleared_revision: revision, cleared_by_id: null }
  return [{ type, id, language, state, data: after, revision, deleted_at: null, ...times, ...cleared }]
}

/** Which address led where: every change is followed as it was made, by the rules of `PageAddresses`. */
async function addressesAt(
  db: Handle,
  definitions: readonly Definition[],
  until: number,
): Promise<AddressRow[]> {
  const pages = new Map(
    definitions.flatMap(({ name, fields }) => {
      const page = pageAddressOf(fields)
      return page ? [[name, page] as const] : []
    }),
  )
  const stretch = { types: [...pages.keys()], until }
  const rows = new Map<string, AddressRow>()
  let changes = await changesAfter(db, stretch, 0)
  while (changes.length > 0) {
    for (const change of changes) {
      const page = pages.get(change.type)
      if (page) followChange(rows, page, change)
    }
    changes = await changesAfter(db, stretch, changes.at(-1)?.sequence ?? until)
  }
  return [...rows.values()]
}

function followChange(
  rows: Map<string, AddressRow>,
  page: PageAddress,
  { type, id, before, after }: Pick<ChangeRow, 'type' | 'id' | 'before' | 'after'>,
): void {
  if (after === null) return
  const addressIn = (data: string) => String(JSON.parse(data)[page.field] || id)
  const wanted = addressIn(after)
  const left = before === null ? undefined : addressIn(before)
  if (wanted === left) return
  const put = (address: string, isCurrent: number) => {
    const path = `${page.path}/${address}`
    rows.set(path, { path, type, id, to_path: null, is_current: isCurrent })
  }
  for (const row of rows.values()) if (row.type === type && row.id === id) row.is_current = 0
  if (left !== undefined) put(left, 0)
  const isPlain = left === undefined && wanted === id && !rows.has(`${page.path}/${wanted}`)
  if (!isPlain) put(wanted, 1)
}
