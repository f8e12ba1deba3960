import type { Definition, RecordOf } from './define-content.ts'

type AnyRecord = RecordOf<Definition>

/** By its id, which place a record takes among those that visitors see, counted from 1. What is hidden has none. */
export function visitorPlaces(
  { visibleWhen }: Pick<Definition, 'visibleWhen'>,
  records: readonly AnyRecord[],
): Map<string, number> {
  const shown = records.filter((record) => visibleWhen(record))
  const inOrder = shown.toSorted((one, other) => orderOf(one) - orderOf(other))
  return new Map(inOrder.map(({ id }, index) => [id, index + 1]))
}

function orderOf(record: object): number {
  return 'order' in record && typeof record.order === 'number' ? record.order : 0
}
