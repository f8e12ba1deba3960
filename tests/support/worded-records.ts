import type { Definition } from '../../src/schema/define-content.ts'
import type { AnyField, FieldKind, Fields } from '../../src/schema/field.ts'

export type Values = Record<string, unknown>

let words = 0

/** A text that occurs once. */
export const newWord = () => {
  words += 1
  return `Word${words}`
}

/** What its translation says: the number without the English word. */
export const translated = (word: string) => word.replace('Word', 'كلمة')

/** What a field needs besides words for its record to be taken. */
const plainValues: Partial<Record<FieldKind, unknown>> = {
  image: 'https://nile.example/picture.png',
  link: '/join',
}

const itemsEach = 3
const innerItemsEach = 2

/** Values for a record that has words wherever it can have some, and several items in every list. */
export function wordedValues(definition: Definition): Values {
  return { ...definition.example, ...wordsFor(definition.fields, itemsEach) }
}

function wordsFor(fields: Fields, length: number): Values {
  const given = Object.entries(fields).map(([name, field]) => [name, valueFor(field, length)])
  return Object.fromEntries(given.filter(([, value]) => value !== undefined))
}

function valueFor(field: AnyField, length: number): unknown {
  const { kind, facts } = field
  if (kind === 'list') return Array.from({ length }, () => wordedItem(facts.fields ?? {}))
  if (kind === 'group') return wordsFor(facts.fields ?? {}, length)
  if (kind === 'textList' && field.isSameInEveryLanguage) return undefined
  if (kind === 'textList') return Array.from({ length }, newWord)
  if (['text', 'longText', 'richText'].includes(kind))
    return field.isSameInEveryLanguage ? undefined : newWord()
  return plainValues[kind]
}

let items = 0

/** An item of a list; where its id is a field, a new one. */
export function wordedItem(fields: Fields): Values {
  items += 1
  return { ...wordsFor(fields, innerItemsEach), ...('id' in fields ? { id: `item-${items}` } : {}) }
}

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

interface Edit {
  fields: Fields
  /** By a word of today, the word that it was when it was translated. */
  origins: Map<string, string>
  random: () => number
  /** Whether it comes from a form that knows the ids of items, or from somebody who sends none. */
  knowsIds: boolean
}

/** The values after somebody worked on them: texts edited, entries moved, removed and added, at every depth. */
export function editedValues(edit: Edit, values: Values): Values {
  const changed = Object.entries(edit.fields).map(([name, field]) => [
    name,
    editedValue(edit, field, values[name]),
  ])
  return { ...values, ...Object.fromEntries(changed) }
}

function editedValue(edit: Edit, field: AnyField, value: unknown): unknown {
  const inner = field.facts.fields
  if (field.kind === 'group' && inner) return editedValues({ ...edit, fields: inner }, value as Values)
  if (field.kind === 'list' && inner) return editedItems({ ...edit, fields: inner }, value as Values[])
  if (field.kind === 'textList' && !field.isSameInEveryLanguage) return editedTexts(edit, value as string[])
  const isWord = typeof value === 'string' && edit.origins.has(value)
  // Without ids an item is known by what it says: whoever sends none changes one thing at a time.
  return isWord && edit.knowsIds && edit.random() < 0.2 ? editedWord(edit, value) : value
}

function editedWord({ origins }: Edit, word: string): string {
  const next = newWord()
  const origin = origins.get(word)
  if (origin !== undefined) origins.set(next, origin)
  return next
}

function editedItems(edit: Edit, items: Values[]): Values[] {
  const arranged = rearranged(edit, items, () => wordedItem(edit.fields))
  return arranged.map((item) => {
    const { id, ...rest } = items.includes(item) ? editedValues(edit, item) : item
    return edit.knowsIds || 'id' in edit.fields ? { ...(id === undefined ? {} : { id }), ...rest } : rest
  })
}

/** Plain texts have no ids that anybody sends: they are edited, or arranged anew, not both at once. */
function editedTexts(edit: Edit, texts: string[]): string[] {
  const place = Math.floor(edit.random() * texts.length)
  const word = texts[place]
  if (word !== undefined && edit.random() < 0.3) return texts.with(place, editedWord(edit, word))
  return rearranged({ ...edit, knowsIds: false }, texts, newWord)
}

/** Without ids, one entry that takes the place of another could as well be that one edited: it does one of both. */
function rearranged<T>({ random, knowsIds }: Edit, entries: readonly T[], add: () => T): T[] {
  const isShorter = entries.length > 1 && random() < 0.3
  const kept = isShorter ? entries.slice(1) : [...entries]
  if (random() < 0.3 && (knowsIds || !isShorter)) kept.push(add())
  return random() < 0.5 ? kept.toReversed() : kept
}
