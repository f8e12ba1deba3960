import type { Fields } from './field.ts'
import { isObject, type Members, membersOf } from './field-members.ts'
import { type KindTraits, kindTraits } from './kind-traits.ts'

/**
 * What a record says to its readers in words of one language, text by text in the order of its fields, at any depth. What
 * is the same in every language, such as the id of a section, is no part of it.
 */
export function wordsOfRecord(fields: Fields, values: Members): string[] {
  return membersOf(fields).flatMap(([name, field]) => {
    if (field.isSameInEveryLanguage) return []
    const value = values[name]
    const inner = field.facts.fields
    if (inner) return itemsOf(value).flatMap((item) => wordsOfRecord(inner, item))
    const { isTranslated, words = asWritten }: KindTraits = kindTraits[field.kind]
    if (!isTranslated) return []
    return (Array.isArray(value) ? value : [value])
      .filter((text) => typeof text === 'string')
      .map(words)
      .filter((text) => text.trim() !== '')
  })
}

function asWritten(text: string): string {
  return text
}

function itemsOf(value: unknown): Members[] {
  return (Array.isArray(value) ? value : [value]).filter(isObject)
}
