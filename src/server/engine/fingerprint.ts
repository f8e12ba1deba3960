import { hash } from 'node:crypto'
import type { Definition } from '../../schema/define-content.ts'
import type { Fields } from '../../schema/field.ts'

/**
 * To be raised with every change of what is derived from a record that no definition shows: of a function that a `visibleWhen`
 * calls, of `record-columns.ts`, or of how a kind of field is read.
 */
export const columnsVersion = 1

/** Tells one way of deriving columns from another: rows that carry a different fingerprint are derived anew. */
export function fingerprintOf(definition: Definition, version = columnsVersion): string {
  const { name, sortBy, newestFirst, filterBy, fields, visibleWhen } = definition
  const parts = [
    version,
    name,
    newestFirst ? `-${sortBy}` : sortBy,
    filterBy,
    String(visibleWhen),
    outline(fields),
  ]
  return hash('sha256', JSON.stringify(parts)).slice(0, 16)
}

/** What of the fields decides how a stored value is read. */
function outline(fields: Fields): unknown[] {
  return Object.entries(fields).map(([name, { kind, empty, initial, facts, ...field }]) => [
    name,
    kind,
    field.formerNames,
    field.uniqueMessage !== undefined,
    [empty, initial, facts.options, facts.min, facts.max],
    facts.fields ? outline(facts.fields) : [],
  ])
}
