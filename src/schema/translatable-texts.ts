import type { AnyField, Fields } from './field.ts'
import { type Members, membersOf } from './field-members.ts'
import { itemFields } from './item-fields.ts'
import { itemName } from './item-name.ts'
import { placedItems } from './match-items.ts'
import { hasWords, textPath, type WordsInField, wordsInField } from './words-in-field.ts'

/** A text of a record that other languages have words of their own for. */
export interface TranslatableText {
  /** Names the text; items of lists by their id, so that it stays the same when they are moved. */
  path: string
  /** What the field is called. */
  label: string
  /** What it is in, from the outside: `Section: An ordinary week`, `Item: Mentors`. */
  within: string[]
  kind: 'text' | 'longText' | 'textList'
  maxLength: number | undefined
  /** The words in the main language. */
  source: string
  field: AnyField
}

/**
 * The words of a record in the order of its fields, items of lists as they are shown. Empty texts have nothing to
 * translate. `stored` is the record as it stands in the database, where the ids of plain texts are.
 */
export function translatableTexts(
  fields: Fields,
  stored: Members,
  path = '',
  within: string[] = [],
): TranslatableText[] {
  return membersOf(fields).flatMap(([name, field]) => {
    const words = wordsInField(name, field, stored)
    return words ? textsIn(words, { field, path: textPath(path, name), within }) : []
  })
}

type Place = Pick<TranslatableText, 'field' | 'path' | 'within'>

function textsIn(words: WordsInField, place: Place): TranslatableText[] {
  const { field, path, within } = place
  if (words.form === 'text') return textAt(place, words.text)
  if (words.form === 'texts')
    return words.texts.flatMap((text, index) =>
      textAt({ field, path: textPath(path, words.ids[index] ?? ''), within }, text),
    )
  if (words.form === 'group')
    return translatableTexts(words.inner, words.members, path, [...within, field.label])
  return placedItems(words.inner, words.items).flatMap(({ place: index, position }) => {
    const item = words.items[index] ?? {}
    const itemPath = textPath(path, words.ids[index] ?? '')
    const inner = itemFields(field, item)
    return translatableTexts(inner, item, itemPath, [...within, labelOf(field, item, position)])
  })
}

function textAt({ field, path, within }: Place, source: string): TranslatableText[] {
  if (!hasWords(source)) return []
  const { label, facts } = field
  const kind = field.kind as TranslatableText['kind']
  return [{ path, label, within, kind, maxLength: facts.maxLength, source, field }]
}

function labelOf({ facts }: AnyField, item: Members, position: number): string {
  const name = itemName(item)
  return `${facts.itemLabel ?? 'Item'}${name === '' ? ` ${position}` : `: ${name}`}`
}
