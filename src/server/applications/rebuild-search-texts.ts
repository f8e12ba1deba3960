import type { AppContext } from '../app-context.ts'
import type { Handle } from '../database/tables.ts'
import { searchColumnsOf, searchTextVersion } from './application-search-text.ts'
import { hasOutdatedTexts, listOutdatedTexts, writeSearchTexts } from './search-text-store.ts'

export interface SearchRebuild {
  /** Applications that carried another fingerprint. */
  outdated: number
  /** Applications of which the text changed. */
  changed: number
}

/** Applications of one transaction: other writers get their turn in between. */
const batchSize = 500

/**
 * Makes the search texts anew that other code made. What applicants wrote stays as it is, so there is no revision. Whatever
 * stops it, the next call goes on where it ended; several processes may do it side by side.
 */
export async function rebuildSearchTexts({
  database,
}: {
  database: Pick<AppContext['database'], 'db' | 'write'>
}): Promise<SearchRebuild> {
  const rebuild: SearchRebuild = { outdated: 0, changed: 0 }
  if (!(await hasOutdatedTexts(database.db, searchTextVersion))) return rebuild
  for (let after = ''; ; ) {
    const { ids, changed } = await database.write((tx) => rebuildBatch(tx, after))
    rebuild.outdated += ids.length
    rebuild.changed += changed
    const last = ids.at(-1)
    if (last === undefined || ids.length < batchSize) return rebuild
    after = last
  }
}

async function rebuildBatch(tx: Handle, after: string): Promise<{ ids: string[]; changed: number }> {
  const fingerprint = searchTextVersion
  const rows = await listOutdatedTexts(tx, { fingerprint, after, limit: batchSize })
  const made = rows.map((row) => ({ id: row.id, search_text: searchColumnsOf(row).search_text }))
  await writeSearchTexts(tx, made, fingerprint)
  const changed = rows.filter((row, index) => row.search_text !== made[index]?.search_text).length
  return { ids: rows.map(({ id }) => id), changed }
}
