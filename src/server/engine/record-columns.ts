import type { Definition } from '../../schema/define-content.ts'
import type { Tables } from '../database/tables.ts'
import type { Values } from './content-record.ts'

export type RecordColumns = Pick<Tables['entries'], 'position' | 'is_visible' | 'state' | 'unique_key'>

/** The columns that SQL sorts, filters and compares by, read off the values. */
export function columnsOf(definition: Definition, values: Values): RecordColumns {
  return {
    position: positionOf(definition, values),
    is_visible: definition.visibleWhen(values) ? 1 : 0,
    state: definition.filterBy ? stateOf(values[definition.filterBy]) : '',
    unique_key: uniqueKeyOf(definition, values),
  }
}

function positionOf({ sortBy, newestFirst }: Definition, values: Values): number {
  const place = sortBy ? asNumber(values[sortBy]) : 0
  return newestFirst && place !== 0 ? -place : place
}

function asNumber(value: unknown): number {
  if (typeof value === 'number') return value
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? 0 : time
}

/** Several texts are compared one by one, in the language that is asked for: no column holds them. */
function stateOf(value: unknown): string {
  return Array.isArray(value) ? '' : String(value ?? '')
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
