import { haystackOf, holdsWords, type SearchedTexts, searchWords } from './search-text.ts'

/** Searches in records that nobody changes in place: the texts of each are folded once, not for every letter typed. */
export class RecordSearch<R extends object> {
  readonly #textsOf: (record: R) => SearchedTexts
  readonly #haystacks = new WeakMap<R, string>()

  constructor(textsOf: (record: R) => SearchedTexts) {
    this.#textsOf = textsOf
  }

  /** Those that hold every word of the query, in their order; all of them for a blank one. */
  find<Found extends R>(records: readonly Found[], query: string): Found[] {
    const words = searchWords(query)
    if (words.length === 0) return [...records]
    return records.filter((record) => holdsWords(this.#haystackOf(record), words))
  }

  #haystackOf(record: R): string {
    const known = this.#haystacks.get(record)
    if (known !== undefined) return known
    const haystack = haystackOf(this.#textsOf(record))
    this.#haystacks.set(record, haystack)
    return haystack
  }
}
