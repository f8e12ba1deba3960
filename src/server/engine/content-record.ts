import type { Definition } from '../../schema/define-content.ts'
import { readValues } from '../../schema/stored-values.ts'
import { AppError } from '../../shared/app-error.ts'
import type { EntryRow } from './content-store.ts'

export type Values = Record<string, unknown>

/** A record as it is answered. */
export interface ContentRecord extends Values {
  id: string
  createdAt: string | null
  updatedAt: string | null
  /** Never told to visitors. */
  updatedBy?: string | null
}

/** A record and how often it was saved: 0 for a singleton that nobody saved yet. */
export interface RevisedRecord {
  record: ContentRecord
  revision: number
}

export type Audience = 'staff' | 'visitors'

export function toRecord(definition: Definition, row: EntryRow, audience: Audience = 'staff'): ContentRecord {
  const stored = valuesOf(definition, row)
  const values = audience === 'visitors' ? definition.forVisitors(stored) : stored
  return recordOf(definition, row, values, audience)
}

/** The stored values as today's definition reads them. */
export function valuesOf(definition: Definition, row: Pick<EntryRow, 'data'>): Values {
  return readValues(definition.fields, JSON.parse(row.data))
}

/** What a singleton answers before anyone saved it: the defaults, and no times. */
export function unsavedRecord(definition: Definition, audience: Audience): ContentRecord {
  const row = { id: definition.singletonId ?? '', created_at: null, updated_at: null, updated_by: null }
  return recordOf(definition, row, readValues(definition.fields, {}), audience)
}

interface RowFacts {
  id: string
  created_at: string | null
  updated_at: string | null
  updated_by: string | null
}

export function recordOf(
  { modifiedName }: Definition,
  { id, created_at: createdAt, updated_at: updatedAt, updated_by: updatedBy }: RowFacts,
  values: Values,
  audience: Audience,
): ContentRecord {
  const modified = modifiedName ? { [modifiedName]: updatedAt } : {}
  const author = audience === 'staff' ? { updatedBy } : {}
  return { id, ...values, createdAt, updatedAt, ...author, ...modified }
}

export function titleOf(definition: Definition, values: Values): string {
  const title = values[definition.titleField]
  return typeof title === 'string' && title !== '' ? title : definition.label[0]
}

/** The refusal of a value that another record has and only one may. */
export function duplicateOf({ fields, label }: Definition): AppError {
  const [path, field] = Object.entries(fields).find(([, candidate]) => candidate.uniqueMessage) ?? []
  const message = field?.uniqueMessage ?? `This ${label[0].toLowerCase()} exists already`
  return new AppError('duplicate', message, { issues: path === undefined ? [] : [{ path, message }] })
}
