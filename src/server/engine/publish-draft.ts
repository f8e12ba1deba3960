import { checkChanges, checkNew } from '../../schema/check-input.ts'
import type { Definition } from '../../schema/define-content.ts'
import type { Handle } from '../database/tables.ts'
import type { Actor } from './actor.ts'
import { type RevisedRecord, toRecord } from './content-record.ts'
import type { ContentWriter } from './content-writer.ts'
import type { Standing } from './draft-ground.ts'
import { mergedWith } from './draft-record.ts'
import { publishedMeanwhile } from './record-freshness.ts'
import { type RecordRows, storedValues } from './record-rows.ts'
import type { Translations } from './translations.ts'

/** What drafts need of the records of their type. */
export interface DraftParts {
  records: RecordRows
  writer: ContentWriter
  translations: Pick<Translations, 'clear' | 'bringBack'>
}

/**
 * Writes what a draft changes into its record, by the checks of every save. What was published since the draft was begun
 * stays; where both changed the same, it is refused, and the form asks what to keep.
 */
export async function publishDraft(
  tx: Handle,
  definition: Definition,
  { records, translations }: DraftParts,
  { id, entry, ground, kept }: Standing,
  { actor, now }: { actor: Actor; now: Date },
): Promise<RevisedRecord> {
  if (!entry) {
    const changes = checkNew(definition, kept)
    const previous = await records.entries.find(tx, id)
    if (previous) await translations.clear(tx, id, actor, now)
    return records.save(tx, { id, stored: {}, changes, actor, action: 'create', previous, now })
  }
  const { values, clashes } = mergedWith(definition, ground, kept)
  if (clashes.length > 0) throw publishedMeanwhile(entry)
  const changes = checkChanges(definition, values)
  if (Object.keys(changes).length === 0)
    return { record: toRecord(definition, entry), revision: entry.revision }
  const stored = storedValues(entry)
  return records.save(tx, { id, stored, changes, actor, action: 'update', previous: entry, now })
}
