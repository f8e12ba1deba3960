import type { AnyField, Fields } from './field.ts'
import { hasFormerNames, isObject, type Members, memberOf, membersOf } from './field-members.ts'
import { itemsIn, leftoversOf, readValue, readValues } from './stored-values.ts'

/**
 * What is stored once a record that stood as `stored` has these values. Nothing is lost: values of removed fields are
 * carried along, and a stored value that its field cannot read stays until the field gets another value than it reads.
 * Values under older names move to those of today. `changed` names what may differ from what is read; all by default.
 */
export function storeValues(fields: Fields, stored: Members, values: Members, changed?: Members): Members {
  // What nobody changed stays as it stands; under older names it may have to move, at any depth.
  const isChanged = changed && !hasFormerNames(fields) ? (name: string) => name in changed : () => true
  const result: Members = {}
  for (const [name, field] of membersOf(fields)) {
    const before = memberOf(stored, name, field)
    const isKept = before !== undefined && before !== null && !isChanged(name)
    result[name] = isKept ? before : storeValue(field, before, values[name])
  }
  return { ...result, ...leftoversOf(fields, stored) }
}

function storeValue(field: AnyField, stored: unknown, value: unknown): unknown {
  if (stored === undefined || stored === null) return value
  const inner = field.facts.fields
  if (field.kind === 'group' && inner && isObject(stored) && isObject(value))
    return storeValues(inner, stored, value)
  if (field.kind === 'list' && inner && Array.isArray(value)) return storeItems(field, inner, stored, value)
  return isSame(readValue(field, stored), value) ? stored : value
}

function storeItems(field: AnyField, inner: Fields, stored: unknown, values: unknown[]): unknown {
  const items = itemsIn(stored)
  const isWhole = Array.isArray(stored) && items?.length === stored.length
  // What is no list of items cannot be matched with any: it stays whole until the list changes.
  if (!items || !isWhole) return isSame(readValue(field, stored), values) ? stored : values
  const match = matcher(inner, items, values.length)
  return values.map((value, index) => {
    const before = isObject(value) ? match(value, index) : undefined
    return before ? storeValues(inner, before, value as Members) : value
  })
}

/**
 * Finds the stored item that a new one comes from: by its id, by what it says, or by its place in a list that is as long
 * as before.
 */
function matcher(inner: Fields, items: Members[], length: number) {
  let texts: string[] | undefined
  return (value: Members, index: number): Members | undefined => {
    const { id } = value
    if ('id' in inner && typeof id === 'string' && id !== '') return items.find((item) => item.id === id)
    texts ??= items.map((item) => JSON.stringify(readValues(inner, item)))
    const same = items[texts.indexOf(JSON.stringify(value))]
    return same ?? (items.length === length ? items[index] : undefined)
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
