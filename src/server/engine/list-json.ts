import type { Definition } from '../../schema/define-content.ts'
import {
  type ContentRecord,
  type Reading,
  toRecord,
  type Values,
  type Wording,
  worded,
} from './content-record.ts'
import type { EntryRow } from './content-store.ts'

/** The list of these rows as JSON; a summary leaves out what is long and only shown on a record's own page. */
export function listJson(definition: Definition, rows: readonly EntryRow[], reading: ListReading): string {
  return JSON.stringify(listRecords(definition, rows, reading))
}

export function listRecords(
  definition: Definition,
  rows: readonly EntryRow[],
  { isSummary = false, wordingOf = () => undefined, ...reading }: ListReading,
): ContentRecord[] {
  const read = isSummary ? summaryReader(definition) : wholeReader(definition)
  return rows.map((row) => read(row, { ...reading, wording: wordingOf(row.id) }))
}

interface ListReading extends Omit<Reading, 'wording'> {
  isSummary?: boolean
  /** How a record is to be worded, by its id; undefined where no language is named. */
  wordingOf?: ((id: string) => Wording | undefined) | undefined
}

type ReadRow = (row: EntryRow, reading: Reading) => ContentRecord

function wholeReader(definition: Definition): ReadRow {
  return (row, reading) => toRecord(definition, row, reading)
}

/** Whether a record's own page alone shows this field. */
export function isLeftOutOfSummaries({ fields, onlyOnOwnPage }: Definition, name: string): boolean {
  return fields[name]?.kind === 'list' || onlyOnOwnPage.includes(name)
}

/** The members of a stored record that a summary does without. */
export function leftOutOfSummaries(definition: Definition): string[] {
  return Object.entries(definition.fields)
    .filter(([name]) => isLeftOutOfSummaries(definition, name))
    .flatMap(([name, field]) => [name, ...field.formerNames])
}

/**
 * Without lists of groups, such as the sections of a page: they make nearly all of a record's length, and reading them
 * nearly all of its time. So they are dropped before they are read, and visitors' rules see them empty.
 */
function summaryReader(definition: Definition): ReadRow {
  const all = Object.entries(definition.fields)
  const fields = Object.fromEntries(all.filter(([name]) => !isLeftOutOfSummaries(definition, name)))
  const names = all.map(([name]) => name).filter((name) => !(name in fields))
  const storedNames = leftOutOfSummaries(definition)
  return (row, reading) => {
    const stored: Values = JSON.parse(row.data)
    for (const name of storedNames) delete stored[name]
    const record = worded(definition, row, { ...reading, stored, fields })
    for (const name of names) delete record[name]
    return record
  }
}
