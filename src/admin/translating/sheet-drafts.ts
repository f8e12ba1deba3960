import type { RecordDraft, RecordDrafts, SeenDraft } from '../../client/record-drafts.ts'
import type { Versioned } from '../../client/staff-request.ts'
import {
  bringTranslationDraftBack,
  type DraftedTexts,
  publishTranslationDraft,
  readTranslationDraft,
  saveTranslationDraft,
  type TranslationDraft,
  throwTranslationDraftAway,
} from '../../client/translation-draft-queries.ts'
import type { Translation, TranslationPlace } from '../../client/translation-queries.ts'
import type { Definition, RecordOf } from '../../schema/define-content.ts'
import { type SheetText, type SheetValues, textName } from './sheet-text.ts'
import { changesToSend } from './translation-sheet.ts'

/** Where the form of a published translation keeps what is not to be published yet. */
export function sheetDrafts(
  place: TranslationPlace,
  texts: readonly SheetText[],
  read: (stored: Versioned<Translation>) => Versioned<RecordOf<Definition>>,
): RecordDrafts<Definition> {
  const save = async (values: SheetValues, seen: SeenDraft) =>
    toFormDraft(await saveTranslationDraft(place, draftedTexts(texts, values, seen), seen))
  return {
    read: async () => toFormDraft(await readTranslationDraft(place)),
    save: (_lang, values, seen) => save(values, seen),
    // What can be translated is there to be read, so none is ever begun without having been.
    begin: async (values) => save(values, toFormDraft(await readTranslationDraft(place))),
    throwAway: (_lang, seen) => throwTranslationDraftAway(place, seen),
    bringBack: async () => toFormDraft(await bringTranslationDraftBack(place)),
    publish: async (_lang, values, seen, key) =>
      read(await publishTranslationDraft(place, draftedTexts(texts, values, seen), seen, key)),
  }
}

/** A draft by the names of the form. A translation that was never published is stored by the form itself. */
export function toFormDraft(draft: TranslationDraft): RecordDraft {
  const { lang, sources, missing: _missing, outdated: _outdated, ...facts } = draft
  const { isNew, state, values, base, published } = facts
  const named = (words: Record<string, unknown>) => ({
    state: 'published',
    stillRight: [],
    ...Object.fromEntries(sources.map(({ path }) => [textName(path), words[path] ?? ''])),
  })
  return {
    ...facts,
    id: lang,
    isNew: false,
    state: isNew ? 'none' : state,
    values: named(values),
    base: named(base),
    published: published && named(published),
  }
}

/**
 * What was typed since the draft was read, each text with the original that the translator had before them; and what the
 * draft says already of texts that it changes, so that whoever decided a conflict says it anew.
 */
export function draftedTexts(
  texts: readonly SheetText[],
  values: SheetValues,
  { values: seen, base }: Pick<SeenDraft, 'values' | 'base'>,
): DraftedTexts {
  const known = texts.map((text) => ({ ...text, stored: String(seen[text.name] ?? '') }))
  const typed = changesToSend(known, values)
  const kept = known.filter(
    ({ path, name, stored }) => !(path in typed.texts) && stored !== String(base[name] ?? ''),
  )
  return {
    texts: { ...Object.fromEntries(kept.map(({ path, stored }) => [path, stored || null])), ...typed.texts },
    stillRight: typed.stillRight,
  }
}
