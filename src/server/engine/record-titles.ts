import type { Definition } from '../../schema/define-content.ts'
import { type RankedName, toRankedName } from '../../shared/search-rank.ts'
import { titleOf, valuesOf } from './content-record.ts'
import { EntryStore } from './content-store.ts'
import type { EngineContext } from './engine-context.ts'

export interface RecordTitle {
  id: string
  title: string
  /** The title as searches compare it. */
  name: RankedName
  /** Whether visitors can see it. */
  isVisible: boolean
}

/**
 * The titles of a type's records, without those in the trash. A title stands inside the values of a record, which for a
 * page are its whole text, so the titles are memoised until something of the type changes.
 */
export function titleReader(context: EngineContext, definition: Definition): () => Promise<RecordTitle[]> {
  const entries = new EntryStore(definition.name)
  let known: { version: number; titles: RecordTitle[] } | undefined
  return async () => {
    // Asked before the rows are read: what is written meanwhile makes the titles stale, never wrong for long.
    const version = context.version.current(definition.name)
    if (known && known.version === version) return known.titles
    const rows = await entries.list(context.database.db, { visibleOnly: false })
    const titles = rows.map((row) => {
      const title = titleOf(definition, valuesOf(definition, row))
      return { id: row.id, title, name: toRankedName(title), isVisible: row.is_visible === 1 }
    })
    known = version === null ? undefined : { version, titles }
    return titles
  }
}
