import { isSameValue } from '../shared/is-same-value.ts'
import type { AnyField, Fields } from './field.ts'
import { hasFormerNames, isObject, type Members, memberOf, membersOf } from './field-members.ts'
import { itemIds, textIdsMember } from './item-ids.ts'
import { storedTextIds } from './stored-text-ids.ts'
import { itemsIn, leftoversOf, readValue, readValues, withAllIds } from './stored-values.ts'

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
  const ids = storedTextIds(fields, stored, values, isChanged)
  return { ...result, ...leftoversOf(fields, stored), ...(ids ? { [textIdsMember]: ids } : {}) }
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
  // Items that nobody touched go on without ids: that they have some from now on is no change of them.
  const isWithoutIds = items.some(({ id }) => typeof id !== 'string')
  const isUntouched = isWithoutIds && isSameValue(readValue(field, stored, withAllIds), values)
  if (isUntouched && !hasFormerNames(inner)) return stored
  const storeItem = isUntouched ? storeValues : storeNamedItem
  const match = matcher(inner, items, values.length)
  return values.map((value, index) => {
    const before = isObject(value) ? match(value, index) : undefined
    return before ? storeItem(inner, before, value as Members) : value
  })
}

function storeNamedItem(inner: Fields, before: Members, value: Members): Members {
  const stored = storeValues(inner, before, value)
  if ('id' in inner || typeof value.id !== 'string') return stored
  const { id: _before, ...rest } = stored
  return { id: value.id, ...rest }
}

/**
 * Finds the stored item that a new one comes from: by its id, by what it says, or by its place in a list that is as long
 * as before.
 */
function matcher(inner: Fields, items: Members[], length: number) {
  const byId = new Map(itemIds(items).map((id, index) => [id, items[index]]))
  let texts: string[] | undefined
  return (value: Members, index: number): Members | undefined => {
    const { id } = value
    if (typeof id === 'string' && id !== '') return byId.get(id)
    texts ??= items.map((item) => JSON.stringify(readValues(inner, item)))
    const same = items[texts.indexOf(JSON.stringify(value))]
    return same ?? (items.length === length ? items[index] : undefined)
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
