import type { Definition } from './define-content.ts'
import type { Members } from './field-members.ts'
import { textIdsMember } from './item-ids.ts'
import { readValues } from './stored-values.ts'
import { eachText, type TranslatableText, translatableTexts } from './translatable-texts.ts'

/** A text in another language, and the words in the main one that it was made from. */
export interface TranslatedText {
  text: string
  source: string
}

/** By path. Texts whose source is gone stay: it may come back. */
export type TranslatedTexts = Readonly<Record<string, TranslatedText>>

/** A text to be translated; where visitors do not see it, nothing waits for it. */
export interface SourceText extends TranslatableText {
  isShown: boolean
}

export type CountedText = Pick<SourceText, 'path' | 'source' | 'isShown'>

/** What there is to translate of a stored record. */
export function sourceTexts(definition: Definition, stored: Members): SourceText[] {
  const isShown = shownTexts(definition, stored)
  return translatableTexts(definition.fields, stored).map((text) => ({
    ...text,
    isShown: isShown(text.path),
  }))
}

/** The same for counting, without all that names a text. */
export function countedTexts(definition: Definition, stored: Members): CountedText[] {
  const isShown = shownTexts(definition, stored)
  const texts: CountedText[] = []
  eachText(definition.fields, stored, (path, source) => {
    texts.push({ path, source, isShown: isShown(path) })
  })
  return texts
}

/** Which texts visitors see, by their path. */
function shownTexts({ fields, forVisitors }: Definition, stored: Members): (path: string) => boolean {
  const values = readValues(fields, stored, 'all')
  const shown: Members = forVisitors(values)
  if (shown === values) return () => true
  const paths = new Set<string>()
  eachText(fields, { ...shown, [textIdsMember]: stored[textIdsMember] }, (path) => paths.add(path))
  return (path) => paths.has(path)
}

export interface TranslationStatus {
  /** Texts that visitors see and that nobody translated. */
  missing: { path: string; source: string }[]
  /** Translated texts whose source is another one by now. */
  outdated: { path: string; was: string; is: string }[]
}

export function translationStatus(
  sources: readonly CountedText[],
  translated: TranslatedTexts,
): TranslationStatus {
  const status: TranslationStatus = { missing: [], outdated: [] }
  for (const { path, source, isShown } of sources) {
    const known = translated[path]
    if (!known && isShown) status.missing.push({ path, source })
    if (known && known.source !== source) status.outdated.push({ path, was: known.source, is: source })
  }
  return status
}
