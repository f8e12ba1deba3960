import { hash } from 'node:crypto'
import type { Handle } from '../database/tables.ts'
import { findPrepared } from '../engine/prepared-store.ts'
import { namedRevision, savedMeanwhile } from '../engine/record-freshness.ts'
import { listDraftsIn, type ReleaseRow } from '../engine/release-store.ts'
import { namesEtag } from '../http/etag-reply.ts'

interface TaggedDraft {
  type: string
  id: string
  lang: string
  /** Of the draft that waits. */
  revision: number | null
}

/** Stands for a release and every draft that waits in it. Of the form of revisions, since it does not stand for bytes. */
export function releaseTag(revision: number, drafts: readonly TaggedDraft[]): string {
  const states = drafts.map(({ type, id, lang, revision }) => `${type}/${id}/${lang} ${revision}`)
  return `"r${revision}d${hash('sha256', states.join('\n'), 'hex').slice(0, 8)}"`
}

/**
 * Refuses a write by somebody who read another state of a release; answers whether they read the drafts in it as they are,
 * too. A tag of the revision alone says nothing of them.
 */
export async function readsDrafts(
  tx: Handle,
  row: ReleaseRow,
  ifMatch: string | undefined,
): Promise<boolean> {
  if (ifMatch !== undefined && namesEtag(ifMatch.replaceAll('*', ''), await currentTag(tx, row))) return true
  if (namedRevision(row.revision, ifMatch) !== row.revision) throw savedMeanwhile(await lastChange(tx, row))
  return false
}

async function currentTag(tx: Handle, { id, revision }: ReleaseRow): Promise<string> {
  const drafts: TaggedDraft[] = []
  for (const row of await listDraftsIn(tx, id)) {
    const draft = row.state === 'waiting' ? await findPrepared(tx, row) : undefined
    drafts.push({ type: row.type, id: row.id, lang: row.language, revision: draft?.revision ?? null })
  }
  return releaseTag(revision, drafts)
}

/** Of the release or of a draft in it, whichever was changed last. */
async function lastChange(tx: Handle, row: ReleaseRow): Promise<{ updated_at: string; updated_by: string }> {
  let last: { updated_at: string; updated_by: string } = row
  for (const item of await listDraftsIn(tx, row.id)) {
    const draft = item.state === 'waiting' ? await findPrepared(tx, item) : undefined
    if (draft && draft.updated_at > last.updated_at) last = draft
  }
  return last
}
