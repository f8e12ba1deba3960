import type { Definition } from './define-content.ts'
import type { Members } from './field-members.ts'
import { initialValues } from './nested-fields.ts'

/** What is written into a record to hide it from visitors; undefined for types of which visitors see every record. */
export function valuesThatHide(definition: Definition): Members | undefined {
  if (definition.hiddenBy) return definition.hiddenBy
  const shown: Members = { ...initialValues(definition.fields), ...definition.example }
  const decisive = Object.entries(definition.fields).find(
    ([name, { kind }]) =>
      kind === 'toggle' &&
      definition.visibleWhen({ ...shown, [name]: true }) &&
      !definition.visibleWhen({ ...shown, [name]: false }),
  )
  return decisive && { [decisive[0]]: false }
}

/** How records of a type end for visitors: by a switch, in the trash, or not at all. */
export function wayToHide(definition: Definition): 'hidden' | 'trashed' | 'never' {
  // The one record of its type is a part of the site: an empty place would be left.
  if (definition.kind === 'singleton') return 'never'
  return valuesThatHide(definition) ? 'hidden' : 'trashed'
}
