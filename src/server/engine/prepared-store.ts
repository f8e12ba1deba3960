import { mainLanguage } from '../../shared/languages.ts'
import type { Handle } from '../database/tables.ts'
import { type Actor, systemActor } from './actor.ts'
import { ChangeLog } from './change-log.ts'
import type { Cleared } from './cleared-revision.ts'
import { type DraftKey, type DraftRow, findDraft } from './record-draft-store.ts'
import { translationType } from './translation-rows.ts'
import { findTranslation, type TranslationRow } from './translation-store.ts'

/** What is prepared of a record or of its words in another language, and not published. */
export interface Prepared extends Cleared {
  table: 'drafts' | 'translations'
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
      ? fromRow('drafts', draft, language === mainLanguage && draft.base_revision === 0)
      : undefined
  return translation && translation.deleted_at === null
    ? fromRow('translations', translation, true)
    : undefined
}

type StoredDraft = Pick<DraftRow, 'data' | 'revision' | 'created_at' | 'updated_at' | keyof Cleared> & {
  updated_by: string | null
}

function fromRow(table: Prepared['table'], row: StoredDraft, isNew: boolean): Prepared {
  const { data, revision, created_at, updated_at, updated_by, cleared_revision, cleared_by_id } = row
  const { title } = JSON.parse(data) as { title: string }
  const edit = { created_at, updated_at, updated_by: updated_by ?? '' }
  return { table, title, revision, ...edit, cleared_revision, cleared_by_id, isNew }
}

/** Notes that somebody who may publish it has looked at the draft as it is. */
export async function putCleared(
  tx: Handle,
  { type, id, language }: DraftKey,
  { table, revision }: Prepared,
  cleared_by_id: string | null,
): Promise<void> {
  await tx
    .updateTable(table)
    .set({ cleared_revision: revision, cleared_by_id })
    .where('type', '=', type)
    .where('id', '=', id)
    .where('language', '=', language)
    .execute()
}

/** Who wrote the draft as it is. */
export async function lastEditorOf(db: Handle, key: DraftKey, { table, revision }: Prepared): Promise<Actor> {
  if (table === 'translations') {
    const change = await new ChangeLog(translationType).find(
      db,
      `${key.type}/${key.id}/${key.language}`,
      revision,
    )
    return change?.actor ?? systemActor
  }
  const draft = await findDraft(db, key)
  return draft ? { id: draft.updated_by_id, name: draft.updated_by } : systemActor
}
