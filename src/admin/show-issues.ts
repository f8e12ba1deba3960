import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { RequestError } from '../client/request-json.ts'

/** Puts what the server found wrong at its fields and moves to the first; false where no field is to blame. */
export function showIssues<Values extends FieldValues>(
  methods: UseFormReturn<Values>,
  error: unknown,
): boolean {
  if (!(error instanceof RequestError)) return false
  const values = methods.getValues()
  const known = error.issues.filter(({ path }) => Object.hasOwn(values, path))
  for (const [index, { path, message }] of known.entries())
    methods.setError(path as Path<Values>, { message }, { shouldFocus: index === 0 })
  return known.length > 0
}
