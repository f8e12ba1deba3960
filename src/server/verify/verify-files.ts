import { filesRoot, parsePictureUrl } from '../../shared/picture-url.ts'
import type { Handle } from '../database/tables.ts'
import type { FileStorage } from '../uploads/file-storage.ts'
import type { Verdict } from './verify-change-log.ts'
import { listRecordStates, type RecordState } from './verify-store.ts'

/** Whether every stored picture that a record shows is there. */
export async function verifyFiles(db: Handle, files: FileStorage): Promise<Verdict> {
  const named = picturesIn(await listRecordStates(db))
  const problems: string[] = []
  for (const [url, { type, id }] of named) {
    if (!(await files.has(url.slice(filesRoot.length))))
      problems.push(`The file ${url}, named by the ${type} ${id}, does not exist.`)
  }
  return { checked: named.size, problems }
}

/** Each picture once, with the first record that names it. */
export function picturesIn(records: readonly RecordState[]): Map<string, RecordState> {
  const found = new Map<string, RecordState>()
  for (const record of records) {
    for (const [url] of (record.data ?? '').matchAll(/\/files\/[a-z0-9/.-]+/g))
      if (parsePictureUrl(url) && !found.has(url)) found.set(url, record)
  }
  return found
}
