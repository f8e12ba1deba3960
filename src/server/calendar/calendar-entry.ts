import type { Handle } from '../database/tables.ts'

/** One thing that will happen, or happens, on a day. */
export interface CalendarEntry {
  /** What happens: a draft is published, a record hidden, a release goes live, an event takes place. */
  kind: 'publish' | 'hide' | 'release' | 'event'
  /** The moment; a day (`2026-11-22`) where no time is known. */
  at: string
  title: string
  /** The content type that it concerns, as in its API address; null where it concerns several. */
  path: string | null
  /** Of the record or the release. */
  id: string
  lang: string
  /** Who planned it; null where nobody did so by name. */
  by: string | null
  /** For If-Match of what moves or cancels it; null where that is done elsewhere. */
  tag: string | null
}

export interface CalendarRange {
  /** Moments, as the database writes them; the second is the first that is not meant. */
  from: string
  to: string
}

/** Gives what it knows of to the calendar. */
export type CalendarSource = (db: Handle, range: CalendarRange) => Promise<CalendarEntry[]>
