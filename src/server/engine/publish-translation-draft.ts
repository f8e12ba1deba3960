import type { Definition } from '../../schema/define-content.ts'
import { textChanges } from '../../schema/merge-texts.ts'
import type { Handle } from '../database/tables.ts'
import type { Actor } from './actor.ts'
import { publishedMeanwhile } from './record-freshness.ts'
import { mergedTexts, type PublishedStanding } from './translation-draft-record.ts'
import { changedTexts, checkWhole } from './translation-input.ts'
import { type Translation, toTranslation } from './translation-record.ts'
import type { TranslationRows } from './translation-rows.ts'

/**
 * Writes what a draft changes into its published translation, by the checks of every save. What was published since the
 * draft was begun stays; where both changed the same text, it is refused, and the form asks what to keep.
 */
export async function publishTranslationDraft(
  tx: Handle,
  definition: Definition,
  rows: TranslationRows,
  standing: PublishedStanding,
  { actor, now }: { actor: Actor; now: Date },
): Promise<Translation> {
  const { id, lang, source, sources, translation } = standing
  const { texts, clashes } = mergedTexts(standing)
  if (clashes.length > 0) throw publishedMeanwhile(translation)
  const record = { id, lang, source }
  const isChanged = Object.keys(textChanges(translation.texts, texts)).length > 0
  if (!isChanged) return toTranslation(definition, record, translation)
  const paths = new Set(sources.map(({ path }) => path))
  const known = Object.fromEntries(Object.entries(texts).filter(([path]) => paths.has(path)))
  // Texts that the record has no longer are not checked: they wait in the row as they were.
  const checked = { ...texts, ...changedTexts(sources, {}, { texts: known }) }
  const data = { state: 'published', texts: checked } as const
  checkWhole(sources, translation, data)
  const change = { previous: translation, data, action: 'update' } as const
  return toTranslation(definition, record, await rows.save(tx, { ...record, ...change, actor, now }))
}
