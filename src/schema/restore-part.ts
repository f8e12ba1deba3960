import { isSameValue } from '../shared/is-same-value.ts'
import type { AnyField, Fields } from './field.ts'
import { isObject, type Members } from './field-members.ts'
import { matchItems, type PlacedItem, placedItems } from './match-items.ts'

/** A part of an earlier state of a record: a field, or of a list one item. */
export interface RecordPart {
  field: string
  /** The place of an item in the earlier list, counted from 0: that item comes back. */
  item?: number | undefined
  /** The place of an item in the list of now that the earlier state did not have: it is taken out. */
  extra?: number | undefined
}

type Item = Pick<PlacedItem, 'place' | 'value'>

/** What the field of a part holds once the earlier state of that part is back. Undefined where there is no such part. */
export function restoredField(
  field: AnyField,
  current: unknown,
  past: unknown,
  { item, extra }: RecordPart,
): unknown {
  if (item === undefined && extra === undefined) return past
  if (field.kind !== 'list' || !Array.isArray(current) || !Array.isArray(past)) return undefined
  const inner = field.facts.fields ?? {}
  if (extra !== undefined) return current[extra] === undefined ? undefined : without(inner, current, extra)
  const wanted = past[item ?? -1]
  return isObject(wanted) ? withItem(inner, current, past, { place: item ?? -1, value: wanted }) : undefined
}

/**
 * The same over what a form shows, which may differ from what is published: the part is named by its place in what is
 * published.
 */
export function restoredOver(
  field: AnyField,
  { past, published, shown }: Record<'past' | 'published' | 'shown', unknown>,
  part: RecordPart,
): unknown {
  const { extra } = part
  if (extra === undefined || isSameValue(published, shown)) return restoredField(field, shown, past, part)
  if (field.kind !== 'list' || !Array.isArray(published) || !Array.isArray(shown)) return undefined
  const pairs = matchItems(field.facts.fields ?? {}, published, shown)
  const there = pairs.find(({ before }) => before?.place === extra)?.after
  return there ? restoredField(field, shown, past, { ...part, extra: there.place }) : shown
}

function without(inner: Fields, list: readonly unknown[], place: number): unknown[] {
  return numbered(
    inner,
    placedItems(inner, list).filter((entry) => entry.place !== place),
  )
}

/** In its place where the list still has it; else behind the item that it followed. */
function withItem(
  inner: Fields,
  current: readonly unknown[],
  past: readonly unknown[],
  wanted: Item,
): unknown[] {
  const pairs = matchItems(inner, past, current)
  const there = pairs.find(({ before }) => before?.place === wanted.place)
  if (there?.after) {
    const { place } = there.after
    const value = atPlaceOf(current[place], wanted.value)
    const isOnlyMoved = there.isMoved && isSameValue(value, current[place])
    if (!isOnlyMoved) return current.with(place, value)
  }
  const sequence: Item[] = placedItems(inner, current).filter((entry) => entry.place !== there?.after?.place)
  const older = placedItems(inner, past)
  const at = older.findIndex(({ place }) => place === wanted.place)
  const followed = older
    .slice(0, at)
    .reverse()
    .map((before) => pairs.find((pair) => pair.before?.place === before.place)?.after?.place)
    .find((place) => place !== undefined)
  const index = sequence.findIndex(({ place }) => place === followed)
  return numbered(inner, sequence.toSpliced(index + 1, 0, wanted))
}

/** The earlier contents, at the number that the item has now. */
function atPlaceOf(current: unknown, wanted: unknown): unknown {
  const hasOrder = isObject(current) && isObject(wanted) && 'order' in current
  return hasOrder ? { ...wanted, order: current.order } : wanted
}

/** The items of a list, and the numbers that say their order from the lowest on. */
function numbered(inner: Fields, items: readonly Item[]): unknown[] {
  const values = items.map(({ value }) => value)
  if (!('order' in inner)) return values
  const orders = values.map((value) => (value as Members).order).filter((order) => typeof order === 'number')
  const first = orders.length > 0 ? Math.min(...orders) : 1
  return values.map((value, index) => ({ ...(value as Members), order: first + index }))
}
