import { badInput, type FieldIssue } from '../shared/app-error.ts'
import type { Definition } from './define-content.ts'
import type { Fields, ValuesOf } from './field.ts'
import { isObject, membersOf, withCurrentNames } from './field-members.ts'

type Input = Record<string, unknown>

/** The values of a new record: given ones checked, the rest from the defaults. Throws with every wrong field. */
export function checkNew<F extends Fields>(definition: Definition<F>, input: unknown): ValuesOf<F> {
  return checkMembers(definition.fields, preparedInput(definition, input), true) as ValuesOf<F>
}

/** The values that a merging update carries: only fields that were given, each checked. */
export function checkChanges<F extends Fields>(
  definition: Definition<F>,
  input: unknown,
): Partial<ValuesOf<F>> {
  return checkMembers(definition.fields, preparedInput(definition, input), false) as Partial<ValuesOf<F>>
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

function preparedInput(definition: Definition, input: unknown): Input {
  return definition.prepare(withCurrentNames(definition.fields, asObject(input)))
}

function asObject(input: unknown): Input {
  if (!isObject(input)) throw badInput([{ path: '', message: 'The body must be a JSON object' }])
  return input
}
