import type { FieldChange, ItemChange } from '../../schema/compare-values.ts'
import type { AnyField } from '../../schema/field.ts'
import { matchItems } from '../../schema/match-items.ts'
import { type RecordPart, restoredField } from '../../schema/restore-part.ts'
import { isSameValue } from '../../shared/is-same-value.ts'

type Values = Record<string, unknown>

/** Two versions that are compared, and the record as it is now, which may be a third. */
export interface ComparedStates {
  older: Values
  newer: Values
  now: Values
}

/** How to bring the older state of a change back; undefined where the record has it by now, or there is no such way. */
export function restorablePart(
  states: ComparedStates,
  change: FieldChange,
  item?: ItemChange,
): RecordPart | undefined {
  const { name, field } = change
  const part = field && partOf(states, name, field, item)
  if (!part) return undefined
  const restored = restoredField(field, states.now[name], states.older[name], part)
  return restored === undefined || isSameValue(restored, states.now[name]) ? undefined : part
}

function partOf(
  { newer, now }: ComparedStates,
  name: string,
  field: AnyField,
  item: ItemChange | undefined,
): RecordPart | undefined {
  if (!item) return { field: name }
  if (field.kind !== 'list') return undefined
  if (item.before) return { field: name, item: item.before.place }
  const extra = placeNow(field, newer[name], now[name], item.after?.place)
  return extra === undefined ? undefined : { field: name, extra }
}

/** Where an item of the newer version stands in the list of now, if it is still there. */
function placeNow(field: AnyField, newer: unknown, now: unknown, place: number | undefined) {
  if (!Array.isArray(newer) || !Array.isArray(now)) return undefined
  const pairs = matchItems(field.facts.fields ?? {}, newer, now)
  return pairs.find(({ before }) => before?.place === place && before !== undefined)?.after?.place
}
