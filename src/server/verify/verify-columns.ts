import type { Definition } from '../../schema/define-content.ts'
import { isObject } from '../../schema/field-members.ts'
import { misfitPaths } from '../../schema/stored-values.ts'
import type { Handle } from '../database/tables.ts'
import { listKeyHolders } from '../engine/column-store.ts'
import { valuesOf } from '../engine/content-record.ts'
import type { EntryRow } from '../engine/content-store.ts'
import { columnsOf, type RecordColumns } from '../engine/record-columns.ts'
import { type Misfit, MisfitNotes } from './misfit-notes.ts'
import type { Verdict } from './verify-change-log.ts'
import { readEntriesAfter } from './verify-store.ts'

const batch = 1000

/** Compares what lists are sorted, filtered and hidden by with what the content types say today. */
export async function verifyColumns(db: Handle, definitions: readonly Definition[]): Promise<Verdict> {
  const byName = new Map(definitions.map((definition) => [definition.name, definition]))
  const problems: string[] = []
  const misfits = new MisfitNotes()
  let last = { type: '', id: '' }
  let checked = 0
  for (;;) {
    const rows = await readEntriesAfter(db, last, batch)
    for (const row of rows) {
      const definition = byName.get(row.type)
      if (!definition) continue
      checked += 1
      problems.push(...(await problemsOf(db, definition, row)))
      misfits.add(definition, misfitsOf(definition, row))
    }
    last = rows.at(-1) ?? last
    if (rows.length < batch) return { checked, problems, notes: misfits.lines() }
  }
}

function misfitsOf({ fields }: Definition, row: EntryRow): Misfit[] {
  const stored: unknown = JSON.parse(row.data)
  return isObject(stored) ? misfitPaths(fields, stored).map((path) => ({ path, id: row.id })) : []
}

async function problemsOf(db: Handle, definition: Definition, row: EntryRow): Promise<string[]> {
  const expected = columnsOf(definition, valuesOf(definition, row))
  const names = Object.keys(expected) as (keyof RecordColumns)[]
  const wrong = names.filter((name) => row[name] !== expected[name])
  const subject = `The ${row.type} ${row.id}`
  if (row.unique_key === null && expected.unique_key !== null && row.deleted_at === null) {
    const [holder] = await listKeyHolders(db, row.type, [expected.unique_key])
    if (holder)
      return [`${subject} has the same unique value as the ${row.type} ${holder.id}: rename one of them.`]
  }
  if (wrong.length === 0) return []
  const values = wrong.map((name) => `${name} is ${row[name]} instead of ${expected[name]}`)
  return [`${subject} is listed as its content type does not say: ${values.join(', ')}.`]
}
