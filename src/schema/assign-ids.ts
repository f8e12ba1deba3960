import { shortHash } from '../shared/short-hash.ts'
import type { Fields } from './field.ts'
import { isObject, type Members, memberOf, membersOf } from './field-members.ts'
import { freeId, itemIds } from './item-ids.ts'
import { type PlacedItem, pairItems } from './match-items.ts'
import { itemsIn } from './stored-values.ts'

/**
 * The values with an id for every item of every list. Items that were sent without one get that of the item they come
 * from, so that whoever knows nothing of ids loses no translation. `before` is what the record held; nothing for a new one.
 */
export function withItemIds(fields: Fields, before: Members | undefined, values: Members): Members {
  const changed: Members = {}
  for (const [name, field] of membersOf(fields)) {
    const inner = field.facts.fields
    const value = inner && values[name]
    if (!inner || value === undefined) continue
    const stood = before && memberOf(before, name, field)
    const next = field.kind === 'group' ? inGroup(inner, stood, value) : inList(inner, stood, value)
    if (next !== value) changed[name] = next
  }
  return Object.keys(changed).length === 0 ? values : { ...values, ...changed }
}

function inGroup(inner: Fields, before: unknown, value: unknown): unknown {
  return isObject(value) ? withItemIds(inner, isObject(before) ? before : undefined, value) : value
}

function inList(inner: Fields, before: unknown, value: unknown): unknown {
  if (!Array.isArray(value) || !value.every(isObject)) return value
  const stood = before === undefined ? undefined : (itemsIn(before) ?? [])
  const idsBefore = itemIds(stood ?? [])
  const ids = hasOwnIds(value) ? undefined : assignedIds(stood, idsBefore, value)
  const named = ids ? value.map((item, index) => withId(item, ids[index])) : value
  if (!holdsLists(inner)) return named
  const byId = new Map(idsBefore.map((id, place) => [id, stood?.[place]]))
  const items = named.map((item) => withItemIds(inner, stood && (byId.get(String(item.id)) ?? {}), item))
  return items.every((item, index) => item === value[index]) ? value : items
}

function withId(item: Members, id: unknown): Members {
  if (item.id === id) return item
  const { id: _none, ...rest } = item
  return { id, ...rest }
}

function hasOwnIds(items: readonly Members[]): boolean {
  const ids = new Set(items.map(({ id }) => id))
  return ids.size === items.length && !ids.has(undefined) && !ids.has('')
}

function assignedIds(
  before: readonly Members[] | undefined,
  idsBefore: readonly string[],
  items: readonly Members[],
): string[] {
  if (!before) return itemIds(items)
  const own = new Set<unknown>()
  const kept = items.map(({ id }) => {
    const isOwn = typeof id === 'string' && id !== '' && !own.has(id)
    if (isOwn) own.add(id)
    return isOwn ? id : undefined
  })
  // Whoever sends some ids knows them all: what has none is new.
  if (idsBefore.some((id) => own.has(id))) return kept.map((id) => id ?? newItemId())
  const older = placed(before)
  const newer = placed(items).filter(({ place }) => kept[place] === undefined)
  const counterparts = counterpartIds(pairItems(older.map(withoutId), newer.map(withoutId)), idsBefore)
  return kept.map((id, place) => id ?? counterparts.get(place) ?? newItemId())
}

/** The ids of a list of plain texts, by the texts that it held before. */
export function assignedTextIds(
  before: { texts: readonly string[]; ids: readonly string[] },
  texts: readonly string[],
): string[] {
  const counterparts = counterpartIds(pairItems(placed(before.texts), placed(texts)), before.ids)
  const taken = new Set(counterparts.values())
  return texts.map((text, place) => counterparts.get(place) ?? freeId(shortHash(text), taken))
}

/** By the places of the newer items, the ids of the older ones that they are. */
function counterpartIds(
  pairs: ReadonlyMap<PlacedItem, PlacedItem>,
  idsBefore: readonly string[],
): Map<number, string> {
  return new Map([...pairs].map(([one, other]) => [other.place, idsBefore[one.place] ?? '']))
}

function placed(items: readonly unknown[]): PlacedItem[] {
  return items.map((value, place) => ({ place, position: place + 1, value }))
}

/** Ids that are doubled or gone say nothing about which item it is. */
function withoutId(item: PlacedItem): PlacedItem {
  const { id: _none, ...value } = item.value as Members
  return { ...item, value }
}

const idLength = 8
const idLetters = '23456789abcdefghjkmnpqrstuvwxyz'

function newItemId(): string {
  const numbers = crypto.getRandomValues(new Uint8Array(idLength))
  return Array.from(numbers, (number) => idLetters[number % idLetters.length]).join('')
}

function holdsLists(fields: Fields): boolean {
  return membersOf(fields).some(([, { facts }]) => facts.fields !== undefined)
}
