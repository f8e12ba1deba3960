import type { Definition } from '../define-content.ts'
import { isObject, type Members } from '../field-members.ts'
import { itemName } from '../item-name.ts'
import type { CheckFacts, FieldCheck, Finding, Found, OwnRules, RecordCheck } from './check.ts'
import { checksByKind, lineChecks, recordChecks } from './checks-by-kind.ts'
import { type Visited, walkValues } from './walk-values.ts'

/**
 * Everything that should be mended about a record, in the order of its fields. What visitors are not shown raises no
 * alarm. Of a translation, whose facts say so, only its words are looked at.
 */
export function findProblems(
  definition: Definition,
  values: Members,
  facts: CheckFacts,
  own: OwnRules,
): Finding[] {
  if (!definition.visibleWhen(values)) return []
  const onlyWords = facts.translation !== undefined
  const findings: Finding[] = []
  for (const check of recordChecksOf(definition, own, onlyWords))
    for (const found of check.find(values, facts)) findings.push(findingOf(check, found, '', values))
  const visit = (place: Visited) => {
    for (const check of fieldChecksAt(place)) findings.push(...findAt(check, place, facts, values))
  }
  const walk = { titleField: definition.titleField, lists: own.lists, onlyWords, visit }
  if (!onlyWords || facts.translation?.state === 'published')
    walkValues(definition.fields, definition.forVisitors(values), walk)
  // What is withheld from visitors is told of by the rules of the list that holds it.
  for (const [name, field] of Object.entries(definition.fields))
    for (const check of onlyWords ? [] : (own.lists[field.facts.checked?.as ?? '']?.checks ?? [])) {
      const place = { path: name, field, value: values[name], beside: values, isTitle: false }
      findings.push(...findAt(check, place, facts, values))
    }
  return findings
}

function recordChecksOf({ name }: Definition, own: OwnRules, isTranslation: boolean): readonly RecordCheck[] {
  return isTranslation ? recordChecks : (own.records[name] ?? [])
}

function fieldChecksAt({ field, isLine }: Visited): readonly FieldCheck[] {
  return isLine ? lineChecks : checksByKind[field.kind]
}

function findAt(
  check: FieldCheck,
  place: Parameters<FieldCheck['find']>[0],
  facts: CheckFacts,
  values: Members,
): Finding[] {
  return check.find(place, facts).map((found) => findingOf(check, found, place.path, values))
}

function findingOf(
  check: FieldCheck | RecordCheck,
  { path: own, params = {}, severity = check.severity }: Found,
  around: string,
  values: Members,
): Finding {
  const path = own ?? around
  const isMendable = path !== '' && check.mend?.(valueAt(values, path), params) !== undefined
  return { check: check.name, severity, path, params, isMendable, items: itemNames(values, path) }
}

/** The value at a path such as `sections.2.header`. */
export function valueAt(values: unknown, path: string): unknown {
  let value = values
  for (const part of path.split('.')) value = Object(value)[part]
  return value
}

function itemNames(values: Members, path: string): string[] {
  const parts = path.split('.')
  return parts.flatMap((part, index) => {
    if (!/^\d+$/.test(part)) return []
    const item = valueAt(values, parts.slice(0, index + 1).join('.'))
    return [isObject(item) ? itemName(item) : '']
  })
}
