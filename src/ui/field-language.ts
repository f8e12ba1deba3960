import { textDirection, textLanguage } from '../shared/text-language.ts'

type FieldFacts = {
  type?: string | undefined
  inputMode?: string | undefined
  value?: unknown
  /** What an empty field shows; it decides until something is typed. */
  placeholder?: string | undefined
}

const codeLike: ReadonlySet<string> = new Set(['email', 'tel', 'url', 'password', 'number', 'date', 'time'])

/** A field of words follows what is typed; addresses, phone numbers and the like run from left to right. */
export function fieldLanguage({ type = 'text', inputMode = '', value, placeholder = '' }: FieldFacts): {
  dir: 'auto' | 'ltr' | 'rtl'
  lang?: string
} {
  if (codeLike.has(type) || codeLike.has(inputMode)) return { dir: 'ltr' }
  if (value === '') return { dir: textDirection(placeholder) ?? 'auto' }
  const { lang } = textLanguage(typeof value === 'string' ? value : '')
  return { dir: 'auto', ...(lang ? { lang } : {}) }
}
