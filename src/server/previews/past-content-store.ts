import type { Selectable } from 'kysely'
import type { Handle, Tables } from '../database/tables.ts'

export type ChangeRow = Selectable<Tables['changes']>

/** The last change that was made by then; 0 where there was none. Up to it, the log tells what was there. */
export async function lastSequenceAt(db: Handle, time: string): Promise<number> {
  const row = await db
    .selectFrom('changes')
    .select('sequence')
    .where('time', '<=', time)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.sequence ?? 0
}

interface Stretch {
  types: readonly string[]
  /** The last change that counts. */
  until: number
}

/** Of everything of these types the last change. */
export async function lastChangesOf(db: Handle, { types, until }: Stretch): Promise<ChangeRow[]> {
  return db
    .selectFrom('changes')
    .selectAll()
    .where('sequence', 'in', (eb) =>
      eb
        .selectFrom('changes as last')
        .select((inner) => inner.fn.max('last.sequence').as('sequence'))
        .where('last.type', 'in', types)
        .where('last.sequence', '<=', until)
        .groupBy(['last.type', 'last.id']),
    )
    .execute()
}

/** When each record of these types was created last. */
export async function creationsOf(
  db: Handle,
  { types, until }: Stretch,
): Promise<Pick<ChangeRow, 'type' | 'id' | 'time'>[]> {
  return db
    .selectFrom('changes')
    .select(['type', 'id', 'time'])
    .where('sequence', 'in', (eb) =>
      eb
        .selectFrom('changes as last')
        .select((inner) => inner.fn.max('last.sequence').as('sequence'))
        .where('last.type', 'in', types)
        .where('last.action', '=', 'create')
        .where('last.sequence', '<=', until)
        .groupBy(['last.type', 'last.id']),
    )
    .execute()
}

/** The changes of these types after one of them, in order, a few at a time. */
export async function changesAfter(
  db: Handle,
  { types, until }: Stretch,
  sequence: number,
): Promise<Pick<ChangeRow, 'sequence' | 'type' | 'id' | 'before' | 'after'>[]> {
  if (types.length === 0) return []
  return db
    .selectFrom('changes')
    .select(['sequence', 'type', 'id', 'before', 'after'])
    .where('type', 'in', types)
    .where('sequence', '>', sequence)
    .where('sequence', '<=', until)
    .orderBy('sequence')
    .limit(1000)
    .execute()
}
