import { matchesSearch } from '../../shared/search-text.ts'

export interface SortWay<R> {
  label: string
  compare: (one: R, other: R) => number
}

/** The records that a search finds, in the chosen order; without a way of sorting they keep the order of the list. */
export function arrangeRecords<R>(
  records: readonly R[],
  search: { query: string; textsOf: (record: R) => readonly (string | null | undefined)[] },
  sort: SortWay<R> | undefined,
): R[] {
  const found = records.filter((record) => matchesSearch(search.query, search.textsOf(record)))
  return sort ? found.toSorted(sort.compare) : found
}

/** The list with one entry at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const entry = list[from]
  if (entry === undefined || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, entry)
}
