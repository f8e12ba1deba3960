import { noteErasure } from '../database/erasures.ts'
import { sealLogEnd } from '../database/seal-store.ts'
import type { Handle } from '../database/tables.ts'
import { chainHash, firstHash, payloadHash } from './change-chain.ts'
import { type Change, type LoggedChange, toLoggedChange, type WrittenChange } from './logged-change.ts'

/** The part of the append-only log that speaks of one kind of thing: a content type, accounts, applications. */
export class ChangeLog {
  readonly #type: string

  constructor(type: string) {
    this.#type = type
  }

  /** Call it inside `database.write`: the chain needs one writer at a time. */
  async append(tx: Handle, change: Change): Promise<void> {
    await this.appendWritten(tx, { ...change, before: toJson(change.before), after: toJson(change.after) })
  }

  /** The same for values as they stand in the database. */
  async appendWritten(tx: Handle, change: WrittenChange): Promise<void> {
    const last = await tx
      .selectFrom('changes')
      .select(['sequence', 'hash'])
      .orderBy('sequence', 'desc')
      .limit(1)
      .executeTakeFirst()
    const { before, after } = change
    const row = {
      sequence: (last?.sequence ?? 0) + 1,
      time: change.time,
      actor_id: change.actor.id,
      actor_name: change.actor.name,
      action: change.action,
      type: this.#type,
      id: change.id,
      revision: change.revision,
      before,
      after,
      payload_hash: payloadHash(before, after),
      previous_hash: last?.hash ?? firstHash,
    }
    const hash = chainHash(row)
    await tx
      .insertInto('changes')
      .values({ ...row, hash })
      .execute()
    await sealLogEnd(tx, { sequence: row.sequence, hash })
  }

  /** All changes of one record, newest first. */
  async list(db: Handle, id: string): Promise<LoggedChange[]> {
    const rows = await this.#changesOf(db, id).execute()
    return rows.map(toLoggedChange)
  }

  async find(db: Handle, id: string, revision: number): Promise<LoggedChange | undefined> {
    const row = await this.#changesOf(db, id).where('revision', '=', revision).limit(1).executeTakeFirst()
    return row && toLoggedChange(row)
  }

  /** Whether nothing but its place in the list changed after the revision. */
  async isOnlyMovedSince(db: Handle, id: string, revision: number): Promise<boolean> {
    const other = await db
      .selectFrom('changes')
      .select('sequence')
      .where('type', '=', this.#type)
      .where('id', '=', id)
      .where('revision', '>', revision)
      .where('action', '!=', 'reorder')
      .limit(1)
      .executeTakeFirst()
    return other === undefined
  }

  /** For subjects that keep no revision of their own. Call it inside `database.write`. */
  async nextRevision(tx: Handle, id: string): Promise<number> {
    const row = await tx
      .selectFrom('changes')
      .select((eb) => eb.fn.max('revision').as('last'))
      .where('type', '=', this.#type)
      .where('id', '=', id)
      .executeTakeFirst()
    return (row?.last ?? 0) + 1
  }

  /** Hashes stay, so the chain still verifies. */
  protected async eraseContents(tx: Handle, id: string): Promise<void> {
    noteErasure(tx)
    await tx
      .updateTable('changes')
      .set({ before: null, after: null })
      .where('type', '=', this.#type)
      .where('id', '=', id)
      .execute()
  }

  #changesOf(db: Handle, id: string) {
    return db
      .selectFrom('changes')
      .selectAll()
      .where('type', '=', this.#type)
      .where('id', '=', id)
      .orderBy('sequence', 'desc')
  }
}

function toJson(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value)
}
