import { isSameValue } from '../shared/is-same-value.ts'
import type { Definition } from './define-content.ts'
import type { AnyField } from './field.ts'
import { itemName } from './item-name.ts'

type Values = Record<string, unknown>
type Item = Values & { id: string }
type Three<T> = Record<'base' | Side, T>

/** Somebody else saved the record while this form was open. */
export interface Conflict {
  who: string
  /** ISO time. */
  when: string
  theirs: Values
  etag: string
  fields: ConflictField[]
  /** Of a draft: whether theirs is what was published since it was begun. */
  isPublished?: boolean
}

/** A field, or one item of a list whose items have ids, on which the two disagree. */
export interface ConflictField {
  key: string
  name: string
  itemId?: string
  label: string
  /** Undefined for an item that this side does not have. */
  mine: unknown
  theirs: unknown
  /** What is kept unless the editor says otherwise: the side that changed it, mine where both did. */
  proposal: Side
}

export type Side = 'mine' | 'theirs'

/** Where the two disagree; `base` is what both started from. */
export function conflictFields(
  definition: Definition,
  names: readonly string[],
  { base, mine, theirs }: Three<Values>,
): ConflictField[] {
  return names.flatMap((name) => {
    const field = definition.fields[name]
    const sides = { base: base[name], mine: mine[name], theirs: theirs[name] }
    if (isSameValue(sides.mine, sides.theirs)) return []
    const items = field && itemsById(sides)
    if (items) return itemConflicts(name, field, items)
    return [{ key: name, name, label: field?.label ?? name, ...disagreement(sides) }]
  })
}

/** The values to save: theirs, with what the editor keeps of the own. */
export function mergedValues(
  { theirs, fields }: Pick<Conflict, 'theirs' | 'fields'>,
  mine: Values,
  sides: Record<string, Side>,
): Values {
  const merged = { ...theirs }
  for (const field of fields) {
    if ((sides[field.key] ?? field.proposal) === 'theirs') continue
    merged[field.name] =
      field.itemId === undefined
        ? mine[field.name]
        : withItem(merged[field.name], mine[field.name], field.itemId)
  }
  return merged
}

/** What was typed into a form, with what was stored since laid over it, item by item where items have ids. */
export function typedUnderNews(
  definition: Definition,
  { base, typed, news }: Record<'base' | 'typed' | 'news', Values>,
): Values {
  const names = Object.keys(definition.fields)
  const fields = conflictFields(definition, names, { base, mine: news, theirs: typed })
  return mergedValues({ theirs: typed, fields }, news, {})
}

function disagreement({
  base,
  mine,
  theirs,
}: Three<unknown>): Pick<ConflictField, 'mine' | 'theirs' | 'proposal'> {
  return { mine, theirs, proposal: isSameValue(mine, base) ? 'theirs' : 'mine' }
}

/** Two people who changed different sections of one page must not have to choose between whole pages. */
function itemConflicts(name: string, field: AnyField, lists: Three<Item[]>): ConflictField[] {
  const ids = [...new Set([...lists.theirs, ...lists.mine].map(({ id }) => id))]
  // Ids that nobody gave say nothing to those who read them.
  const hasGivenIds = 'id' in (field.facts.fields ?? {})
  const placeName = (id: string) => (hasGivenIds ? id : String(ids.indexOf(id) + 1))
  const find = (list: Item[], id: string) => list.find((item) => item.id === id)
  return ids.flatMap((itemId) => {
    const sides = {
      base: find(lists.base, itemId),
      mine: find(lists.mine, itemId),
      theirs: find(lists.theirs, itemId),
    }
    if (isSameValue(sides.mine, sides.theirs)) return []
    const label = `${field.facts.itemLabel ?? field.label}: ${itemName(sides.theirs ?? sides.mine) || placeName(itemId)}`
    return [{ key: `${name}#${itemId}`, name, itemId, label, ...disagreement(sides) }]
  })
}

function itemsById({ base, mine, theirs }: Three<unknown>): Three<Item[]> | undefined {
  return isItemList(base) && isItemList(mine) && isItemList(theirs) ? { base, mine, theirs } : undefined
}

function isItemList(value: unknown): value is Item[] {
  return (
    Array.isArray(value) &&
    value.every((item) => typeof item?.id === 'string' && item.id !== '') &&
    new Set(value.map(({ id }) => id)).size === value.length
  )
}

/** The list with the own state of one item: changed, added, or taken out. */
function withItem(list: unknown, own: unknown, id: string): unknown {
  if (!isItemList(list) || !isItemList(own)) return list
  const item = own.find((candidate) => candidate.id === id)
  if (!item) return list.filter((candidate) => candidate.id !== id)
  const isThere = list.some((candidate) => candidate.id === id)
  return isThere ? list.map((candidate) => (candidate.id === id ? item : candidate)) : [...list, item]
}
