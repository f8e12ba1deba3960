import { isSameValue } from '../shared/is-same-value.ts'
import { wordLikeness } from '../shared/word-changes.ts'
import { type Fields, isEmpty } from './field.ts'
import { isObject } from './field-members.ts'

/** An item of a list. */
export interface PlacedItem {
  /** Where it is stored, counted from 0. */
  place: number
  /** Where it is shown, counted from 1. */
  position: number
  value: unknown
}

/** One item in both lists, or in one of them. */
export interface ItemPair {
  before?: PlacedItem
  after?: PlacedItem
  /** It changed its place among the items that both lists have. */
  isMoved: boolean
}

/** Members that say which item it is and where it stands, and nothing about its contents. */
const plumbing = new Set(['id', 'order'])
/** With less in common than this, two items are different ones. */
const minLikeness = 0.4
/** Comparing texts word by word takes its time: of more pairs than this, only those are found that say the same. */
const maxCompared = 40_000

/** The members of an item that hold its contents. */
export function contentMembers(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !plumbing.has(name)))
}

/** The items in the order in which they are shown: by their `order` where they have one. */
export function placedItems(fields: Fields, items: readonly unknown[]): PlacedItem[] {
  const stored = items.map((value, place) => ({ place, value }))
  const shown = 'order' in fields ? stored.toSorted((one, other) => orderOf(one) - orderOf(other)) : stored
  return shown.map((item, index) => ({ ...item, position: index + 1 }))
}

/**
 * Which item of one list is which of another: by their ids, else by what they say, exactly or mostly, else by their place
 * in lists of the same length. In the order of the newer list; removed ones behind the item that they followed.
 */
export function matchItems(
  fields: Fields,
  before: readonly unknown[],
  after: readonly unknown[],
): ItemPair[] {
  const [older, newer] = [placedItems(fields, before), placedItems(fields, after)]
  return inReadingOrder(older, newer, pairItems(older, newer))
}

/** By the items of the older list, which ones of the newer they are. */
export function pairItems(
  older: readonly PlacedItem[],
  newer: readonly PlacedItem[],
): Map<PlacedItem, PlacedItem> {
  const found = new Map<PlacedItem, PlacedItem>()
  const taken = new Set<PlacedItem>()
  const pair = (one: PlacedItem, other: PlacedItem | undefined) => {
    if (!other || found.has(one) || taken.has(other)) return
    found.set(one, other)
    taken.add(other)
  }
  for (const item of older) pair(item, sameId(item, older, newer))
  const rest = () =>
    [older.filter((item) => !found.has(item)), newer.filter((item) => !taken.has(item))] as const
  for (const [one, other] of equalPairs(...rest())) pair(one, other)
  for (const [one, other] of likePairs(...rest())) pair(one, other)
  if (older.length === newer.length)
    for (const [index, item] of older.entries()) {
      const other = newer[index]
      if (other && !(idOf(item) && idOf(other))) pair(item, other)
    }
  return found
}

/** Those that say exactly the same: of a gallery with hundreds of pictures nearly all, so they are found by a key. */
function equalPairs(older: readonly PlacedItem[], newer: readonly PlacedItem[]) {
  const waiting = Map.groupBy(newer, contentKey)
  return older.flatMap((one) => {
    const candidates = waiting.get(contentKey(one)) ?? []
    const at = candidates.findIndex((other) => !(idOf(one) && idOf(other)))
    return at < 0 ? [] : candidates.splice(at, 1).map((other) => [one, other] as const)
  })
}

function contentKey({ value }: PlacedItem): string {
  return JSON.stringify(value, (name, member) => (plumbing.has(name) ? undefined : member))
}

function likePairs(older: readonly PlacedItem[], newer: readonly PlacedItem[]) {
  if (older.length * newer.length > maxCompared) return []
  return older
    .flatMap((one) =>
      newer
        .filter((other) => !(idOf(one) && idOf(other)))
        .map((other) => ({ one, other, likeness: likenessOf(one.value, other.value) })),
    )
    .filter(({ likeness }) => likeness >= minLikeness)
    .toSorted((a, b) => b.likeness - a.likeness || distance(a) - distance(b))
    .map(({ one, other }) => [one, other] as const)
}

function distance({ one, other }: { one: PlacedItem; other: PlacedItem }): number {
  return Math.abs(one.place - other.place)
}

/** From 0 to 1: how much of what two items say is the same. */
function likenessOf(one: unknown, other: unknown): number {
  if (isSameValue(one, other)) return 1
  if (typeof one === 'string' && typeof other === 'string') return wordLikeness(one, other)
  if (!isObject(one) || !isObject(other)) return 0
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => !plumbing.has(name) && !(isEmpty(one[name]) && isEmpty(other[name])),
  )
  if (names.length === 0) return 1
  return names.reduce((sum, name) => sum + likenessOf(one[name], other[name]), 0) / names.length
}

function sameId(item: PlacedItem, older: readonly PlacedItem[], newer: readonly PlacedItem[]) {
  const id = idOf(item)
  if (!id) return undefined
  const [ones, others] = [older, newer].map((list) => list.filter((candidate) => idOf(candidate) === id))
  return ones?.length === 1 && others?.length === 1 ? others[0] : undefined
}

function idOf({ value }: PlacedItem): string {
  return isObject(value) && typeof value.id === 'string' ? value.id : ''
}

function orderOf({ value }: Pick<PlacedItem, 'value'>): number {
  return isObject(value) && typeof value.order === 'number' ? value.order : 0
}

function inReadingOrder(
  older: readonly PlacedItem[],
  newer: readonly PlacedItem[],
  found: ReadonlyMap<PlacedItem, PlacedItem>,
): ItemPair[] {
  const partner = new Map([...found].map(([one, other]) => [other, one]))
  const stayed = longestRising(older.map((item) => newer.indexOf(found.get(item) ?? item)).filter(isPlace))
  const pairs: ItemPair[] = newer.map((after, index) => {
    const before = partner.get(after)
    return before ? { before, after, isMoved: !stayed.has(index) } : { after, isMoved: false }
  })
  for (const [index, before] of older.entries()) {
    if (found.has(before)) continue
    const previous = older[index - 1]
    const at = previous ? pairs.findIndex((pair) => pair.before === previous) : -1
    pairs.splice(at + 1, 0, { before, isMoved: false })
  }
  return pairs
}

function isPlace(index: number): boolean {
  return index >= 0
}

/** The largest set of numbers that stand in rising order: the items that kept their places. */
function longestRising(numbers: readonly number[]): Set<number> {
  const chains: number[][] = []
  for (const number of numbers) {
    const before = chains
      .filter((chain) => (chain.at(-1) ?? -1) < number)
      .reduce<number[]>((best, chain) => (chain.length > best.length ? chain : best), [])
    chains.push([...before, number])
  }
  return new Set(chains.reduce((best, chain) => (chain.length > best.length ? chain : best), []))
}
