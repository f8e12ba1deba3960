import type { Handle, Tables } from '../database/tables.ts'
import { systemActor } from '../engine/actor.ts'
import type { Values } from '../engine/content-record.ts'
import type { EntryRow } from '../engine/content-store.ts'
import type { ChangeAction } from '../engine/logged-change.ts'

/** Where a record lies says nothing about its words. */
const noEdits: readonly ChangeAction[] = ['reorder', 'delete', 'restore']

/** The records of these types that the site itself wrote when it was new, in the order it wrote them, those in the trash included. */
export async function listSeeded(db: Handle, types: readonly string[]): Promise<EntryRow[]> {
  if (types.length === 0) return []
  return db
    .selectFrom('entries')
    .innerJoin('changes', (join) =>
      join.onRef('changes.type', '=', 'entries.type').onRef('changes.id', '=', 'entries.id'),
    )
    .selectAll('entries')
    .where('entries.type', 'in', types)
    .where('changes.revision', '=', 1)
    .where('changes.action', '=', 'create')
    .where('changes.actor_id', 'is', null)
    .where('changes.actor_name', '=', systemActor.name)
    .orderBy('changes.sequence')
    .execute()
}

/** What records of these types held when the site itself wrote them. */
export async function listSeededValues(db: Handle, types: readonly string[]): Promise<Values[]> {
  const rows = await db
    .selectFrom('changes')
    .select('after')
    .where('type', 'in', types)
    .where('revision', '=', 1)
    .where('action', '=', 'create')
    .where('actor_id', 'is', null)
    .where('actor_name', '=', systemActor.name)
    .execute()
  return rows.map(({ after }) => JSON.parse(after ?? '{}'))
}

/** Those of the named subjects of one kind of the change log that a person has worked on. */
export async function listEdited(db: Handle, type: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows: Pick<Tables['changes'], 'id'>[] = await db
    .selectFrom('changes')
    .select('id')
    .distinct()
    .where('type', '=', type)
    .where('id', 'in', ids)
    .where('actor_id', 'is not', null)
    .where('action', 'not in', noEdits)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
