import type { AnyField, Fields } from './field.ts'
import { type Members, membersOf } from './field-members.ts'
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
  kind: 'text' | 'longText' | 'richText' | 'textList'
  maxLength: number | undefined
  /** The words in the main language. */
  source: string
  field: AnyField
}

/**
 * The words of a record in the order of its fields, items of lists as they are shown. Empty texts have nothing to
 * translate. `stored` is the record as it stands in the database, where the ids of plain texts are.
 */
export function translatableTexts(fields: Fields, stored: Members): TranslatableText[] {
  const texts: TranslatableText[] = []
  eachText(fields, stored, (path, source, { name, field, parent }) => {
    const kind = field.kind as TranslatableText['kind']
    const { facts } = field
    const label = (parent?.item && memberLabel(parent.field, parent.item.values, name)) ?? field.label
    texts.push({ path, label, within: labelsOf(parent), kind, maxLength: facts.maxLength, source, field })
  })
  return texts
}

/** The field of a text, and what it is in: a group, or an item of a list. */
interface Holder {
  name: string
  field: AnyField
  item?: { values: Members; position: number }
  parent: Holder | undefined
}

/** Told of every text, in that order; many records are counted by it, so it makes nothing that is not asked for. */
type Visit = (path: string, source: string, holder: Holder) => void

export function eachText(
  fields: Fields,
  stored: Members,
  visit: Visit,
  path = '',
  parent: Holder | undefined = undefined,
): void {
  for (const [name, field] of membersOf(fields)) {
    const words = wordsInField(name, field, stored)
    if (words) visitWords(words, textPath(path, name), { name, field, parent }, visit)
  }
}

function visitWords(words: WordsInField, path: string, holder: Holder, visit: Visit): void {
  if (words.form === 'text') {
    if (hasWords(words.text)) visit(path, words.text, holder)
  } else if (words.form === 'texts') {
    for (const [index, text] of words.texts.entries())
      if (hasWords(text)) visit(textPath(path, words.ids[index] ?? ''), text, holder)
  } else if (words.form === 'group') {
    eachText(words.inner, words.members, visit, path, holder)
  } else {
    for (const { place, position } of placedItems(words.inner, words.items)) {
      const values = words.items[place] ?? {}
      const item = { ...holder, item: { values, position } }
      eachText(words.inner, values, visit, textPath(path, words.ids[place] ?? ''), item)
    }
  }
}

/** What an item calls a member of it, where that is not what the field is called. */
function memberLabel({ facts }: AnyField, item: Members, name: string): string | undefined {
  return facts.memberLabels?.(item)?.[name]
}

function labelsOf(holder: Holder | undefined): string[] {
  if (!holder) return []
  const { field, item, parent } = holder
  return [...labelsOf(parent), item ? itemLabel(field, item) : field.label]
}

function itemLabel({ facts }: AnyField, { values, position }: NonNullable<Holder['item']>): string {
  const name = itemName(values)
  return `${facts.itemLabel ?? 'Item'}${name === '' ? ` ${position}` : `: ${name}`}`
}
