import { AppError } from '../../shared/app-error.ts'
import { momentInWords } from '../../shared/moment-in-words.ts'
import type { Handle } from '../database/tables.ts'
import type { ChangeLog } from './change-log.ts'
import type { Values } from './content-record.ts'
import type { EntryRow } from './content-store.ts'

/** A proxy that compresses makes a tag weak; the revision in it is as good as before. */
const tagForm = /^(?:W\/)?"r(\d{1,10})"$/

/**
 * Refuses a write by somebody who read another state of the record, and answers which revision they read. That others
 * have moved the record in its list since is no other state. Zero stands for a record that nobody saved yet.
 */
export async function checkFresh(
  tx: Handle,
  changes: ChangeLog,
  row: Pick<EntryRow, 'id' | 'revision' | 'updated_at' | 'updated_by'> | undefined,
  ifMatch: string | undefined,
): Promise<number> {
  const stored = row?.revision ?? 0
  const read = namedRevision(stored, ifMatch)
  if (read === stored) return read
  if (row && read > 0 && (await changes.isOnlyMovedSince(tx, row.id, read))) return read
  throw savedMeanwhile(row)
}

/** The newest revision that If-Match names; the stored one where it names none in particular, -1 where it fits nothing. */
export function namedRevision(stored: number, ifMatch: string | undefined): number {
  if (ifMatch === undefined || ifMatch.split(',').some((tag) => tag.trim() === '*')) return stored
  return Math.max(-1, ...revisionsIn(ifMatch).filter((revision) => revision <= stored))
}

/** Whether If-Match proves that this very revision was read, which `*` does not. */
export function namesRevision(revision: number, ifMatch: string | undefined): boolean {
  return ifMatch !== undefined && revisionsIn(ifMatch).includes(revision)
}

function revisionsIn(ifMatch: string): number[] {
  return ifMatch
    .split(',')
    .flatMap((tag) => tagForm.exec(tag.trim())?.[1] ?? [])
    .map(Number)
}

export function savedMeanwhile(row: Pick<EntryRow, 'updated_at' | 'updated_by'> | undefined): AppError {
  const who = row?.updated_by ?? 'Somebody'
  const when = row ? `, on ${momentInWords(row.updated_at)}` : ''
  return new AppError('stale', `${who} saved this in the meantime${when}. What you sent was not stored.`)
}

/** What a draft changes was published in other words since it was begun: somebody has to choose. */
export function publishedMeanwhile({
  updated_at,
  updated_by,
}: Pick<EntryRow, 'updated_at' | 'updated_by'>): AppError {
  const [who, when] = [updated_by ?? 'Somebody', momentInWords(updated_at)]
  return new AppError(
    'stale',
    `${who} published the same in other words in the meantime, on ${when}. Please choose which to keep.`,
  )
}

/** The changes without the place in the list that a writer only hands back as they read it: others moved it since. */
export async function withoutOldPlace(
  tx: Handle,
  changes: ChangeLog,
  { row, read }: { row: EntryRow; read: number },
  given: Values,
): Promise<Values> {
  if (read === row.revision || given.order === undefined) return given
  const seen = (await changes.find(tx, row.id, read))?.after as Values | null | undefined
  const { order, ...rest } = given
  return seen?.order === order ? rest : given
}
