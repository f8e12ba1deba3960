/** The language that records are written in; the others are translations of it. */
export const mainLanguage = 'en'

/** Every language of the site, the main one first. A new one is a line here and its files of messages. */
export const languages = [
  { code: 'en', name: 'English', dir: 'ltr', locale: 'en', script: 'latin' },
  { code: 'ar', name: 'العربية', dir: 'rtl', locale: 'ar-EG', script: 'arabic' },
] as const

export type LanguageFacts = (typeof languages)[number]
export type Language = LanguageFacts['code']

/** The languages that records are translated into. */
export const otherLanguages: readonly Language[] = languages
  .map(({ code }) => code)
  .filter((code) => code !== mainLanguage)

export function isLanguage(value: unknown): value is Language {
  return languages.some(({ code }) => code === value)
}

export function languageFacts(code: Language): LanguageFacts {
  return languages.find((language) => language.code === code) ?? languages[0]
}
