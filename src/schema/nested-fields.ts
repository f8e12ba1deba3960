import * as z from 'zod/mini'
import { Field, type FieldFacts, type Fields, type ValuesOf } from './field.ts'

export function group<F extends Fields>(label: string, fields: F): Field<ValuesOf<F>> {
  const rule = objectRule(label, fields)
  return new Field({ kind: 'group', label, rule, empty: initialValues(fields), facts: { fields } })
}

export function list<F extends Fields>(
  label: string,
  fields: F,
  options: Pick<FieldFacts, 'maxItems' | 'itemLabel' | 'memberLabels'> = {},
): Field<ValuesOf<F>[]> {
  const { maxItems = 100, itemLabel = 'Item', memberLabels } = options
  const rule = z
    .array(itemRule(itemLabel, fields), { error: `${label} must be a list` })
    .check(z.maxLength(maxItems, { error: `${label} can hold at most ${maxItems} entries` }))
  return new Field<ValuesOf<F>[]>({
    kind: 'list',
    label,
    rule,
    empty: [],
    facts: { fields, maxItems, itemLabel, ...(memberLabels ? { memberLabels } : {}) },
  })
}

export function objectRule<F extends Fields>(
  label: string,
  fields: F,
  further: Record<string, z.ZodMiniType> = {},
): z.ZodMiniType<ValuesOf<F>> {
  const members = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.memberRule]))
  // Built member by member from `fields`, so the value is ValuesOf<F>; Zod cannot infer that through fromEntries.
  return z.object(
    { ...further, ...members },
    { error: `${label} must be an object` },
  ) as z.ZodMiniType as z.ZodMiniType<ValuesOf<F>>
}

/** By which the translations of an item find it; what cannot be one counts as none. */
const itemId = z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(80))), undefined)

/** Of one item of a list. */
export function itemRule<F extends Fields>(label: string, fields: F): z.ZodMiniType<ValuesOf<F>> {
  return objectRule(label, fields, 'id' in fields ? {} : { id: itemId })
}

export function initialValues<F extends Fields>(fields: F): ValuesOf<F> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.initial]),
  ) as ValuesOf<F>
}
