import { type Language, mainLanguage, otherLanguages } from './languages.ts'

const prefix = new RegExp(`^/(${otherLanguages.join('|')})(?=[/?#]|$)`)

/** The language of the page at an address: those of other languages stand below its code, as `/ar/programs` does. */
export function languageOfPath(address: string): Language {
  return (prefix.exec(address)?.[1] as Language | undefined) ?? mainLanguage
}

/** The same address without its language: `/ar/programs` is `/programs`, and `/ar` is `/`. */
export function pathWithoutLanguage(address: string): string {
  const rest = address.replace(prefix, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Where a page of the main language stands in another. */
export function pathInLanguage(address: string, language: Language): string {
  if (language === mainLanguage) return address
  return `/${language}${address.replace(/^\/(?=[?#]|$)/, '')}`
}
