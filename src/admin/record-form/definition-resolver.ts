import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form'
import { inPageLanguage } from '../../content/content-words.ts'
import { checkChanges, checkNew } from '../../schema/check-input.ts'
import type { Definition } from '../../schema/define-content.ts'
import { AppError, type FieldIssue } from '../../shared/app-error.ts'

type Values = Record<string, unknown>

/** The definition's own rules as the form library wants them: the same check that the server makes. */
export function definitionResolver(
  definition: Definition,
  fields: readonly string[],
  isNew: () => boolean,
): Resolver<FieldValues> {
  return (values) => {
    try {
      const given = pickFields(values, fields)
      return { values: isNew() ? checkNew(definition, given) : checkChanges(definition, given), errors: {} }
    } catch (error) {
      if (error instanceof AppError) return { values: {}, errors: errorsOf(error.issues) }
      throw error
    }
  }
}

export function pickFields(values: Values, fields: readonly string[]): Values {
  return Object.fromEntries(fields.map((name) => [name, values[name]]))
}

/** Issues by path as nested errors; the first one of a field is shown. */
export function errorsOf(issues: readonly FieldIssue[]): FieldErrors<FieldValues> {
  const errors: FieldErrors<FieldValues> = {}
  for (const { path, message } of issues.toReversed())
    set(errors, path || 'root', { type: 'rule', message: inPageLanguage(message) })
  return errors
}
