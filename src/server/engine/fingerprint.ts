import { hash } from 'node:crypto'
import type { Definition } from '../../schema/define-content.ts'
import type { Fields } from '../../schema/field.ts'
import { contentCode } from './content-code.ts'

/**
 * Tells one way of deriving columns from another: rows that carry a different fingerprint are derived anew. It covers the
 * definition and all the code it can call, so that no helper of `visibleWhen` changes unnoticed.
 */
export function fingerprintOf(definition: Definition, code = contentCode()): string {
  const { name, sortBy, newestFirst, filterBy, fields, visibleWhen } = definition
  const parts = [
    code,
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
