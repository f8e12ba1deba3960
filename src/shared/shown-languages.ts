import { type LanguageFacts, languageFacts, languages } from './languages.ts'

let shown: readonly LanguageFacts[] = languages

/** The languages that visitors are shown, in the order of the settings. */
export function shownLanguages(): readonly LanguageFacts[] {
  return shown
}

/** Called before a page is drawn, which happens in one go. Without a choice all of them are shown. */
export function chooseLanguages(codes?: readonly LanguageFacts['code'][]): void {
  shown = codes?.map(languageFacts) ?? languages
}
