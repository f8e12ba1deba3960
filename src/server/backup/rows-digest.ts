import { hash } from 'node:crypto'
import type { ArchiveRow } from './archive-store.ts'

/** The rows of a table, to be compared with another copy of them: whatever their order, which databases decide differently. */
export class RowsDigest {
  #columns: readonly string[] | undefined
  readonly #hashes: string[] = []

  /** Left out, the columns are those of the first row. */
  constructor(columns?: readonly string[]) {
    this.#columns = columns
  }

  add(row: ArchiveRow): void {
    this.#columns ??= Object.keys(row)
    const values = this.#columns.map((name) => row[name] ?? null)
    this.#hashes.push(hash('sha256', JSON.stringify(values), 'base64url'))
  }

  get columns(): readonly string[] | undefined {
    return this.#columns
  }

  get count(): number {
    return this.#hashes.length
  }

  get value(): string {
    return hash('sha256', this.#hashes.toSorted().join('\n'), 'base64url')
  }
}
