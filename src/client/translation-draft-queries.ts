import type { RecordDraft, SeenDraft } from './record-drafts.ts'
import { readAsStaff, saveAsStaff, sendAsStaff, type Versioned } from './staff-request.ts'
import {
  type Translation,
  type TranslationChanges,
  type TranslationPlace,
  translationUrl,
} from './translation-queries.ts'

/** What is prepared of a translation, as the server answers it: values are words by path. */
export interface TranslationDraft
  extends RecordDraft,
    Pick<Translation, 'lang' | 'sources' | 'missing' | 'outdated'> {}

/** What is written into a draft; a text without its original keeps the one that it was made from. */
export type DraftedTexts = Pick<TranslationChanges, 'stillRight'> & {
  texts: Record<string, TranslationChanges['texts'][string] | string>
}

type Seen = Pick<SeenDraft, 'state' | 'revision' | 'recordRevision'>

const draftUrl = (place: TranslationPlace) => `${translationUrl(place)}/draft`

/** A draft that is begun has a tag above that of the translation under it. */
function seenTag({ state, revision, recordRevision }: Seen) {
  const seen = state === 'draft' ? revision : Math.max(revision, recordRevision)
  return { 'if-match': `"r${seen}"` }
}

export async function readTranslationDraft(place: TranslationPlace): Promise<TranslationDraft> {
  return (await readAsStaff<TranslationDraft>(draftUrl(place))).record
}

export async function saveTranslationDraft(
  place: TranslationPlace,
  given: DraftedTexts,
  seen: Seen,
): Promise<TranslationDraft> {
  const body = { ...given, recordRevision: seen.recordRevision }
  return (await saveAsStaff<TranslationDraft>('PUT', draftUrl(place), body, seenTag(seen))).record
}

export function throwTranslationDraftAway(place: TranslationPlace, seen: Seen): Promise<void> {
  return sendAsStaff<void>('DELETE', draftUrl(place), undefined, seenTag(seen))
}

export function bringTranslationDraftBack(place: TranslationPlace): Promise<TranslationDraft> {
  return sendAsStaff<TranslationDraft>('POST', `${draftUrl(place)}/restore`)
}

export function publishTranslationDraft(
  place: TranslationPlace,
  given: DraftedTexts,
  seen: Seen,
  key: string,
): Promise<Versioned<Translation>> {
  const body = { ...given, recordRevision: seen.recordRevision }
  return saveAsStaff<Translation>('POST', `${draftUrl(place)}/publish`, body, {
    ...seenTag(seen),
    'idempotency-key': key,
  })
}
