import type { AnyField, Fields } from './field.ts'
import { type Members, membersOf } from './field-members.ts'
import { hasWords, textPath, type WordsInField, wordsInField } from './words-in-field.ts'

/** Texts of another language by their path. */
export type TextsByPath = Readonly<Record<string, string | undefined>>

/**
 * A stored record with the words of another language. What is not translated is left out, so that no record speaks two
 * languages: a text is empty, an item none of whose words are translated is not there, nor is one that lacks a text it
 * needs. Undefined where the record itself lacks one.
 */
export function translateValues(
  fields: Fields,
  stored: Members,
  texts: TextsByPath,
  path = '',
): Members | undefined {
  const translated = translateMembers(fields, stored, { texts, path })
  return translated.isWhole ? translated.values : undefined
}

interface Task {
  texts: TextsByPath
  path: string
}

interface Translated<T> {
  values: T
  /** How many texts it has in the main language, and how many of them in the other. */
  sources: number
  found: number
  /** Every text that must be there is. */
  isWhole: boolean
}

function translateMembers(fields: Fields, stored: Members, { texts, path }: Task): Translated<Members> {
  const result: Translated<Members> = { values: { ...stored }, sources: 0, found: 0, isWhole: true }
  for (const [name, field] of membersOf(fields)) {
    const words = wordsInField(name, field, stored)
    if (!words) continue
    const part = translateWords(words, field, { texts, path: textPath(path, name) })
    result.values[name] = part.values
    result.sources += part.sources
    result.found += part.found
    result.isWhole &&= part.isWhole
  }
  return result
}

function translateWords(words: WordsInField, field: AnyField, task: Task): Translated<unknown> {
  if (words.form === 'group') return translateMembers(words.inner, words.members, task)
  if (words.form === 'text') {
    const text = translateText(words.text, task)
    return { ...text, isWhole: text.values !== '' || words.text === '' || !field.isRequired }
  }
  const { form } = words
  const entries: readonly unknown[] = form === 'texts' ? words.texts : words.items
  const parts = entries.map((entry, index) => {
    const own = { ...task, path: textPath(task.path, words.ids[index] ?? '') }
    if (form === 'texts') return { ...translateText(String(entry), own), isWhole: true }
    return translateMembers(words.inner, entry as Members, own)
  })
  const shown = parts.filter(({ sources, found, isWhole }) => isWhole && (found > 0 || sources === 0))
  return {
    values: shown.map(({ values }) => values),
    sources: sum(parts.map(({ sources }) => sources)),
    found: sum(parts.map(({ found }) => found)),
    isWhole: shown.length > 0 || entries.length === 0 || !field.isRequired,
  }
}

function translateText(source: string, { texts, path }: Task): Omit<Translated<string>, 'isWhole'> {
  if (!hasWords(source)) return { values: source, sources: 0, found: 0 }
  const text = texts[path] ?? ''
  return { values: text, sources: 1, found: text === '' ? 0 : 1 }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
