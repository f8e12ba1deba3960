import { type Definition, defineCollection } from '../../schema/define-content.ts'
import type { AnyField, Fields } from '../../schema/field.ts'
import { choice, longText, richText, text } from '../../schema/fields.ts'
import { list } from '../../schema/nested-fields.ts'
import { pathParts } from '../../schema/path-parts.ts'
import type { SheetText } from './sheet-text.ts'
import { translatingTexts as words } from './translating-texts.ts'

/**
 * The translation of one record as the forms see a content type: a field for every text of it. So a translation has what
 * every form has: checks, kept drafts, conflicts, history.
 */
export function translationDefinition(
  { writePermission, fields: originals }: Definition,
  path: string,
  texts: readonly SheetText[],
): Definition {
  const fields: Record<string, AnyField> = {
    state: choice(words.state, ['draft', 'published']),
    stillRight: list(
      words.stillRight,
      { id: text(words.text, { max: 2000 }), title: text(words.text, { max: 2000 }) },
      { maxItems: 10_000, itemLabel: words.stillRight },
    ),
  }
  for (const given of texts) {
    const checked = originalField(originals, given.path)?.facts.checked
    fields[given.name] = checked ? fieldOf(given).checked(checked) : fieldOf(given)
  }
  const unseen = texts.filter(({ isShown }) => !isShown).map(({ name }) => [name, ''])
  const definition = defineCollection({
    name: 'translation',
    path: 'translations',
    label: [words.translation, words.translations],
    fields,
    titleField: 'state',
    writePermission,
    visibleWhen: ({ state }) => state === 'published',
    forVisitors: (values) => ({ ...values, stillRight: [], ...Object.fromEntries(unseen) }),
    example: {},
  })
  return { ...definition, path }
}

function fieldOf(given: SheetText): AnyField {
  const label = fullLabel(given)
  const options = given.maxLength === undefined ? {} : { max: given.maxLength }
  if (given.kind === 'richText') return richText(label, options)
  return given.kind === 'longText' ? longText(label, options) : text(label, options)
}

/** The field of the record that a text stands in; items of lists are named by their ids, which are no fields. */
function originalField(fields: Fields, path: string): AnyField | undefined {
  let inner: Fields | undefined = fields
  let field: AnyField | undefined
  for (const part of pathParts(path)) {
    const isId: boolean = inner === undefined
    if (isId) inner = field?.facts.fields
    else {
      field = inner?.[part]
      inner = field?.kind === 'group' ? field.facts.fields : undefined
    }
  }
  return field
}

/** `Section: An ordinary week › Title`: tells apart what is called the same. */
export function fullLabel({ within, label }: Pick<SheetText, 'within' | 'label'>): string {
  return [...within, label].join(' › ')
}
