import type { Definition } from '../../schema/define-content.ts'
import { type Audience, type ContentRecord, toRecord } from './content-record.ts'
import type { EntryRow } from './content-store.ts'

interface KnownText {
  /** Revision and time: after a backup was restored, a revision may come again with another content. */
  of: string
  text: string
}

const defaultMostCharacters = 16 * 1024 * 1024

/**
 * Records as JSON, worked out once for each revision: a long list of which one record changed is put together from the
 * texts of the others. Bounded in memory.
 */
export class RecordTexts {
  readonly #known = new Map<string, KnownText>()
  readonly #mostCharacters: number
  #characters = 0

  constructor(mostCharacters = defaultMostCharacters) {
    this.#mostCharacters = mostCharacters
  }

  /** The list of these rows as JSON; a summary leaves out what is long and only shown on a record's own page. */
  list(definition: Definition, rows: readonly EntryRow[], isSummary: boolean, audience: Audience): string {
    return `[${rows.map((row) => this.#textOf(definition, row, isSummary, audience)).join(',')}]`
  }

  #textOf(definition: Definition, row: EntryRow, isSummary: boolean, audience: Audience): string {
    const key = `${isSummary} ${audience} ${row.type} ${row.id}`
    const known = this.#known.get(key)
    const of = `${row.revision} ${row.updated_at}`
    if (known?.of === of) return known.text
    const record = toRecord(definition, row, audience)
    const text = JSON.stringify(isSummary ? summaryOf(definition, record) : record)
    this.#characters += text.length - (known?.text.length ?? 0)
    this.#known.delete(key)
    this.#known.set(key, { of, text })
    this.#makeRoom()
    return text
  }

  /** The oldest go first. */
  #makeRoom(): void {
    for (const [key, { text }] of this.#known) {
      if (this.#characters <= this.#mostCharacters) return
      this.#known.delete(key)
      this.#characters -= text.length
    }
  }
}

/** Without lists of groups, such as the sections of a page: they make nearly all of a record's length. */
function summaryOf(definition: Definition, record: ContentRecord): ContentRecord {
  const short = { ...record }
  for (const [name, field] of Object.entries(definition.fields)) {
    if (field.kind === 'list') delete short[name]
  }
  return short
}
