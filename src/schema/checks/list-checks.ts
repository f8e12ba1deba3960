import type { FieldKind } from '../field.ts'
import { isObject, type Members, membersOf } from '../field-members.ts'
import { type FieldCheck, nothing, type Place, wordsOf } from './check.ts'
import { checkTexts } from './check-texts.ts'

/** Whether something in a value of each kind was given by a person. Switches, numbers and choices have values by themselves. */
const isGiven: Record<FieldKind, boolean> = {
  text: true,
  longText: true,
  richText: true,
  email: true,
  phone: true,
  link: true,
  address: false,
  image: true,
  video: true,
  choice: false,
  reference: true,
  icon: false,
  color: false,
  cssClass: false,
  integer: false,
  toggle: false,
  date: true,
  textList: true,
  group: true,
  list: true,
}

/** An item that nobody wrote anything into. */
export const emptyEntry: FieldCheck = {
  name: 'empty-entry',
  severity: 'hint',
  says: ({ position = 0 }) => checkTexts.emptyEntry(Number(position)),
  find: (place) => {
    // Where items have rules of their own, those say what an empty one is.
    if (place.field.facts.checked?.as !== undefined) return nothing
    return itemsOf(place).flatMap((item, index) =>
      isObject(item) && isBlank(place, item) ? [{ params: { position: index + 1 } }] : [],
    )
  },
  mend: (value, { position }) =>
    Array.isArray(value) ? value.filter((_, index) => index !== Number(position) - 1) : undefined,
}

function itemsOf({ value }: Place): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function isBlank({ field }: Place, item: Members): boolean {
  // What names an item for code was not written by anybody.
  const given = membersOf(field.facts.fields ?? {}).filter(
    ([, { kind, isSameInEveryLanguage }]) => isGiven[kind] && !isSameInEveryLanguage,
  )
  // An entry that shows something else by a choice is whole without words.
  const isChosen = membersOf(field.facts.fields ?? {}).some(
    ([name, { kind, initial }]) => kind === 'choice' && item[name] !== undefined && item[name] !== initial,
  )
  return !isChosen && given.length > 0 && given.every(([name, { kind }]) => isNothing(item[name], kind))
}

function isNothing(value: unknown, kind: FieldKind): boolean {
  if (kind === 'group')
    return !isObject(value) || Object.values(value).every((part) => isNothing(part, 'text'))
  return Array.isArray(value) ? value.length === 0 : wordsOf(value).trim() === ''
}

/** The same line twice in a list of texts. */
export const repeatedEntry: FieldCheck = {
  name: 'repeated-entry',
  severity: 'hint',
  says: ({ words = '' }) => checkTexts.repeatedEntry(String(words)),
  find: (place) => {
    const lines = itemsOf(place).map((line) => wordsOf(line).trim().toLowerCase())
    const again = lines.findIndex((line, index) => line !== '' && lines.indexOf(line) < index)
    return again < 0 ? nothing : [{ params: { words: wordsOf(itemsOf(place)[again]).slice(0, 60) } }]
  },
  mend: (value) => {
    if (!Array.isArray(value)) return undefined
    const lines = value.map((line) => wordsOf(line).trim().toLowerCase())
    return value.filter((_, index) => lines.indexOf(lines[index] ?? '') === index)
  },
}
