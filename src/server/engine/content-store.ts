import type { Insertable, RawBuilder, Selectable } from 'kysely'
import { compiledQuery } from '../database/compiled-query.ts'
import type { Handle, Tables } from '../database/tables.ts'

export type EntryRow = Selectable<Tables['entries']>

export interface ListQuery {
  visibleOnly: boolean
  state?: string | undefined
  limit?: number | undefined
  offset?: number | undefined
}

/** Those with these ids that visitors see, of any content type. */
export async function findVisibleRows(db: Handle, ids: readonly string[]): Promise<EntryRow[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('entries')
    .selectAll()
    .where('id', 'in', ids)
    .where('is_visible', '=', 1)
    .where('deleted_at', 'is', null)
    .execute()
}

/** The rows of one content type. */
export class EntryStore {
  readonly #type: string

  constructor(type: string) {
    this.#type = type
  }

  async list(db: Handle, query: ListQuery, read = listed): Promise<EntryRow[]> {
    const limit = query.limit ?? 1_000_000_000
    return read(db, { ...query, type: this.#type, limit }, shapeOf(query))
  }

  /** The records before and after a moment that are closest to it, in order. */
  async listNear(db: Handle, query: ListQuery, moment: number, most: number): Promise<EntryRow[]> {
    const rows = matching(db, { ...query, type: this.#type })
    const next = await rows
      .where('position', '>=', moment)
      .selectAll()
      .orderBy('position')
      .orderBy('created_at')
      .orderBy('id')
      .limit(most)
      .execute()
    const last = await rows
      .where('position', '<', moment)
      .selectAll()
      .orderBy('position', 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute()
    return [...last.reverse(), ...next]
  }

  /** How many there are on all pages. */
  async count(db: Handle, query: ListQuery): Promise<number> {
    const [row] = await counted(db, { ...query, type: this.#type }, shapeOf(query))
    return Number(row?.total ?? 0)
  }

  /** The row with this id, in the trash or not. */
  async find(db: Handle, id: string): Promise<EntryRow | undefined> {
    const [row] = await found(db, { type: this.#type, id })
    return row
  }

  async insert(tx: Handle, row: Insertable<Tables['entries']>): Promise<void> {
    await tx.insertInto('entries').values(row).execute()
  }

  /** Writes the columns that changed: SQLite would index those that did not again. */
  async update(tx: Handle, previous: EntryRow, row: EntryRow): Promise<void> {
    const names = Object.keys(row) as (keyof EntryRow)[]
    const changed = names.filter((name) => row[name] !== previous[name])
    await updated(tx, row, changed.join(' '))
  }

  /** The ids that begin like `id`, for finding a free one. */
  async idsLike(db: Handle, id: string): Promise<Set<string>> {
    const rows = await db
      .selectFrom('entries')
      .select('id')
      .where('type', '=', this.#type)
      .where((eb) => eb.or([eb('id', '=', id), eb('id', 'like', `${id}-%`)]))
      .execute()
    return new Set(rows.map((row) => row.id))
  }
}

interface TypedQuery extends ListQuery {
  type: string
}

const listed = compiledQuery((db, query: TypedQuery, shape) => ordered(db, query, shape).selectAll())

const columnsBesideData = [
  'type',
  'id',
  'position',
  'is_visible',
  'state',
  'unique_key',
  'fingerprint',
  'revision',
  'translations',
  'deleted_at',
  'created_at',
  'updated_at',
  'updated_by',
] as const

/** To list rows with this in place of their data, such as a part of it. */
export function listedWith(data: RawBuilder<string>): typeof listed {
  return compiledQuery((db, query, shape) =>
    ordered(db, query, shape).select(columnsBesideData).select(data.as('data')),
  )
}

function ordered(db: Handle, query: TypedQuery, shape: string) {
  return matching(db, query, shape)
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')
    .$if(/limit|offset/.test(shape), (select) => select.limit(query.limit as number))
    .$if(shape.includes('offset'), (select) => select.offset(query.offset as number))
}

const counted = compiledQuery((db, query: TypedQuery, shape) =>
  db
    .selectFrom('entry_counts')
    .where('type', '=', query.type)
    .$if(shape.includes('visible'), (select) => select.where('is_visible', '=', 1))
    .$if(shape.includes('state'), (select) => select.where('state', '=', query.state as string))
    .select((eb) => eb.fn.sum<number | null>('count').as('total')),
)

function matching(db: Handle, query: TypedQuery, shape = shapeOf(query)) {
  return db
    .selectFrom('entries')
    .where('type', '=', query.type)
    .where('deleted_at', 'is', null)
    .$if(shape.includes('visible'), (select) => select.where('is_visible', '=', 1))
    .$if(shape.includes('state'), (select) => select.where('state', '=', query.state as string))
}

/** What a list is narrowed by. */
function shapeOf({ visibleOnly, state, limit, offset }: ListQuery): string {
  const given = { visible: visibleOnly || undefined, state, limit, offset }
  return Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name)
    .join(' ')
}

const found = compiledQuery((db, { type, id }: Pick<EntryRow, 'type' | 'id'>) =>
  db.selectFrom('entries').selectAll().where('type', '=', type).where('id', '=', id),
)

const updated = compiledQuery((tx, row: EntryRow, shape) => {
  const names = shape.split(' ') as (keyof EntryRow)[]
  const changed = Object.fromEntries(names.map((name) => [name, row[name]]))
  return tx.updateTable('entries').set(changed).where('type', '=', row.type).where('id', '=', row.id)
})

export async function listDeleted(db: Handle, types: readonly string[]): Promise<EntryRow[]> {
  if (types.length === 0) return []
  return db
    .selectFrom('entries')
    .selectAll()
    .where('deleted_at', 'is not', null)
    .where('type', 'in', types)
    .orderBy('deleted_at', 'desc')
    .limit(1000)
    .execute()
}

/** Whether anything was ever stored, the trash included. */
export async function hasEntries(db: Handle): Promise<boolean> {
  return (await db.selectFrom('entries').select('id').limit(1).executeTakeFirst()) !== undefined
}
