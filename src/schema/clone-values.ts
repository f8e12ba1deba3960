import { fieldRows } from './complete-screen.ts'
import type { Definition, RecordOf } from './define-content.ts'
import { initialValues } from './nested-fields.ts'
import { pageAddressOf } from './page-address.ts'

type Values = Record<string, unknown>

/** Switches that show a record to visitors: a copy starts with them off. */
const visibilitySwitches = ['isActive', 'isPublished']

/**
 * A copy of a record: hidden, at the end of the list, under a name and an address that no other record has. Texts that repeat the name
 * follow the new one.
 */
export function cloneValues(
  definition: Definition,
  record: RecordOf<Definition>,
  records: readonly RecordOf<Definition>[],
): Values {
  const { fields, titleField } = definition
  const values = Object.fromEntries(
    Object.keys(fields).map((name) => [name, record[name as keyof typeof record]]),
  )
  const title = String(values[titleField] ?? '')
  const taken = new Set(records.map((other) => (other as Values)[titleField]))
  const renamed = renameTexts(values, title, freeName(title, taken)) as Values
  const page = pageAddressOf(fields)
  const hidden = visibilitySwitches.filter((name) => name in fields).map((name) => [name, false])
  return {
    ...renamed,
    ...Object.fromEntries(hidden),
    ...decidedAnew(definition),
    ...(page ? { [page.field]: '' } : {}),
    ...('order' in fields ? { order: records.length } : {}),
  }
}

/** A choice that is written into those switches too starts as in a new record, so that it does not contradict them. */
function decidedAnew({ fields, screens: [{ form }] }: Definition): Values {
  const start: Values = initialValues(fields)
  const decided = form
    .flatMap(fieldRows)
    .flat()
    .map(({ name, decides }) => decides?.values(String(start[name])))
  return Object.assign({}, ...decided)
}

function freeName(title: string, taken: ReadonlySet<unknown>): string {
  const first = `${title} (Copy)`
  if (!taken.has(first)) return first
  for (let number = 2; ; number += 1) {
    const name = `${title} (Copy ${number})`
    if (!taken.has(name)) return name
  }
}

/** Every text that is exactly the old name, at any depth. */
function renameTexts(value: unknown, from: string, to: string): unknown {
  if (value === from && from !== '') return to
  if (Array.isArray(value)) return value.map((item) => renameTexts(item, from, to))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, renameTexts(member, from, to)]),
  )
}
