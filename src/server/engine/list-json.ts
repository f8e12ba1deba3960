import type { Definition } from '../../schema/define-content.ts'
import { readValues } from '../../schema/stored-values.ts'
import { type Audience, type ContentRecord, recordOf, toRecord, type Values } from './content-record.ts'
import type { EntryRow } from './content-store.ts'

/** The list of these rows as JSON; a summary leaves out what is long and only shown on a record's own page. */
export function listJson(
  definition: Definition,
  rows: readonly EntryRow[],
  isSummary: boolean,
  audience: Audience,
): string {
  const read = isSummary
    ? summaryReader(definition, audience)
    : (row: EntryRow) => toRecord(definition, row, audience)
  return JSON.stringify(rows.map(read))
}

/**
 * Without lists of groups, such as the sections of a page: they make nearly all of a record's length, and reading them
 * nearly all of its time. So they are dropped before they are read, and visitors' rules see them empty.
 */
function summaryReader(definition: Definition, audience: Audience): (row: EntryRow) => ContentRecord {
  const lists = Object.entries(definition.fields).filter(([, field]) => field.kind === 'list')
  const names = lists.map(([name]) => name)
  const storedNames = lists.flatMap(([name, field]) => [name, ...field.formerNames])
  return (row) => {
    const stored: Values = JSON.parse(row.data)
    for (const name of storedNames) delete stored[name]
    const read = readValues(definition.fields, stored)
    const values: Values = audience === 'visitors' ? definition.forVisitors(read) : read
    const record = recordOf(definition, row, values, audience)
    for (const name of names) delete record[name]
    return record
  }
}
