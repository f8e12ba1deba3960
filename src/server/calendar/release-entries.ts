import { mainLanguage } from '../../shared/languages.ts'
import { listReleaseRows } from '../engine/release-store.ts'
import { revisionTag } from '../http/etag-reply.ts'
import type { CalendarEntry, CalendarSource } from './calendar-entry.ts'

/** Releases that will go live by themselves. */
export const releaseEntries: CalendarSource = async (db, { from, to }) => {
  const rows = await listReleaseRows(db)
  return rows.flatMap(({ id, name, publish_at, scheduled_by, revision }): CalendarEntry[] => {
    if (publish_at === null || publish_at < from || publish_at >= to) return []
    const facts = { path: null, id, lang: mainLanguage, by: scheduled_by, tag: revisionTag(revision) }
    return [{ kind: 'release', at: publish_at, title: name, ...facts }]
  })
}
