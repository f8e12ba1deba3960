import { contentTypes } from '../../content/index.ts'
import type { Handle } from '../database/tables.ts'
import type { Verdict } from './verify-change-log.ts'
import { findRevisionChange, listLostRecords, listRecordStates, type RecordState } from './verify-store.ts'

/** Beside content: whose rows stay until the log says that they were deleted. */
const otherTypes = ['user', 'application', 'release', 'draft', 'approval', 'translation']
const keptTypes = [...contentTypes.map(({ name }) => name), ...otherTypes]

/** Compares every record with the last change of it: what was written past the log, or cut off its end, shows here. */
export async function verifyRecords(db: Handle): Promise<Verdict> {
  const records = await listRecordStates(db)
  const problems: string[] = []
  for (const record of records) {
    const problem = await problemOf(db, record)
    if (problem) problems.push(`The ${record.type} ${record.id} ${problem}`)
  }
  for (const { type, id, sequence } of await listLostRecords(db, keptTypes))
    problems.push(
      `The ${type} ${id} is missing, though the change log (${sequence}) does not say that it was deleted.`,
    )
  return { checked: records.length, problems }
}

async function problemOf(db: Handle, record: RecordState): Promise<string | undefined> {
  const { revision, logged, data } = record
  if (logged === null) return 'has no entry in the change log.'
  if (logged !== revision) return `is at revision ${revision}, but the change log ends at revision ${logged}.`
  if (data === null || !record.is_all_logged) return undefined
  const last = await findRevisionChange(db, record)
  if (last?.after === data) return undefined
  return `is not what its last change in the log (${last?.sequence}) says: it was changed past the site.`
}
