import { isSameValue } from '../shared/is-same-value.ts'
import { conflictFields, mergedValues } from './conflict.ts'
import type { Definition } from './define-content.ts'

type Values = Record<string, unknown>
type Sides = Record<'base' | 'mine' | 'theirs', Values>

interface Merge {
  /** The named fields as they are with the changes of both sides. */
  values: Values
  /** Names of fields that both sides changed, each in another way; `values` has mine of them. */
  clashes: string[]
}

/** Puts the changes of two sides together, field by field, and item by item where items have ids. */
export function mergeChanges(definition: Definition, names: readonly string[], sides: Sides): Merge {
  const values: Values = {}
  const clashes: string[] = []
  for (const name of names) {
    const { value, isClash } = mergeField(definition, name, sides)
    values[name] = value
    if (isClash) clashes.push(name)
  }
  return { values, clashes }
}

function mergeField(definition: Definition, name: string, sides: Sides) {
  const [base, mine, theirs] = [sides.base[name], sides.mine[name], sides.theirs[name]]
  if (isSameValue(mine, base)) return { value: theirs, isClash: false }
  if (isSameValue(theirs, base) || isSameValue(mine, theirs)) return { value: mine, isClash: false }
  const fields = conflictFields(definition, [name], sides)
  const isClash = fields.some(
    ({ itemId, theirs: other, proposal }) =>
      proposal === 'mine' && !isSameValue(other, itemId === undefined ? base : itemOf(base, itemId)),
  )
  const merged = mergedValues({ theirs: sides.theirs, fields }, sides.mine, {})[name]
  return { value: inOrderOf(merged, mine, base), isClash }
}

/** The merged list in the order that mine was put into; what mine does not have stays behind what it stood behind. */
function inOrderOf(merged: unknown, mine: unknown, base: unknown): unknown {
  const [list, own, before] = [itemsOf(merged), itemsOf(mine), itemsOf(base)]
  if (!list || !own || !before) return merged
  const places = new Map(own.map(({ id }, place) => [id, place]))
  const known = before.filter(({ id }) => places.has(id)).map(({ id }) => places.get(id) ?? 0)
  const isMoved = known.some((place, index) => index > 0 && place < (known[index - 1] ?? 0))
  if (!isMoved) return merged
  let last = -1
  const placed = list.map((item, index) => {
    last = places.get(item.id) ?? last
    return { item, place: last, index }
  })
  return placed
    .sort((one, other) => one.place - other.place || one.index - other.index)
    .map(({ item }) => item)
}

type Item = { id: string }

function itemsOf(value: unknown): Item[] | undefined {
  const isList = Array.isArray(value) && value.every((item) => typeof item?.id === 'string')
  return isList ? value : undefined
}

function itemOf(value: unknown, id: string): unknown {
  return itemsOf(value)?.find((item) => item.id === id)
}
