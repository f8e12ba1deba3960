import type { Definition } from '../../schema/define-content.ts'
import type { Database } from '../database/connect.ts'
import type { Handle } from '../database/tables.ts'
import {
  clearPageTexts,
  listIdsAfter,
  readIndexFingerprint,
  writeIndexFingerprint,
} from './page-text-store.ts'
import { indexRecord, pageTextsFingerprint } from './page-texts.ts'

/** Records of one transaction: other writers get their turn in between. */
const batchSize = 200

/**
 * Makes the index of both searches, of visitors and of staff, anew where other code made it, or nobody yet. Contents stay as they are, so there
 * is no revision. Whatever stops it, the next call begins anew; several processes may do it side by side.
 */
export async function rebuildPageTexts(
  { database }: { database: Pick<Database, 'db' | 'write'> },
  definitions: readonly Definition[],
): Promise<{ indexed: number }> {
  const fingerprint = pageTextsFingerprint(definitions)
  if ((await readIndexFingerprint(database.db)) === fingerprint) return { indexed: 0 }
  await database.write(clearPageTexts)
  let indexed = 0
  for (const definition of definitions) {
    for (let after: string | undefined = ''; after !== undefined; ) {
      const ids = await database.write((tx) => indexBatch(tx, definition, after ?? ''))
      indexed += ids.length
      after = ids.at(-1)
    }
  }
  await database.write((tx) => writeIndexFingerprint(tx, fingerprint))
  return { indexed }
}

async function indexBatch(tx: Handle, definition: Definition, after: string): Promise<string[]> {
  const ids = await listIdsAfter(tx, { type: definition.name, after, limit: batchSize })
  for (const id of ids) await indexRecord(tx, definition, id)
  return ids
}
