import { sql } from 'kysely'
import type { DatabaseKind } from './dialect.ts'
import type { Handle } from './tables.ts'

export interface Trigger {
  /** Such as `insert on applications`. */
  event: string
  /** Only for rows of which this is true. */
  when?: string
  /** Statements that may name the row as `new` and `old`, each ended by a semicolon. */
  work: string
}

/** For others of the same names to take their place. */
export async function dropTriggers(
  tx: Handle,
  kind: DatabaseKind,
  table: string,
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    await sql.raw(`drop trigger ${name} ${kind === 'postgres' ? `on ${table}` : ''}`).execute(tx)
    if (kind === 'postgres') await sql.raw(`drop function ${name}()`).execute(tx)
  }
}

/** Work that the database does by itself, within the transaction of whoever changes a row. */
export async function createTriggers(
  tx: Handle,
  kind: DatabaseKind,
  triggers: Record<string, Trigger>,
): Promise<void> {
  for (const [name, { event, when, work }] of Object.entries(triggers)) {
    const head = `create trigger ${name} after ${event} for each row ${when ? `when (${when})` : ''}`
    if (kind === 'sqlite') {
      await sql.raw(`${head} begin ${work} end`).execute(tx)
      continue
    }
    await sql
      .raw(
        `create function ${name}() returns trigger language plpgsql as $$ begin ${work} return null; end $$`,
      )
      .execute(tx)
    await sql.raw(`${head} execute function ${name}()`).execute(tx)
  }
}
