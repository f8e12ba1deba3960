import { type Language, languages } from '../../shared/languages.ts'

export const languageCodes = languages.map(({ code }) => code) as [Language, ...Language[]]

/** Each under the name it has in itself. */
export const languageNames = Object.fromEntries(languages.map(({ code, name }) => [code, name])) as Record<
  Language,
  string
>
