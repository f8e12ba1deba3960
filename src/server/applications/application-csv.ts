import { toCsv, toCsvRows } from '../../shared/csv.ts'
import { formatTimestamp } from '../../shared/dates.ts'
import type { Handle } from '../database/tables.ts'
import { type ApplicationFilter, applicationsInBatches } from './application-search-store.ts'
import type { ApplicationRow } from './application-store.ts'

const columns = ['Name', 'Email', 'Subject', 'Status', 'Created At', 'Notes', 'Phone', 'Request']
const batchSize = 500

/** The matching applications as a file, newest first, written batch by batch: memory stays flat however many there are. */
export async function* applicationsAsCsv(db: Handle, filter: ApplicationFilter): AsyncGenerator<string> {
  yield toCsv([columns])
  for await (const rows of applicationsInBatches(db, filter, batchSize)) yield toCsvRows(rows.map(toCells))
}

function toCells(row: ApplicationRow): string[] {
  const created = formatTimestamp(row.created_at)
  return [row.name, row.email, row.subject, row.status, created, row.notes, row.phone, row.request]
}
