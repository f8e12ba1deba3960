import type { AnyField, Fields } from './field.ts'

/** The field behind a path such as `quickLinks.2.href`; numbers stand for items of a list. */
export function fieldAt(fields: Fields, path: string): AnyField {
  const names = path.split('.').filter((part) => !/^\d+$/.test(part))
  let inner: Fields | undefined = fields
  let field: AnyField | undefined
  for (const name of names) {
    field = inner?.[name]
    inner = field?.facts.fields
  }
  if (!field) throw new Error(`There is no field at "${path}"`)
  return field
}
