import type { AnyField, Fields } from './field.ts'

export type Members = Record<string, unknown>

export function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const members = new WeakMap<Fields, [string, AnyField][]>()

/** Listed once: a record with many sections asks for the same fields a hundred times. */
export function membersOf(fields: Fields): [string, AnyField][] {
  const known = members.get(fields)
  if (known) return known
  const listed = Object.entries(fields)
  members.set(fields, listed)
  return listed
}

/** The value of a field, under its name or, where that is absent, under the newest of its older ones. */
export function memberOf(values: Members, name: string, field: AnyField): unknown {
  const own = values[name]
  if (own !== undefined || field.formerNames.length === 0) return own
  const former = field.formerNames.find((older) => values[older] !== undefined)
  return former === undefined ? undefined : values[former]
}

/** What was sent under older names, at any depth, under those of today. */
export function withCurrentNames(fields: Fields, input: Members): Members {
  if (!hasFormerNames(fields)) return input
  const values = withoutFormerNames(fields, input)
  for (const [name, field] of membersOf(fields)) {
    const given = memberOf(input, name, field)
    if (given !== undefined) values[name] = withCurrentMembers(field.facts.fields, given)
  }
  return values
}

function withCurrentMembers(inner: Fields | undefined, given: unknown): unknown {
  if (!inner) return given
  if (Array.isArray(given))
    return given.map((item) => (isObject(item) ? withCurrentNames(inner, item) : item))
  return isObject(given) ? withCurrentNames(inner, given) : given
}

const knownNames = new WeakMap<Fields, Set<string>>()

/** The names of the fields, those of today and the older ones. */
export function namesOf(fields: Fields): Set<string> {
  const known =
    knownNames.get(fields) ??
    new Set(membersOf(fields).flatMap(([name, { formerNames }]) => [name, ...formerNames]))
  knownNames.set(fields, known)
  return known
}

/** A copy without the members that stand under an older name. */
export function withoutFormerNames(fields: Fields, values: Members): Members {
  const rest = { ...values }
  for (const [, field] of membersOf(fields)) for (const name of field.formerNames) delete rest[name]
  return rest
}

const renamed = new WeakMap<Fields, boolean>()

/** Whether any field, at any depth, had another name before. */
export function hasFormerNames(fields: Fields): boolean {
  const known = renamed.get(fields)
  if (known !== undefined) return known
  const found = membersOf(fields).some(
    ([, { formerNames, facts }]) =>
      formerNames.length > 0 || (facts.fields !== undefined && hasFormerNames(facts.fields)),
  )
  renamed.set(fields, found)
  return found
}
