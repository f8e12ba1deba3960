import type { Language } from '../../shared/languages.ts'
import { pageLanguage } from '../../shared/page-language.ts'
import { shownLanguages } from '../../shared/shown-languages.ts'

const storageKey = 'language-chosen'

/**
 * The language that the browser would rather read this page in. Undefined where it is the page's own, where we speak
 * none of its languages, and where the visitor has made a choice already.
 */
export function languageToOffer(wanted: readonly string[] = navigator.languages): Language | undefined {
  const codes = wanted.map((tag) => tag.split('-', 1)[0])
  const preferred = codes.flatMap((tag) => shownLanguages().find(({ code }) => code === tag)?.code ?? [])[0]
  return preferred === undefined || preferred === pageLanguage || hasChosenLanguage() ? undefined : preferred
}

/** Whoever chose a language, or declined the offer of another, is not asked again. */
export function rememberChosenLanguage(): void {
  try {
    localStorage.setItem(storageKey, pageLanguage)
  } catch (error) {
    // A browser that keeps nothing asks again on the next visit.
    if (!(error instanceof DOMException)) throw error
  }
}

/** True where the browser keeps nothing: it could not be told to stop. */
function hasChosenLanguage(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return true
  }
}
