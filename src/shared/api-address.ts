import { type Language, mainLanguage } from './languages.ts'

/** The address that content is read from in a language. The main one goes without saying. */
export function apiAddress(url: string, language: Language): string {
  if (language === mainLanguage) return url
  return `${url}${url.includes('?') ? '&' : '?'}lang=${language}`
}
