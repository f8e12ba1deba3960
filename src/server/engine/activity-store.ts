import { compareTexts } from '../../shared/compare-texts.ts'
import type { Handle } from '../database/tables.ts'
import { type LoggedChange, toLoggedChange } from './logged-change.ts'

export interface ActivityPage {
  types: readonly string[]
  actor?: string | undefined
  limit: number
  offset: number
}

/** The newest changes of several types. */
export async function latestChanges(
  db: Handle,
  page: ActivityPage,
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
  return { total: Number(total), changes: rows.map(toLoggedChange) }
}

/** Everybody who changed something of these types, by name. */
export async function listActors(db: Handle, types: readonly string[]): Promise<string[]> {
  if (types.length === 0) return []
  const rows = await db
    .selectFrom('changes')
    .where('type', 'in', types)
    .select('actor_name')
    .distinct()
    .execute()
  return rows.map((row) => row.actor_name).sort(compareTexts)
}
