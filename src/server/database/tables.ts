import type { Kysely } from 'kysely'
import type { AccountTables } from './account-tables.ts'
import type { ApplicationTables } from './application-tables.ts'
import type { ApprovalTables } from './approval-tables.ts'
import type { ContentTables } from './content-tables.ts'
import type { DueWorkTables } from './due-work-tables.ts'
import type { LinkCheckTable } from './link-check-table.ts'
import type { PreviewTables } from './preview-tables.ts'
import type { ReleaseTables } from './release-tables.ts'
import type { ScheduleTables } from './schedule-tables.ts'

/** Times are UTC ISO strings, booleans 0 or 1, JSON is text: the same rows on every database. */
export interface Tables
  extends AccountTables,
    ApplicationTables,
    ApprovalTables,
    ContentTables,
    DueWorkTables,
    PreviewTables,
    ReleaseTables,
    ScheduleTables {
  /** What is derived from everything at once, and by which code. */
  derived_data: { name: string; fingerprint: string }
  counters: { name: string; value: number }
  /** Addresses without a page that visitors asked for. */
  missed_addresses: {
    path: string
    /** `page` or `robot`. */
    kind: string
    count: number
    /** Days, such as 2026-11-16. */
    first_day: string
    last_day: string
  }
  /** Decisions of administrators, each a JSON value. */
  settings: { name: string; value: string }
  rate_limits: { key: string; count: number; resets_at: string }
  /** What requests did that may come again; of the last day. */
  idempotency_keys: {
    /** Of the key, the route and who called it. */
    key_hash: string
    body_hash: string
    /** The id of what was made or brought back. */
    subject: string
    made_at: string
  }
  files: {
    /** SHA-256 of the stored bytes; the name of the file. */
    hash: string
    folder: string
    type: string
    width: number
    height: number
    bytes: number
    created_at: string
    created_by: string | null
  }
  link_checks: LinkCheckTable
  /** That the site itself wrote a row, proven by its key; see decision 61. Not in backups: a restore makes them anew. */
  seals: { kind: string; key: string; seal: string }
  migrations: { name: string; applied_at: string }
}

/** The database or a transaction on it: stores take it as their first argument. */
export type Handle = Kysely<Tables>
