import { mainLanguage } from '../../shared/languages.ts'
import type { Handle } from '../database/tables.ts'
import { type DraftKey, type DraftRow, findDraft } from '../engine/record-draft-store.ts'
import { findTranslation, type TranslationRow } from '../engine/translation-store.ts'

/** What is prepared of a record or of its words in another language, and not published. */
export interface Prepared {
  title: string
  revision: number
  /** Tells it from one that is begun later. */
  created_at: string
  updated_at: string
  updated_by: string
  /** Whether visitors never read an earlier state of it. */
  isNew: boolean
}

/** Undefined where nothing is prepared. */
export async function findPrepared(db: Handle, key: DraftKey): Promise<Prepared | undefined> {
  const draft = await findDraft(db, key)
  const translation = key.language === mainLanguage ? undefined : await findTranslation(db, key)
  return preparedOf(key, { draft, translation })
}

/** A translation that was never published is a draft as it stands; one that was has its changes in a draft. */
function preparedOf(
  { language }: DraftKey,
  { draft, translation }: { draft: DraftRow | undefined; translation: TranslationRow | undefined },
): Prepared | undefined {
  if (language === mainLanguage || translation?.state === 'published')
    return draft?.state === 'open'
      ? fromRow(draft, language === mainLanguage && draft.base_revision === 0)
      : undefined
  return translation && translation.deleted_at === null ? fromRow(translation, true) : undefined
}

function fromRow(
  row: Pick<DraftRow, 'data' | 'revision' | 'created_at' | 'updated_at'> & { updated_by: string | null },
  isNew: boolean,
): Prepared {
  const { revision, created_at, updated_at, updated_by } = row
  const { title } = JSON.parse(row.data) as { title: string }
  return { title, revision, created_at, updated_at, updated_by: updated_by ?? '', isNew }
}
