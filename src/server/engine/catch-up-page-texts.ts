import type { Definition } from '../../schema/define-content.ts'
import type { Database } from '../database/connect.ts'
import type { Handle } from '../database/tables.ts'
import { deleteBehind, listBehind, type RecordKey, replacePageTexts } from './page-text-store.ts'
import { indexRecord } from './page-texts.ts'

/** Records of one transaction: other writers get their turn in between. */
const batchSize = 200

/**
 * Indexes what was saved since the last search. Whoever searches does it, not whoever saves: taking a long text apart into
 * threes of letters costs more than the whole save, and many saves are followed by no search.
 */
export async function catchUpPageTexts(
  { db, write }: Pick<Database, 'db' | 'write'>,
  definitions: readonly Definition[],
): Promise<void> {
  const byName = new Map(definitions.map((definition) => [definition.name, definition]))
  while ((await listBehind(db, 1)).length > 0) {
    await write(async (tx) => {
      for (const key of await listBehind(tx, batchSize)) {
        await indexBehind(tx, byName.get(key.type), key)
      }
    })
  }
}

async function indexBehind(tx: Handle, definition: Definition | undefined, key: RecordKey): Promise<void> {
  await (definition ? indexRecord(tx, definition, key.id) : replacePageTexts(tx, key, []))
  await deleteBehind(tx, key)
}
