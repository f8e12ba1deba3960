import { isSameValue } from '../shared/is-same-value.ts'
import { type AnyField, type Fields, isEmpty } from './field.ts'
import { isObject, type Members } from './field-members.ts'
import { itemFields } from './item-fields.ts'
import { itemName } from './item-name.ts'
import { contentMembers, type ItemPair, matchItems, type PlacedItem } from './match-items.ts'

/** Two states of a record, or of a part of it: what differs, and the labels of what does not. */
export interface Comparison {
  changes: FieldChange[]
  unchanged: string[]
}

export interface FieldChange {
  name: string
  label: string
  /** Undefined for a field that the definition no longer has. */
  field: AnyField | undefined
  before: unknown
  after: unknown
  /** Of lists: which of the items changed. */
  list?: ListComparison
  /** Of groups: which of the members changed. */
  members?: Comparison
}

export interface ListComparison {
  items: ItemChange[]
  unchanged: string[]
}

export interface ItemChange {
  kind: 'added' | 'removed' | 'changed' | 'moved'
  /** What it is called, such as `Section: An ordinary week`. */
  label: string
  /** Whether it stands in another place; also said of a changed one. */
  isMoved: boolean
  before: PlacedItem | undefined
  after: PlacedItem | undefined
  /** What changed within an item that both have; nothing for a text. */
  members: Comparison | undefined
}

/** What differs between two states of a record, field by field, down to the items of its lists. */
export function compareValues(fields: Fields, before: Members, after: Members): Comparison {
  const names = [...new Set([...Object.keys(fields), ...Object.keys(before), ...Object.keys(after)])]
  const changes: FieldChange[] = []
  const unchanged: string[] = []
  for (const name of names) {
    const change = compareField(name, fields[name], before[name], after[name])
    if (change) changes.push(change)
    else unchanged.push(fields[name]?.label ?? name)
  }
  return { changes, unchanged }
}

/** What changed in few words: the fields, or of a list in which one item changed that item. */
export function changedParts({ changes }: Comparison): string[] {
  return changes.map(({ label, list }) =>
    list?.items.length === 1 ? (list.items[0]?.label ?? label) : label,
  )
}

function compareField(
  name: string,
  field: AnyField | undefined,
  before: unknown,
  after: unknown,
): FieldChange | undefined {
  if (isUnchanged(before, after)) return undefined
  const change = { name, label: field?.label ?? name, field, before, after }
  const inner = field?.facts.fields ?? {}
  if (isList(before) && isList(after)) {
    const list = compareLists(field, before ?? [], after ?? [])
    return list.items.length > 0 ? { ...change, list } : undefined
  }
  if (field?.kind !== 'group' || !isObject(before) || !isObject(after)) return change
  const members = compareMembers(inner, before, after)
  return members.changes.length > 0 ? { ...change, members } : undefined
}

function compareLists(
  field: AnyField | undefined,
  before: readonly unknown[],
  after: readonly unknown[],
): ListComparison {
  const inner = field?.facts.fields ?? {}
  const items: ItemChange[] = []
  const unchanged: string[] = []
  for (const [index, pair] of matchItems(inner, before, after).entries()) {
    const label = itemLabel(field, pair, index)
    const change = compareItem(itemFields(field, pair.after?.value), pair, label)
    if (change) items.push(change)
    else unchanged.push(label)
  }
  return { items, unchanged }
}

function compareItem(inner: Fields, pair: ItemPair, label: string): ItemChange | undefined {
  const { before, after, isMoved } = pair
  const facts = { label, isMoved, before, after }
  if (!before || !after) return { ...facts, kind: before ? 'removed' : 'added', members: undefined }
  const isText = !isObject(before.value) || !isObject(after.value)
  const members = isText ? undefined : compareMembers(inner, before.value as Members, after.value as Members)
  const hasChanged = members ? members.changes.length > 0 : !isSameValue(before.value, after.value)
  if (!hasChanged && !isMoved) return undefined
  return { ...facts, kind: hasChanged ? 'changed' : 'moved', members }
}

/** Of a group or an item: only the members that today's definition has, without id and place. */
function compareMembers(inner: Fields, before: Members, after: Members): Comparison {
  const fields = contentMembers(inner)
  const known = (values: Members) =>
    Object.fromEntries(Object.keys(fields).map((name) => [name, values[name]]))
  return compareValues(fields, known(before), known(after))
}

function itemLabel(field: AnyField | undefined, { before, after }: ItemPair, index: number): string {
  const kind = field?.facts.itemLabel ?? 'Item'
  const name = itemName(after?.value) || itemName(before?.value)
  return name ? `${kind}: ${name}` : `${kind} ${index + 1}`
}

/** An absent list is an empty one. */
function isList(value: unknown): value is unknown[] | undefined {
  return value === undefined || value === null || Array.isArray(value)
}

function isUnchanged(before: unknown, after: unknown): boolean {
  return isSameValue(before, after) || (isEmpty(before) && isEmpty(after))
}
