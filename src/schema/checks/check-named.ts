import type { Definition } from '../define-content.ts'
import type { Members } from '../field-members.ts'
import type { FieldCheck, Finding, OwnRules, RecordCheck } from './check.ts'
import { checksByKind, recordChecks } from './checks-by-kind.ts'
import { valueAt } from './find-problems.ts'

/** All checks, by their names. */
export function checksByName(own: OwnRules): ReadonlyMap<string, FieldCheck | RecordCheck> {
  const all: (FieldCheck | RecordCheck)[] = [
    ...Object.values(checksByKind).flat(),
    ...recordChecks,
    ...Object.values(own.records).flat(),
    ...Object.values(own.lists).flatMap(({ checks }) => checks),
  ]
  return new Map(all.map((check) => [check.name, check]))
}

/** What a finding says; its name where it is of a check that this code does not know. */
export function findingWords({ check, params }: Pick<Finding, 'check' | 'params'>, own: OwnRules): string {
  return checksByName(own).get(check)?.says(params) ?? check
}

/** The field of a record that is written to mend a finding, and its new value; undefined where that is not safe. */
export function mendedField(
  { fields }: Pick<Definition, 'fields'>,
  values: Members,
  { check, path, params }: Pick<Finding, 'check' | 'path' | 'params'>,
  own: OwnRules,
): { name: string; value: unknown } | undefined {
  const [name = '', ...rest] = path.split('.')
  if (!Object.hasOwn(fields, name)) return undefined
  const mended = checksByName(own).get(check)?.mend?.(valueAt(values, path), params)
  return mended === undefined ? undefined : { name, value: withValue(values[name], rest, mended) }
}

function withValue(holder: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  if (Array.isArray(holder))
    return holder.map((item, index) => (index === Number(name) ? withValue(item, rest, value) : item))
  const members: Members = { ...Object(holder) }
  return { ...members, [name]: withValue(members[name], rest, value) }
}
