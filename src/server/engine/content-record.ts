import { completeValues } from '../../schema/check-input.ts'
import type { Definition } from '../../schema/define-content.ts'
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
  const stored = completeValues(definition.fields, JSON.parse(row.data))
  const values = audience === 'visitors' ? definition.forVisitors(stored) : stored
  return recordOf(definition, row, values, audience)
}

/** What a singleton answers before anyone saved it: the defaults, and no times. */
export function unsavedRecord(definition: Definition, audience: Audience): ContentRecord {
  const row = { id: definition.singletonId ?? '', created_at: null, updated_at: null, updated_by: null }
  return recordOf(definition, row, completeValues(definition.fields, {}), audience)
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

/** The columns that SQL sorts, filters and compares by, read off the values. */
export function columnsOf(definition: Definition, values: Values) {
  return {
    position: positionOf(definition.sortBy ? values[definition.sortBy] : 0),
    is_visible: definition.visibleWhen(values) ? 1 : 0,
    state: definition.filterBy ? String(values[definition.filterBy] ?? '') : '',
    unique_key: uniqueKeyOf(definition, values),
    data: JSON.stringify(values),
  }
}

function positionOf(value: unknown): number {
  if (typeof value === 'number') return value
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? 0 : time
}

function uniqueKeyOf(definition: Definition, values: Values): string | null {
  const [name] = Object.entries(definition.fields).find(([, field]) => field.uniqueMessage) ?? []
  if (!name) return null
  const key = String(values[name] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
  return key === '' ? null : key
}

/** The refusal of a value that another record has and only one may. */
export function duplicateOf({ fields, label }: Definition): AppError {
  const [path, field] = Object.entries(fields).find(([, candidate]) => candidate.uniqueMessage) ?? []
  const message = field?.uniqueMessage ?? `This ${label[0].toLowerCase()} exists already`
  return new AppError('duplicate', message, { issues: path === undefined ? [] : [{ path, message }] })
}
