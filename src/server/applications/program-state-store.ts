import { type Program, program } from '../../content/program/program.ts'
import type { Handle } from '../database/tables.ts'

/** Older ones are not asked about. */
const maxStates = 100

/** What a program held after each of its last changes, newest first. Moving it in the list is none. */
export async function listProgramStates(
  db: Handle,
  id: string,
): Promise<{ time: string; values: Partial<Program> | null }[]> {
  const rows = await db
    .selectFrom('changes')
    .select(['time', 'after'])
    .where('type', '=', program.name)
    .where('id', '=', id)
    .where('action', '!=', 'reorder')
    .orderBy('sequence', 'desc')
    .limit(maxStates)
    .execute()
  return rows.map(({ time, after }) => ({ time, values: after === null ? null : JSON.parse(after) }))
}
