import { languageOfPath, pathInLanguage } from './language-path.ts'
import { type Language, mainLanguage } from './languages.ts'
import { pageLanguage } from './page-language.ts'

/** The staff area, the API, uploads and built files have no language. */
const isNoPage = /^\/(?:admin|api|assets|files)(?:[/?#]|$)|^[^?#]*\.\w+(?:[?#]|$)/

/**
 * What a link says so that a visitor stays in the language of the page: paths of pages get its prefix, all other
 * addresses stay as they are.
 */
export function pageHref(address: string): string {
  return pageLanguage === mainLanguage ? address : hrefInLanguage(address, pageLanguage)
}

export function hrefInLanguage(address: string, language: Language): string {
  if (!address.startsWith('/') || address.startsWith('//')) return address
  const isSettled = isNoPage.test(address) || languageOfPath(address) !== mainLanguage
  return isSettled ? address : pathInLanguage(address, language)
}
