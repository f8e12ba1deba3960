import { AppError, type FieldIssue } from '../../shared/app-error.ts'
import type { Handle } from '../database/tables.ts'
import type { Actor } from '../engine/actor.ts'
import { findPrepared } from '../engine/prepared-store.ts'
import type { Publishing } from '../engine/publishing.ts'
import type { ReleaseDraftRow } from '../engine/release-store.ts'
import type { SeenDrafts } from './release-input.ts'
import { nameOf } from './release-record.ts'

interface Seen {
  actor: Actor
  /** Whether the caller names all of them by the tag of the release. */
  hasReadDrafts: boolean
  drafts: SeenDrafts
}

/** Notes that the caller wants these drafts to go live as they are; throws with each that they have not seen like that. */
export async function clearDrafts(
  tx: Handle,
  publishing: Publishing,
  rows: readonly ReleaseDraftRow[],
  { actor, hasReadDrafts, drafts = [] }: Seen,
): Promise<void> {
  const given = new Map(drafts.map(({ type, id, lang, revision }) => [`${type}/${id}/${lang}`, revision]))
  const issues: FieldIssue[] = []
  for (const row of rows) {
    const path = `${row.type}/${row.id}/${row.language}`
    const read = hasReadDrafts ? (await findPrepared(tx, row))?.revision : undefined
    try {
      await publishing.clear(tx, nameOf(row), { actor, revision: given.get(path) ?? read })
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'stale') throw error
      issues.push({ path, message: error.message })
    }
  }
  if (issues.length > 0) throw new AppError('stale', 'Nothing was published or scheduled.', { issues })
}
