import { hash } from 'node:crypto'
import { keptQuery } from '../database/kept-query.ts'
import type { Handle, Tables } from '../database/tables.ts'

export type ChangeAction = 'create' | 'update' | 'reorder' | 'delete' | 'restore' | 'revert'

/** Who wrote; `id` is null for the system itself and for visitors. */
export interface Actor {
  id: string | null
  name: string
}

export const systemActor: Actor = { id: null, name: 'System' }

export interface Change {
  time: string
  actor: Actor
  action: ChangeAction
  type: string
  id: string
  revision: number
  before: unknown
  after: unknown
}

/** A change whose values are JSON already. */
export interface WrittenChange extends Change {
  before: string | null
  after: string | null
}

export interface LoggedChange extends Change {
  sequence: number
}

export const firstHash = '0'.repeat(64)

/** Adds a row to the append-only log. Call it inside `database.write`: the chain needs one writer at a time. */
export async function appendChange(tx: Handle, change: Change): Promise<void> {
  await appendWritten(tx, { ...change, before: toJson(change.before), after: toJson(change.after) })
}

/** The same for values as they stand in the database. */
export async function appendWritten(tx: Handle, change: WrittenChange): Promise<void> {
  const [last] = await lastChange(tx, {})
  const { before, after } = change
  const row = {
    sequence: (last?.sequence ?? 0) + 1,
    time: change.time,
    actor_id: change.actor.id,
    actor_name: change.actor.name,
    action: change.action,
    type: change.type,
    id: change.id,
    revision: change.revision,
    before,
    after,
    payload_hash: payloadHash(before, after),
    previous_hash: last?.hash ?? firstHash,
  }
  await insertChange(tx, { ...row, hash: chainHash(row) })
}

const lastChange = keptQuery((tx) =>
  tx.selectFrom('changes').select(['sequence', 'hash']).orderBy('sequence', 'desc').limit(1),
)

const insertChange = keptQuery((tx, row: Tables['changes']) =>
  tx.insertInto('changes').values({
    sequence: row.sequence,
    time: row.time,
    actor_id: row.actor_id,
    actor_name: row.actor_name,
    action: row.action,
    type: row.type,
    id: row.id,
    revision: row.revision,
    before: row.before,
    after: row.after,
    payload_hash: row.payload_hash,
    previous_hash: row.previous_hash,
    hash: row.hash,
  }),
)

/** All changes of one record, newest first. */
export async function listChanges(db: Handle, type: string, id: string): Promise<LoggedChange[]> {
  const rows = await db
    .selectFrom('changes')
    .selectAll()
    .where('type', '=', type)
    .where('id', '=', id)
    .orderBy('sequence', 'desc')
    .execute()
  return rows.map(toChange)
}

export async function findRevision(
  db: Handle,
  type: string,
  id: string,
  revision: number,
): Promise<LoggedChange | undefined> {
  const row = await db
    .selectFrom('changes')
    .selectAll()
    .where('type', '=', type)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && toChange(row)
}

/** For subjects that keep no revision of their own. Call it inside `database.write`. */
export async function nextRevision(tx: Handle, type: string, id: string): Promise<number> {
  const row = await tx
    .selectFrom('changes')
    .select((eb) => eb.fn.max('revision').as('last'))
    .where('type', '=', type)
    .where('id', '=', id)
    .executeTakeFirst()
  return (row?.last ?? 0) + 1
}

export async function latestChanges(
  db: Handle,
  page: { types: readonly string[]; actor?: string | undefined; limit: number; offset: number },
): Promise<{ total: number; changes: LoggedChange[] }> {
  if (page.types.length === 0) return { total: 0, changes: [] }
  const ofTypes = db.selectFrom('changes').where('type', 'in', page.types)
  const matching = page.actor === undefined ? ofTypes : ofTypes.where('actor_name', '=', page.actor)
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await matching
    .selectAll()
    .orderBy('sequence', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { total: Number(total), changes: rows.map(toChange) }
}

/** Everybody who changed something of these types, by name. */
export async function listActors(db: Handle, types: readonly string[]): Promise<string[]> {
  if (types.length === 0) return []
  const rows = await db
    .selectFrom('changes')
    .where('type', 'in', types)
    .select('actor_name')
    .distinct()
    .orderBy('actor_name')
    .execute()
  return rows.map((row) => row.actor_name)
}

/** Removes what the log holds about a record's contents; hashes stay, so the chain still verifies. */
export async function eraseChangePayloads(tx: Handle, type: string, id: string): Promise<void> {
  await tx
    .updateTable('changes')
    .set({ before: null, after: null })
    .where('type', '=', type)
    .where('id', '=', id)
    .execute()
}

export function payloadHash(before: string | null, after: string | null): string {
  return sha256(`[${before},${after}]`)
}

/** Whether a row says what was recorded. Those whose values were hashed as texts within JSON keep their hash. */
export function isAsRecorded(row: Pick<StoredRow, 'before' | 'after' | 'payload_hash'>): boolean {
  const { before, after, payload_hash: recorded } = row
  return recorded === payloadHash(before, after) || recorded === sha256(JSON.stringify([before, after]))
}

interface ChainedRow {
  sequence: number
  time: string
  actor_id: string | null
  actor_name: string
  action: string
  type: string
  id: string
  revision: number
  payload_hash: string
  previous_hash: string
}

export function chainHash(row: ChainedRow): string {
  return hashNaming([row.actor_id, row.actor_name], row)
}

/**
 * Whether a stored row has the hash of what it says. Those written before the hash covered the author's name keep
 * theirs: a hash made anew would vouch for a history that nobody looked at.
 */
export function isChained(row: ChainedRow & { hash: string }): boolean {
  return row.hash === chainHash(row) || row.hash === hashNaming([row.actor_id], row)
}

function hashNaming(actor: (string | null)[], row: ChainedRow): string {
  const parts = [
    row.sequence,
    row.time,
    ...actor,
    row.action,
    row.type,
    row.id,
    row.revision,
    row.payload_hash,
    row.previous_hash,
  ]
  return sha256(JSON.stringify(parts))
}

function sha256(text: string): string {
  return hash('sha256', text)
}

function toJson(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value)
}

interface StoredRow extends ChainedRow {
  before: string | null
  after: string | null
}

function toChange(row: StoredRow): LoggedChange {
  return {
    sequence: row.sequence,
    time: row.time,
    actor: { id: row.actor_id, name: row.actor_name },
    action: row.action as ChangeAction,
    type: row.type,
    id: row.id,
    revision: row.revision,
    before: row.before === null ? null : JSON.parse(row.before),
    after: row.after === null ? null : JSON.parse(row.after),
  }
}
