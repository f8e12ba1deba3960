import type { Definition } from '../../schema/define-content.ts'
import { readValues } from '../../schema/stored-values.ts'
import type { Handle } from '../database/tables.ts'
import type { TranslationRow } from './translation-store.ts'

/** A record and what is translated of it. */
export interface ProgressRow {
  id: string
  isVisible: boolean
  /** Tells one state of the record and its translations from another. */
  revisions: string
  /** As it stands in the database; undefined where the caller knows this state. */
  data: string | undefined
  translations: TranslationRow[]
}

/** Above this many, all of a type are read: a statement takes only so many values. */
const maxNamed = 100

/** The records of a type in their order, with the contents of those that are not known yet. A few queries, however many there are. */
export async function readProgressRows(
  db: Handle,
  definition: Definition,
  isKnown: (id: string, revisions: string) => boolean,
): Promise<ProgressRow[]> {
  const type = definition.name
  const records = await listRevisions(db, type)
  const { singletonId } = definition
  if (singletonId !== undefined && records.length === 0) records.push(unsaved(definition, singletonId))
  const translated = Map.groupBy(
    await db
      .selectFrom('translations')
      .select(['id', 'language', 'revision'])
      .where('type', '=', type)
      .where('deleted_at', 'is', null)
      .orderBy('language')
      .execute(),
    ({ id }) => id,
  )
  const rows = records.map(({ id, revision, is_visible }) => {
    const others = (translated.get(id) ?? []).map((row) => `${row.language}${row.revision}`)
    return { id, isVisible: is_visible === 1, revisions: [revision, is_visible, ...others].join(' ') }
  })
  const unknown = new Set(rows.flatMap(({ id, revisions }) => (isKnown(id, revisions) ? [] : [id])))
  const contents = await readContents(db, type, [...unknown])
  return rows.map((row) => {
    if (!unknown.has(row.id)) return { ...row, data: undefined, translations: [] }
    return {
      ...row,
      data: contents.data.get(row.id) ?? '{}',
      translations: contents.translations.get(row.id) ?? [],
    }
  })
}

async function listRevisions(db: Handle, type: string) {
  return db
    .selectFrom('entries')
    .select(['id', 'revision', 'is_visible'])
    .where('type', '=', type)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** A singleton that nobody saved answers its defaults, which are translated like what is saved. */
function unsaved({ fields, visibleWhen }: Definition, id: string) {
  return { id, revision: 0, is_visible: visibleWhen(readValues(fields, {})) ? 1 : 0 }
}

async function readContents(db: Handle, type: string, ids: readonly string[]) {
  if (ids.length === 0) return { data: new Map(), translations: new Map() }
  const isFew = ids.length <= maxNamed
  const entries = await db
    .selectFrom('entries')
    .select(['id', 'data'])
    .where('type', '=', type)
    .where('deleted_at', 'is', null)
    .$if(isFew, (select) => select.where('id', 'in', ids))
    .execute()
  const translations = await db
    .selectFrom('translations')
    .selectAll()
    .where('type', '=', type)
    .where('deleted_at', 'is', null)
    .$if(isFew, (select) => select.where('id', 'in', ids))
    .execute()
  return {
    data: new Map(entries.map(({ id, data }) => [id, data])),
    translations: Map.groupBy(translations, ({ id }) => id),
  }
}
