import type { Definition } from '../../schema/define-content.ts'
import { type Audience, type ContentRecord, toRecord } from './content-record.ts'
import type { EntryRow } from './content-store.ts'

/** The list of these rows as JSON; a summary leaves out what is long and only shown on a record's own page. */
export function listJson(
  definition: Definition,
  rows: readonly EntryRow[],
  isSummary: boolean,
  audience: Audience,
): string {
  const records = rows.map((row) => toRecord(definition, row, audience))
  return JSON.stringify(isSummary ? records.map((record) => summaryOf(definition, record)) : records)
}

/** Without lists of groups, such as the sections of a page: they make nearly all of a record's length. */
function summaryOf(definition: Definition, record: ContentRecord): ContentRecord {
  const short = { ...record }
  for (const [name, field] of Object.entries(definition.fields)) {
    if (field.kind === 'list') delete short[name]
  }
  return short
}
