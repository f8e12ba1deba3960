import type { LogEnd } from '../database/seal-store.ts'
import type { Tables } from '../database/tables.ts'

/** What an archive holds, each table with the columns that order it. Sessions, links in mails and limits are of the moment: everyone signs in anew. */
export const archiveTables = {
  migrations: ['name'],
  counters: ['name'],
  users: ['id'],
  second_factors: ['user_id'],
  recovery_codes: ['user_id', 'code_hash'],
  settings: ['name'],
  entries: ['type', 'id'],
  translations: ['type', 'id', 'language'],
  drafts: ['type', 'id', 'language'],
  releases: ['id'],
  release_drafts: ['release_id', 'type', 'id', 'language'],
  approvals: ['type', 'id', 'language'],
  previews: ['id'],
  preview_notes: ['id'],
  missed_schedules: ['type', 'id', 'language', 'action'],
  changes: ['sequence'],
  addresses: ['path'],
  applications: ['id'],
  files: ['hash', 'folder'],
  due_work: ['id'],
} as const satisfies { [Name in keyof Tables]?: readonly (keyof Tables[Name])[] }

export type ArchiveTable = keyof typeof archiveTables
export const archiveTableNames = Object.keys(archiveTables) as ArchiveTable[]

/** Younger than the format: an archive without them was made before they were. */
export const laterTables: readonly ArchiveTable[] = [
  'second_factors',
  'recovery_codes',
  'settings',
  'addresses',
  'translations',
  'drafts',
  'releases',
  'release_drafts',
  'approvals',
  'previews',
  'preview_notes',
  'due_work',
  'missed_schedules',
]

/** Older archives hold mails that wait in a table of their own. */
export const formerOutbox = 'outbox'

export const archiveFormat = 1

export interface ArchiveManifest {
  format: number
  createdAt: string
  /** Where the change log ended; older archives do not say it. */
  logEnd?: LogEnd | undefined
  /** Every other entry of the archive: its SHA-256 and size. */
  entries: Record<string, { sha256: string; bytes: number }>
}

export const manifestName = 'manifest.json'
export const tableEntry = (table: string) => `tables/${table}.jsonl`
export const filePrefix = 'files/'
