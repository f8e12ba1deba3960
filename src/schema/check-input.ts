import { badInput, type FieldIssue } from '../shared/app-error.ts'
import type { Definition } from './define-content.ts'
import type { AnyField, Fields, ValuesOf } from './field.ts'
import { initialValues } from './fields.ts'

type Input = Record<string, unknown>

/** The values of a new record: given ones checked, the rest from the defaults. Throws with every wrong field. */
export function checkNew<F extends Fields>(definition: Definition<F>, input: unknown): ValuesOf<F> {
  return checkMembers(definition.fields, definition.prepare(asObject(input)), true) as ValuesOf<F>
}

/** The values that a merging update carries: only fields that were given, each checked. */
export function checkChanges<F extends Fields>(
  definition: Definition<F>,
  input: unknown,
): Partial<ValuesOf<F>> {
  return checkMembers(definition.fields, definition.prepare(asObject(input)), false) as Partial<ValuesOf<F>>
}

/** A stored record seen through today's definition: fields added since get their defaults, removed ones disappear. */
export function completeValues<F extends Fields>(fields: F, stored: Input): ValuesOf<F> {
  const values: Input = {}
  for (const [name, field] of membersOf(fields)) values[name] = completeValue(field, stored[name])
  return values as ValuesOf<F>
}

const members = new WeakMap<Fields, [string, AnyField][]>()

/** Listed once: a record with many sections asks for the same fields a hundred times. */
function membersOf(fields: Fields): [string, AnyField][] {
  const known = members.get(fields) ?? Object.entries(fields)
  members.set(fields, known)
  return known
}

function completeValue(field: AnyField, stored: unknown): unknown {
  if (stored === undefined || stored === null) return stored === null ? field.empty : field.initial
  const inner = field.facts.fields
  if (!inner) return stored
  if (Array.isArray(stored))
    return stored.map((item) => (isObject(item) ? completeValues(inner, item) : initialValues(inner)))
  return isObject(stored) ? completeValues(inner, stored) : field.initial
}

function checkMembers(fields: Fields, input: Input, isNew: boolean): Input {
  const issues: FieldIssue[] = []
  const values: Input = {}
  for (const [name, field] of membersOf(fields)) {
    if (!isNew && !(Object.hasOwn(input, name) && input[name] !== undefined)) continue
    const result = field.memberRule.safeParse(Object.hasOwn(input, name) ? input[name] : undefined)
    if (result.success) values[name] = result.data
    else
      issues.push(
        ...result.error.issues.map((issue) => ({
          path: [name, ...issue.path].join('.'),
          message: issue.message,
        })),
      )
  }
  if (issues.length > 0) throw badInput(issues)
  return values
}

function asObject(input: unknown): Input {
  if (!isObject(input)) throw badInput([{ path: '', message: 'The body must be a JSON object' }])
  return input
}

function isObject(value: unknown): value is Input {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
