import type { Definition, RecordOf } from '../../schema/define-content.ts'
import { translatableTexts } from '../../schema/translatable-texts.ts'
import { translateValues } from '../../schema/translate-values.ts'
import type { SheetText, SheetValues } from './sheet-text.ts'

/**
 * A record with what is typed of its translation; what is not translated is shown in the original, so that nobody loses
 * sight of the section they are working on.
 */
export function previewValues(
  { fields }: Definition,
  record: RecordOf<Definition>,
  texts: readonly SheetText[],
  typed: SheetValues,
): Record<string, unknown> {
  const values: Record<string, unknown> = { ...record }
  // The ids of plain texts in lists stay on the server: texts are found by their order, which is the same on both sides.
  const own = translatableTexts(fields, values)
  const isSame = own.length === texts.length && own.every(({ source }, at) => source === texts[at]?.source)
  if (!isSame) return values
  const shown = own.map(({ path, source }, at) => [path, wordsFor(texts[at], typed) || source])
  return translateValues(fields, values, Object.fromEntries(shown)) ?? values
}

function wordsFor(text: SheetText | undefined, typed: SheetValues): string {
  return text ? String(typed[text.name] ?? '').trim() : ''
}
