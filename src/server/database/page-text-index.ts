import { PostgresAdapter, type RawBuilder, sql } from 'kysely'
import type { DatabaseKind } from './dialect.ts'
import type { Handle } from './tables.ts'

/** How the texts of `page_texts` are searched. Words are values of the statement and know no wildcards. */
interface PageTextIndex {
  /** Whether the row may hold all of these: it answers too many rather than too few. */
  mayHold(trigrams: readonly string[]): RawBuilder<boolean>
  holds(column: 'title_text' | 'search_text' | 'text', word: string): RawBuilder<boolean>
}

const indexes: Record<DatabaseKind, PageTextIndex> = {
  sqlite: {
    mayHold: (trigrams) => {
      const query = trigrams.map((trigram) => `"${trigram.replaceAll('"', '""')}"`).join(' AND ')
      return sql<boolean>`number in (select rowid from page_trigrams where page_trigrams match ${query})`
    },
    holds: (column, word) => sql<boolean>`instr(${sql.ref(column)}, ${word}) > 0`,
  },
  postgres: {
    mayHold: (trigrams) => sql<boolean>`number = any(array(select find_page_texts(${trigrams}::text[])))`,
    holds: (column, word) => sql<boolean>`strpos(${sql.ref(column)}, ${word}) > 0`,
  },
}

export function pageTextIndex(db: Handle): PageTextIndex {
  return indexes[db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite']
}
