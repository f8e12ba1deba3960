import { textLanguage } from '../shared/text-language.ts'

type FieldFacts = {
  type?: string | undefined
  inputMode?: string | undefined
  value?: unknown
}

const codeLike: ReadonlySet<string> = new Set(['email', 'tel', 'url', 'password', 'number', 'date', 'time'])

/** A field of words follows what is typed; addresses, phone numbers and the like run from left to right. */
export function fieldLanguage({ type = 'text', inputMode = '', value }: FieldFacts): {
  dir: 'auto' | 'ltr'
  lang?: string
} {
  if (codeLike.has(type) || codeLike.has(inputMode)) return { dir: 'ltr' }
  const { lang } = textLanguage(typeof value === 'string' ? value : '')
  return { dir: 'auto', ...(lang ? { lang } : {}) }
}
