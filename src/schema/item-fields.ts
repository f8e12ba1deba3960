import { type AnyField, Field, type Fields } from './field.ts'
import { isObject } from './field-members.ts'

/** The fields of an item of a list, under the names that they go by in it. */
export function itemFields(list: AnyField | undefined, item: unknown): Fields {
  const { fields = {}, memberLabels } = list?.facts ?? {}
  const labels = memberLabels && isObject(item) ? memberLabels(item) : undefined
  if (!labels) return fields
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const label = labels[name]
      return [name, label === undefined ? field : new Field({ ...field, label })]
    }),
  )
}
