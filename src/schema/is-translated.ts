import type { Fields } from './field.ts'
import { kindTraits } from './kind-traits.ts'

/** Whether these fields can hold words that other languages have words of their own for. */
export function isTranslated(fields: Fields): boolean {
  return Object.values(fields).some(({ kind, facts, isSameInEveryLanguage }) => {
    if (isSameInEveryLanguage) return false
    return facts.fields ? isTranslated(facts.fields) : kindTraits[kind].isTranslated
  })
}
