import type { Definition, RecordOf } from './define-content.ts'
import type { Members } from './field-members.ts'
import { initialValues } from './nested-fields.ts'

/**
 * A record as it would be if visitors could see it: as few as possible of its switches and choices stand as they do in
 * the example of its type.
 */
export function asShown<R extends Members>(definition: Definition, record: R): R {
  if (definition.visibleWhen(record)) return record
  const example: Members = { ...initialValues(definition.fields), ...definition.example }
  const decisive = Object.entries(definition.fields)
    .filter(([, { kind }]) => kind === 'toggle' || kind === 'choice')
    .map(([name]) => name)
  let shown: R = { ...record, ...Object.fromEntries(decisive.map((name) => [name, example[name]])) }
  for (const name of decisive) {
    const closer = { ...shown, [name]: record[name] }
    if (definition.visibleWhen(closer)) shown = closer
  }
  return shown
}

/** The page of the site that shows a record, also one that visitors do not see yet; undefined for types without one. */
export function pageShowing(definition: Definition, record: RecordOf<Definition>): string | undefined {
  return definition.screens[0].pageOf(asShown(definition, record))?.split('#', 1)[0]
}
