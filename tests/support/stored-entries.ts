import type { Definition } from '../../src/schema/define-content.ts'
import { readValues } from '../../src/schema/stored-values.ts'
import type { EngineContext } from '../../src/server/engine/engine-context.ts'
import { fingerprintOf } from '../../src/server/engine/fingerprint.ts'
import { columnsOf } from '../../src/server/engine/record-columns.ts'

const batch = 1000
const firstTime = Date.UTC(2026, 0, 1)

/** Stores many records as a site with this definition would have, each a second younger than the one before. */
export async function storeEntries(
  { database }: Pick<EngineContext, 'database'>,
  definition: Definition,
  count: number,
  valuesAt: (index: number) => Record<string, unknown>,
): Promise<void> {
  const fingerprint = fingerprintOf(definition)
  const rowAt = (index: number) => {
    const stored = valuesAt(index)
    const time = new Date(firstTime + index * 1000).toISOString()
    return {
      type: definition.name,
      id: entryId(index),
      ...columnsOf(definition, readValues(definition.fields, stored)),
      fingerprint,
      revision: 1,
      data: JSON.stringify(stored),
      translations: '{}',
      deleted_at: null,
      created_at: time,
      updated_at: time,
      updated_by: null,
    }
  }
  for (let start = 0; start < count; start += batch) {
    const rows = Array.from({ length: Math.min(batch, count - start) }, (_, index) => rowAt(start + index))
    await database.write((tx) => tx.insertInto('entries').values(rows).execute())
  }
}

/** In the order of creation, `boat-00000` to `boat-09999`. */
export function entryId(index: number): string {
  return `boat-${String(index).padStart(5, '0')}`
}
