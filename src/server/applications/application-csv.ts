import { toCsv, toCsvRows } from '../../shared/csv.ts'
import { formatTimestamp } from '../../shared/dates.ts'
import type { Handle } from '../database/tables.ts'
import { type ApplicationFilter, type ApplicationRow, listApplicationsAfter } from './application-store.ts'

const columns = ['Name', 'Email', 'Subject', 'Status', 'Created At', 'Notes', 'Phone', 'Request']
const batchSize = 500

/** The matching applications as a file, newest first, written batch by batch: memory stays flat however many there are. */
export async function* applicationsAsCsv(db: Handle, filter: ApplicationFilter): AsyncGenerator<string> {
  yield toCsv([columns])
  let last: ApplicationRow | undefined
  do {
    const rows = await listApplicationsAfter(db, filter, last, batchSize)
    if (rows.length > 0) yield toCsvRows(rows.map(toCells))
    last = rows.length === batchSize ? rows.at(-1) : undefined
  } while (last)
}

function toCells(row: ApplicationRow): string[] {
  const created = formatTimestamp(row.created_at)
  return [row.name, row.email, row.subject, row.status, created, row.notes, row.phone, row.request]
}
