import { compareTexts } from '../../shared/compare-texts.ts'
import type { Handle } from '../database/tables.ts'
import { systemActor } from './actor.ts'
import { type LoggedChange, toLoggedChange } from './logged-change.ts'

export interface ActivityPage {
  types: readonly string[]
  actor?: string | undefined
  /** Without what the site created by itself, which is what it filled an empty database with. */
  withoutSetup?: boolean | undefined
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
  const byActor = page.actor === undefined ? ofTypes : ofTypes.where('actor_name', '=', page.actor)
  const matching = page.withoutSetup
    ? byActor.where((where) =>
        where.or([
          where('actor_id', 'is not', null),
          where('actor_name', '!=', systemActor.name),
          where('action', '!=', 'create'),
        ]),
      )
    : byActor
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

/** Whoever worked on nothing in so many changes of all starts from the screens. */
const maxLookedBack = 2000

/** What a person changed last, the newest first, each subject once. */
export async function latestSubjects(
  db: Handle,
  actorId: string,
  limit: number,
): Promise<{ type: string; id: string }[]> {
  const newest = db
    .selectFrom('changes')
    .select(['type', 'id', 'sequence', 'actor_id'])
    .orderBy('sequence', 'desc')
    .limit(maxLookedBack)
  return db
    .selectFrom(newest.as('newest'))
    .select(['type', 'id'])
    .where('actor_id', '=', actorId)
    .groupBy(['type', 'id'])
    .orderBy((eb) => eb.fn.max('sequence'), 'desc')
    .limit(limit)
    .execute()
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
