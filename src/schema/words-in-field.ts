import type { AnyField, Fields } from './field.ts'
import { isObject, type Members, memberOf } from './field-members.ts'
import { itemIds, textIds } from './item-ids.ts'
import { kindTraits } from './kind-traits.ts'
import { itemsIn, readValue } from './stored-values.ts'

/** Where a field of a stored object holds words that other languages have words of their own for. */
export type WordsInField =
  | { form: 'text'; text: string }
  | { form: 'texts'; texts: readonly string[]; ids: readonly string[] }
  | { form: 'group'; inner: Fields; members: Members }
  | { form: 'items'; inner: Fields; items: readonly Members[]; ids: readonly string[] }

/** Undefined where there are none. Fields that were never saved hold their defaults. */
export function wordsInField(name: string, field: AnyField, holder: Members): WordsInField | undefined {
  if (field.isSameInEveryLanguage) return undefined
  const stored = memberOf(holder, name, field)
  const inner = field.facts.fields
  if (inner) return wordsInside(field, inner, stored)
  if (!kindTraits[field.kind].isTranslated) return undefined
  const value = readValue(field, stored)
  if (!Array.isArray(value)) return { form: 'text', text: String(value ?? '') }
  return { form: 'texts', texts: value, ids: textIds(holder, [name, ...field.formerNames], value) }
}

function wordsInside(field: AnyField, inner: Fields, stored: unknown): WordsInField {
  if (field.kind === 'group') {
    const members = isObject(stored) ? stored : field.initial
    return { form: 'group', inner, members }
  }
  const items = itemsIn(stored === undefined ? field.initial : stored) ?? []
  return { form: 'items', inner, items, ids: itemIds(items) }
}

const wordSign = /[\p{L}\p{N}]/u

/** Dashes, plus signs and the like say the same everywhere. */
export function hasWords(text: string): boolean {
  return text !== '' && wordSign.test(text)
}

/** The path of a part: `sections/hero/header`. Slashes in ids are written as in JSON Pointers (RFC 6901). */
export function textPath(path: string, part: string): string {
  const isPlain = !part.includes('/') && !part.includes('~')
  const escaped = isPlain ? part : part.replaceAll('~', '~0').replaceAll('/', '~1')
  return path === '' ? escaped : `${path}/${escaped}`
}
