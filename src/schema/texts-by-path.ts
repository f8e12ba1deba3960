import type { Fields } from './field.ts'
import { isObject, type Members } from './field-members.ts'
import { hasWords, textPath, type WordsInField, wordsInField } from './words-in-field.ts'

/** Words in the shape of a record: fields by name, items of lists by their id, or in an array by their place. */
export interface NestedTexts {
  readonly [name: string]: string | NestedTexts | readonly (string | NestedTexts)[]
}

/** The same words by the paths of the record that they translate. Throws where it has no such text, and names it. */
export function textsByPath(
  fields: Fields,
  stored: Members,
  given: NestedTexts,
  path = '',
): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [name, value] of Object.entries(given)) {
    const place = textPath(path, name)
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    const words = field && wordsInField(name, field, stored)
    if (!words) throw new Error(`There is nothing to translate at ${place}`)
    Object.assign(found, textsWithin(words, value, place))
  }
  return found
}

function textsWithin(words: WordsInField, value: NestedTexts[string], path: string): Record<string, string> {
  if (words.form === 'text') return textOf(words.text, value, path)
  if (words.form === 'group') {
    if (!isObject(value)) throw new Error(`${path} is a group`)
    return textsByPath(words.inner, words.members, value as NestedTexts, path)
  }
  const parts = entriesOf(words.ids, value, path).map(([place, entry]) => {
    const own = textPath(path, words.ids[place] ?? '')
    if (words.form === 'texts') return textOf(words.texts[place] ?? '', entry, own)
    if (!isObject(entry)) throw new Error(`${own} is a group`)
    return textsByPath(words.inner, words.items[place] ?? {}, entry as NestedTexts, own)
  })
  return Object.assign({}, ...parts)
}

/** What is given for the entries of a list, with their places. */
function entriesOf(ids: readonly string[], value: NestedTexts[string], path: string): [number, unknown][] {
  if (typeof value === 'string') throw new Error(`${path} is a list`)
  const given = Array.isArray(value)
    ? value.map((entry, place): [number, unknown] => [place, entry])
    : Object.entries(value).map(([id, entry]): [number, unknown] => [ids.indexOf(id), entry])
  const stranger = given.findIndex(([place]) => ids[place] === undefined)
  if (stranger < 0) return given
  const name = Array.isArray(value) ? stranger + 1 : Object.keys(value)[stranger]
  throw new Error(`${path} has no entry ${name}`)
}

function textOf(source: string, value: unknown, path: string): Record<string, string> {
  if (typeof value !== 'string') throw new Error(`${path} is a text`)
  if (!hasWords(source)) throw new Error(`There is nothing to translate at ${path}`)
  return { [path]: value }
}
