import type { Definition } from '../../schema/define-content.ts'
import type { Tables } from '../database/tables.ts'
import type { Values } from './content-record.ts'

export type RecordColumns = Pick<Tables['entries'], 'position' | 'is_visible' | 'state' | 'unique_key'>

/** The columns that SQL sorts, filters and compares by, read off the values. */
export function columnsOf(definition: Definition, values: Values): RecordColumns {
  return {
    position: positionOf(definition.sortBy ? values[definition.sortBy] : 0),
    is_visible: definition.visibleWhen(values) ? 1 : 0,
    state: definition.filterBy ? String(values[definition.filterBy] ?? '') : '',
    unique_key: uniqueKeyOf(definition, values),
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

export function isSameColumns(one: RecordColumns, other: RecordColumns): boolean {
  return (
    one.position === other.position &&
    one.is_visible === other.is_visible &&
    one.state === other.state &&
    one.unique_key === other.unique_key
  )
}
