import type { Definition } from '../../schema/define-content.ts'
import { listSchedules } from '../schedules/list-schedules.ts'
import type { CalendarEntry, CalendarSource } from './calendar-entry.ts'

/** Drafts that will be published and records that will be hidden. */
export function scheduledEntries(definitions: readonly Definition[]): CalendarSource {
  return async (db, { from, to }) => {
    const schedules = await listSchedules(db, definitions, { from, to })
    return schedules.flatMap(({ path, id, lang, title, tag, publish, hide }) =>
      (['publish', 'hide'] as const).flatMap((kind): CalendarEntry[] => {
        const planned = kind === 'publish' ? publish : hide
        if (!planned || planned.at < from || planned.at >= to) return []
        return [{ kind, at: planned.at, title, path, id, lang, by: planned.scheduledBy, tag }]
      }),
    )
  }
}
