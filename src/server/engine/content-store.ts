import type { Insertable, RawBuilder, Selectable } from 'kysely'
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
    return read(db, { ...query, type: this.#type })
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
    const { visibleOnly, state } = query
    const row = await db
      .selectFrom('entry_counts')
      .where('type', '=', this.#type)
      .$if(visibleOnly, (select) => select.where('is_visible', '=', 1))
      .$if(state !== undefined, (select) => select.where('state', '=', state ?? ''))
      .select((eb) => eb.fn.sum<number | null>('count').as('total'))
      .executeTakeFirst()
    return Number(row?.total ?? 0)
  }

  /** The row with this id, in the trash or not. */
  async find(db: Handle, id: string): Promise<EntryRow | undefined> {
    return db
      .selectFrom('entries')
      .selectAll()
      .where('type', '=', this.#type)
      .where('id', '=', id)
      .executeTakeFirst()
  }

  async insert(tx: Handle, row: Insertable<Tables['entries']>): Promise<void> {
    await tx.insertInto('entries').values(row).execute()
  }

  /** Writes the columns that changed: SQLite would index those that did not again. */
  async update(tx: Handle, previous: EntryRow, row: EntryRow): Promise<void> {
    const names = Object.keys(row) as (keyof EntryRow)[]
    const changed = names.filter((name) => row[name] !== previous[name])
    await tx
      .updateTable('entries')
      .set(Object.fromEntries(changed.map((name) => [name, row[name]])))
      .where('type', '=', this.#type)
      .where('id', '=', row.id)
      .execute()
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

const listed = (db: Handle, query: TypedQuery): Promise<EntryRow[]> =>
  ordered(db, query).selectAll().execute()

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
  return (db, query) => ordered(db, query).select(columnsBesideData).select(data.as('data')).execute()
}

function ordered(db: Handle, query: TypedQuery) {
  const { limit, offset } = query
  return (
    matching(db, query)
      .orderBy('position')
      .orderBy('created_at')
      .orderBy('id')
      // SQLite knows no offset without a limit.
      .$if(limit !== undefined || offset !== undefined, (select) => select.limit(limit ?? 1_000_000_000))
      .$if(offset !== undefined, (select) => select.offset(offset ?? 0))
  )
}

function matching(db: Handle, { type, visibleOnly, state }: TypedQuery) {
  return db
    .selectFrom('entries')
    .where('type', '=', type)
    .where('deleted_at', 'is', null)
    .$if(visibleOnly, (select) => select.where('is_visible', '=', 1))
    .$if(state !== undefined, (select) => select.where('state', '=', state ?? ''))
}

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
