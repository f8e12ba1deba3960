import type { CountedText, TranslatedText, TranslatedTexts } from '../../schema/translation-status.ts'

/**
 * The translation of a record, for a copy of it. Items of lists keep their ids in a copy, plain texts in lists get new ones:
 * those are found by their words. A text that was changed on the way keeps the source it was translated from, so that it
 * counts as outdated.
 */
export function copiedTexts(
  sources: readonly CountedText[],
  copies: readonly CountedText[],
  translated: TranslatedTexts,
): TranslatedTexts {
  const bySource = new Map<string, TranslatedText>()
  for (const { path, source } of sources) {
    const known = translated[path]
    if (known) bySource.set(placeOf(path, source), known)
  }
  return Object.fromEntries(
    copies.flatMap(({ path, source }) => {
      const known = translated[path] ?? bySource.get(placeOf(path, source))
      return known ? [[path, known]] : []
    }),
  )
}

/** Which list a text stands in, and its words. */
function placeOf(path: string, source: string): string {
  return JSON.stringify([path.slice(0, path.lastIndexOf('/') + 1), source])
}
