import type { AnyField, Fields, ValuesOf } from './field.ts'
import { isObject, type Members, memberOf, membersOf, namesOf } from './field-members.ts'
import { readKind } from './read-kind.ts'

/**
 * A stored record seen through today's definition. Fields added since get their defaults, renamed ones are found under
 * their older names, removed ones disappear, and what no longer fits its field is read as something that does.
 */
export function readValues<F extends Fields>(fields: F, stored: Members): ValuesOf<F> {
  return readMembers(fields, stored, useDefault) as ValuesOf<F>
}

/** The same for checks of what was stored: a value that its field cannot read stays what it is, and is refused. */
export function readForChecks(fields: Fields, stored: Members): Members {
  return readMembers(fields, stored, (_field, value) => value)
}

/** What stands for a value that its field cannot read. */
type Fallback = (field: AnyField, stored: unknown) => unknown

const useDefault: Fallback = (field) => field.initial

function readMembers(fields: Fields, stored: Members, fallback: Fallback): Members {
  const members = membersOf(fields)
  if (isWrittenAsDefined(members, stored)) return readInPlace(members, stored, fallback)
  const values: Members = {}
  for (const [name, field] of members)
    values[name] = readValue(field, memberOf(stored, name, field), fallback)
  return values
}

/** Whether it has the members of today's definition and no others, in their order. Nearly every stored one does. */
function isWrittenAsDefined(members: readonly [string, AnyField][], stored: Members): boolean {
  let index = 0
  for (const name in stored) if (members[index++]?.[0] !== name) return false
  return index === members.length
}

/** The stored object itself where all of it reads as it stands: putting another together takes most of the time. */
function readInPlace(members: readonly [string, AnyField][], stored: Members, fallback: Fallback): Members {
  let values = stored
  for (const [name, field] of members) {
    const read = readValue(field, stored[name], fallback)
    if (read === stored[name]) continue
    if (values === stored) values = { ...stored }
    values[name] = read
  }
  return values
}

export function readValue(field: AnyField, stored: unknown, fallback = useDefault): unknown {
  if (stored === undefined) return field.initial
  if (stored === null) return field.empty
  return understood(field, stored, fallback) ?? fallback(field, stored)
}

/** Undefined where there is no reading it. */
function understood(field: AnyField, stored: unknown, fallback = useDefault): unknown {
  const { kind } = field
  if (kind !== 'group' && kind !== 'list') {
    const read = readKind[kind](stored, field)
    return field.instructions?.has(read) ? field.empty : read
  }
  const inner = field.facts.fields ?? {}
  if (kind === 'group') return isObject(stored) ? readMembers(inner, stored, fallback) : undefined
  const items = itemsIn(stored)
  const read = items?.map((item) => readMembers(inner, item, fallback))
  const isSame = Array.isArray(stored) && read?.length === stored.length
  return isSame && read.every((item, index) => item === stored[index]) ? stored : read
}

/** The items of a stored list; a group that became a list is its only one. */
export function itemsIn(stored: unknown): Members[] | undefined {
  if (Array.isArray(stored)) return stored.filter(isObject)
  return isObject(stored) ? [stored] : undefined
}

/** What stands in a stored record beside the fields of today, such as values of removed ones. */
export function leftoversOf(fields: Fields, stored: Members): Members {
  const names = namesOf(fields)
  const rest: Members = {}
  for (const [name, value] of Object.entries(stored)) if (!names.has(name)) rest[name] = value
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
