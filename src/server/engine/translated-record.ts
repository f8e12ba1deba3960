import type { Definition } from '../../schema/define-content.ts'
import { AppError, notFound } from '../../shared/app-error.ts'
import { mainLanguage } from '../../shared/languages.ts'
import type { Handle } from '../database/tables.ts'
import { type RowFacts, unsavedFacts, type Values } from './content-record.ts'
import { keptValues } from './draft-record.ts'
import { findDraft } from './record-draft-store.ts'
import { type RecordRows, storedValues } from './record-rows.ts'

/** The record whose words are translated. */
export interface TranslatedRow {
  /** As it stands in the database, or will once it is published. */
  source: Values
  facts: RowFacts
  /** False for a record that is only a draft. */
  isPublished: boolean
}

/** The live record; of a singleton that nobody saved, its defaults; of a record that was never published, its draft. */
export async function readTranslated(
  db: Handle,
  definition: Definition,
  { entries }: RecordRows,
  id: string,
): Promise<TranslatedRow> {
  const { kind, singletonId, label, name: type } = definition
  const row = await entries.find(db, id)
  if (row && row.deleted_at === null) return { source: storedValues(row), facts: row, isPublished: true }
  if (kind === 'singleton' && id === singletonId)
    return { source: {}, facts: row ?? unsavedFacts(definition), isPublished: true }
  // Under an id in the trash lie the translations of what was there.
  const draft = row ? undefined : await findDraft(db, { type, id, language: mainLanguage })
  if (draft?.state === 'open' && draft.base_revision === 0)
    return { source: keptValues(definition, draft), facts: draft, isPublished: false }
  throw notFound(label[0])
}

/** Words can be prepared before their record is published, but not shown. */
export function checkIsPublished({ isPublished }: TranslatedRow): void {
  if (isPublished) return
  const message = 'The record is only a draft. Publish it before its translation, or both in one release.'
  throw new AppError('bad_input', message)
}
