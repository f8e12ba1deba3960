import { RecordSearch } from '../shared/record-search.ts'
import type { Definition, RecordOf } from './define-content.ts'
import type { AnyField } from './field.ts'
import { wordsIn } from './kind-traits.ts'
import type { ListFacts } from './list-facts.ts'
import { optionLabel } from './option-label.ts'

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
  const found = searchOf(list, definition)
    .find(records, search)
    .filter((record) =>
      Object.entries(filters).every(([name, value]) => String(valueIn(record, name)) === value),
    )
  const way = list.sorts.find(({ label }) => label === sort)
  if (way) return found.toSorted((one, other) => way.compare(one, other))
  return 'order' in definition.fields && list.isOrderedByHand
    ? found
    : found.toSorted((one, other) => list.compare(one, other))
}

const searches = new WeakMap<ListFacts, RecordSearch<object>>()

/** One for each list, for as long as there is the list. */
function searchOf(list: ListFacts, { fields }: Definition): RecordSearch<object> {
  const known = searches.get(list)
  if (known) return known
  const search = new RecordSearch((record) =>
    list.searchIn.flatMap((name) =>
      [valueIn(record, name)].flat().flatMap((value) => shownTexts(fields[name], String(value))),
    ),
  )
  searches.set(list, search)
  return search
}

/** A choice is found by what it is called on the screen too. */
function shownTexts(field: AnyField | undefined, value: string): string[] {
  const words = wordsIn(field?.kind, value)
  const label = optionLabel(field, value)
  return label === value ? [words] : [words, label]
}

function valueIn(record: object, name: string): unknown {
  return record[name as keyof typeof record]
}
