import { matchesSearch } from '../shared/search-text.ts'
import type { Definition, RecordOf } from './define-content.ts'
import type { ListFacts } from './list-facts.ts'

export interface ListView {
  search: string
  sort: string
  /** The chosen value of each filter that is set. */
  filters: Record<string, string>
}

/** The records that search and filters leave, in the chosen order, else in that of the list. */
export function arrangeRecords<D extends Definition>(
  definition: D,
  list: ListFacts,
  records: readonly RecordOf<D>[],
  { search, sort, filters }: ListView,
): RecordOf<D>[] {
  const valueIn = (record: RecordOf<D>, name: string): unknown => record[name as keyof RecordOf<D>]
  const found = records.filter(
    (record) =>
      matchesSearch(
        search,
        list.searchIn.flatMap((name) => [valueIn(record, name)].flat().map(String)),
      ) && Object.entries(filters).every(([name, value]) => String(valueIn(record, name)) === value),
  )
  const way = list.sorts.find(({ label }) => label === sort)
  if (way) return found.toSorted((one, other) => way.compare(one, other))
  return 'order' in definition.fields && list.isOrderedByHand
    ? found
    : found.toSorted((one, other) => list.compare(one, other))
}
