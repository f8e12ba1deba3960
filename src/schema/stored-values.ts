import type { AnyField, Fields, ValuesOf } from './field.ts'
import { isObject, type Members, memberOf, membersOf, namesOf } from './field-members.ts'
import { itemIds, textIdsMember } from './item-ids.ts'
import { readKind } from './read-kind.ts'

/**
 * A stored record seen through today's definition. Fields added since get their defaults, renamed ones are found under
 * their older names, removed ones disappear, and what no longer fits its field is read as something that does.
 */
export function readValues<F extends Fields>(
  fields: F,
  stored: Members,
  ids: Reading['ids'] = 'stored',
): ValuesOf<F> {
  return readMembers(fields, stored, { fallback: useDefault, ids }) as ValuesOf<F>
}

/** The same for checks of what was stored: a value that its field cannot read stays what it is, and is refused. */
export function readForChecks(fields: Fields, stored: Members): Members {
  return readMembers(fields, stored, { fallback: (_field, value) => value, ids: 'stored' })
}

interface Reading {
  /** What stands for a value that its field cannot read. */
  fallback: (field: AnyField, stored: unknown) => unknown
  /**
   * Whether items of lists say their ids, where those are no field of their own: none, as visitors read; those that are
   * stored, as of earlier states; or all, as whoever may write reads.
   */
  ids: 'none' | 'stored' | 'all'
}

const useDefault: Reading['fallback'] = (field) => field.initial
const plainly: Reading = { fallback: useDefault, ids: 'stored' }
export const withAllIds: Reading = { fallback: useDefault, ids: 'all' }

/** `id` is that of an item, where it is to be said. */
function readMembers(fields: Fields, stored: Members, reading: Reading, id?: string): Members {
  const members = membersOf(fields)
  const inPlace = readInPlace(members, stored, reading, id)
  if (inPlace) return inPlace
  const values: Members = id === undefined ? {} : { id }
  for (const [name, field] of members) values[name] = readValue(field, memberOf(stored, name, field), reading)
  return values
}

/**
 * The stored object itself where all of it reads as it stands: putting another together takes most of the time. Undefined
 * where it has not the members of today's definition and no others, in their order; nearly every stored one does.
 */
function readInPlace(
  members: readonly [string, AnyField][],
  stored: Members,
  reading: Reading,
  id: string | undefined,
): Members | undefined {
  if (id !== undefined && stored.id !== id) return undefined
  let values = stored
  let index = id === undefined ? 0 : -1
  for (const name in stored) {
    const member = members[index]
    index += 1
    if (index === 0 && name === 'id') continue
    if (member?.[0] !== name) return undefined
    const value = stored[name]
    const read = readValue(member[1], value, reading)
    if (read === value) continue
    if (values === stored) values = { ...stored }
    values[name] = read
  }
  return index === members.length ? values : undefined
}

export function readValue(field: AnyField, stored: unknown, reading = plainly): unknown {
  if (stored === undefined)
    return field.kind === 'list' && reading.ids === 'all' ? initialItems(field) : field.initial
  if (stored === null) return field.empty
  return understood(field, stored, reading) ?? reading.fallback(field, stored)
}

const initial = new WeakMap<AnyField, unknown>()

/** The items that a list starts from, with their ids. */
function initialItems(field: AnyField): unknown {
  const known = initial.get(field) ?? understood(field, field.initial, withAllIds)
  initial.set(field, known)
  return known
}

/** Undefined where there is no reading it. */
function understood(field: AnyField, stored: unknown, reading = plainly): unknown {
  const { kind } = field
  if (kind !== 'group' && kind !== 'list') {
    const read = readKind[kind](stored, field)
    return field.instructions?.has(read) ? field.empty : read
  }
  const inner = field.facts.fields ?? {}
  if (kind === 'group') return isObject(stored) ? readMembers(inner, stored, reading) : undefined
  const items = itemsIn(stored)
  const ids = reading.ids === 'all' && !('id' in inner) && items ? itemIds(items) : undefined
  const read = items?.map((item, index) =>
    readMembers(inner, item, reading, ids ? ids[index] : storedId(inner, item, reading)),
  )
  const isSame = Array.isArray(stored) && read?.length === stored.length
  return isSame && read.every((item, index) => item === stored[index]) ? stored : read
}

function storedId(inner: Fields, { id }: Members, { ids }: Reading): string | undefined {
  return ids === 'stored' && typeof id === 'string' && !('id' in inner) ? id : undefined
}

/** The items of a stored list; a group that became a list is its only one. */
export function itemsIn(stored: unknown): Members[] | undefined {
  if (Array.isArray(stored)) return stored.every(isObject) ? stored : stored.filter(isObject)
  return isObject(stored) ? [stored] : undefined
}

/** What stands in a stored record beside the fields of today, such as values of removed ones. */
export function leftoversOf(fields: Fields, stored: Members): Members {
  const names = namesOf(fields)
  const rest: Members = {}
  for (const [name, value] of Object.entries(stored))
    if (!names.has(name) && name !== textIdsMember) rest[name] = value
  return rest
}

/** The paths of stored values that are not read as they stand, such as `sections.2.width`. */
export function misfitPaths(fields: Fields, stored: Members): string[] {
  return membersOf(fields).flatMap(([name, field]) => {
    const value = memberOf(stored, name, field)
    if (value === undefined || value === null) return []
    return misfitsIn(field, value).map((path) => [name, ...path].join('.'))
  })
}

function misfitsIn(field: AnyField, stored: unknown): string[][] {
  const inner = field.facts.fields
  if (field.kind === 'group' && inner && isObject(stored))
    return misfitPaths(inner, stored).map((path) => [path])
  if (field.kind === 'list' && inner && Array.isArray(stored))
    return stored.flatMap((item, index) =>
      isObject(item) ? misfitPaths(inner, item).map((path) => [String(index), path]) : [[String(index)]],
    )
  return understood(field, stored) === stored ? [] : [[]]
}
