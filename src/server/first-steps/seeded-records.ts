import { siteSettings } from '../../content/site-settings/site-settings.ts'
import { languages } from '../../shared/languages.ts'
import { readSetting, saveSetting } from '../database/setting-store.ts'
import type { Handle } from '../database/tables.ts'
import type { Content } from '../engine/content.ts'
import { titleOf, valuesOf } from '../engine/content-record.ts'
import type { EntryRow } from '../engine/content-store.ts'
import { draftType } from '../engine/draft-rows.ts'
import { translationType } from '../engine/translation-rows.ts'
import { listEdited, listSeeded } from './sample-record-store.ts'

/** A record of the sample, and how its content type is asked about it. */
export interface SampleRecord {
  content: Content
  row: EntryRow
}

/** What was removed in one step. */
export interface Removal {
  time: string
  records: { type: string; id: string }[]
}

export interface SampleRecords {
  /** What nobody has worked on, in no language and in no draft. */
  untouched: SampleRecord[]
  edited: SampleRecord[]
  /** What was removed as a whole and still lies in the trash. */
  removed: SampleRecord[]
  /** What was removed as a whole and was written anew since, under the same id. */
  rewritten: SampleRecord[]
}

/** Names what was removed in the settings of the site. */
const removalsName = 'sample_removals'

export async function readSampleRecords(db: Handle, contents: readonly Content[]): Promise<SampleRecords> {
  // Who publishes the site is no content: the settings are changed, never emptied.
  const byType = new Map(
    contents.flatMap((content) =>
      content.definition.name === siteSettings.name ? [] : [[content.definition.name, content] as const],
    ),
  )
  const rows = await listSeeded(db, [...byType.keys()])
  const edited = await editedAmong(db, rows)
  const times = new Map(
    (await readRemovals(db)).flatMap(({ time, records }) => records.map((named) => [keyOf(named), time])),
  )
  const found: SampleRecords = { untouched: [], edited: [], removed: [], rewritten: [] }
  for (const row of rows) {
    const content = byType.get(row.type)
    const place = content && placeOf(row, edited.has(keyOf(row)), times.get(keyOf(row)))
    if (content && place) found[place].push({ content, row })
  }
  return found
}

/** Undefined for what somebody deleted by hand: the trash has it. */
function placeOf(
  { deleted_at }: EntryRow,
  isEdited: boolean,
  removedAt: string | undefined,
): keyof SampleRecords | undefined {
  if (deleted_at !== null) return deleted_at === removedAt ? 'removed' : undefined
  if (isEdited && removedAt) return 'rewritten'
  return isEdited ? 'edited' : 'untouched'
}

async function editedAmong(db: Handle, rows: readonly EntryRow[]): Promise<Set<string>> {
  const edited = new Set<string>()
  for (const [type, list] of Map.groupBy(rows, (row) => row.type))
    for (const id of await listEdited(
      db,
      type,
      list.map((row) => row.id),
    ))
      edited.add(keyOf({ type, id }))
  const inLanguages = rows.flatMap(({ type, id }) =>
    languages.map(({ code }) => [`${type}/${id}/${code}`, keyOf({ type, id })] as const),
  )
  const logIds = new Map<string, string>(inLanguages)
  for (const kind of [translationType, draftType])
    for (const logId of await listEdited(db, kind, [...logIds.keys()])) edited.add(logIds.get(logId) ?? '')
  return edited
}

export async function readRemovals(db: Handle): Promise<Removal[]> {
  return ((await readSetting(db, removalsName)) ?? []) as Removal[]
}

export async function saveRemovals(tx: Handle, removals: readonly Removal[]): Promise<void> {
  await saveSetting(tx, removalsName, removals)
}

function keyOf({ type, id }: { type: string; id: string }): string {
  return `${type}/${id}`
}

/** A record as staff are told of it. */
export function describeSample({ content: { definition }, row }: SampleRecord) {
  const { name: type, path, label } = definition
  return { type, path, label: label[0], id: row.id, title: titleOf(definition, valuesOf(definition, row)) }
}
