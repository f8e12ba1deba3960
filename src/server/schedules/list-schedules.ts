import type { Definition } from '../../schema/define-content.ts'
import type { Handle } from '../database/tables.ts'
import {
  listMissed,
  listScheduled,
  type MissedRow,
  readDraftTitles,
  type ScheduledWork,
} from '../engine/schedule-store.ts'
import { type Schedule, scheduleView } from './schedule-view.ts'

export interface ScheduleRange {
  from?: string | undefined
  to?: string | undefined
  type?: string | undefined
}

interface Gathered {
  works: ScheduledWork[]
  missed: MissedRow[]
}

/** Everything that is scheduled, what happens next first, and what could not be done at its time before that. */
export async function listSchedules(
  db: Handle,
  definitions: readonly Definition[],
  { from, to, type }: ScheduleRange = {},
): Promise<Schedule[]> {
  const byName = new Map(definitions.map((definition) => [definition.name, definition]))
  const isMeant = (row: { type: string }) => byName.has(row.type) && (type === undefined || row.type === type)
  const missed = (await listMissed(db)).filter(isMeant)
  const works = (await listScheduled(db)).filter(isMeant)
  const titles = await titlesOf(db, [...missed, ...works])
  const gathered = new Map<string, Gathered>()
  const of = (row: { type: string; id: string; language: string }) => {
    const key = `${row.type}/${row.id}/${row.language}`
    const known = gathered.get(key) ?? { works: [], missed: [] }
    gathered.set(key, known)
    return known
  }
  for (const row of missed) of(row).missed.push(row)
  for (const work of works) of(work).works.push(work)
  return [...gathered].flatMap(([key, { works, missed }]) => {
    const one = works[0] ?? missed[0]
    const definition = one && byName.get(one.type)
    if (!definition) return []
    const scheduled = {
      publish: works.find(({ action }) => action === 'publish'),
      hide: works.find(({ action }) => action === 'hide'),
    }
    const title = titles.get(key) ?? one.title
    // Whole, even where only one of two times lies in between: the tag stands for both.
    const isAsked = missed.length > 0 || works.some(({ at }) => (!from || at >= from) && (!to || at < to))
    return isAsked ? [scheduleView(definition, one, { scheduled, missed, title })] : []
  })
}

async function titlesOf(
  db: Handle,
  rows: readonly { type: string; id: string }[],
): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for (const type of new Set(rows.map((row) => row.type))) {
    const ids = [...new Set(rows.filter((row) => row.type === type).map(({ id }) => id))]
    for (const [key, title] of await readDraftTitles(db, type, ids)) titles.set(`${type}/${key}`, title)
  }
  return titles
}
