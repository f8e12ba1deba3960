import type { ErrorCode } from '../../shared/app-error.ts'
import { type Language, mainLanguage } from '../../shared/languages.ts'
import type { Handle } from '../database/tables.ts'
import { isCleared } from '../engine/cleared-revision.ts'
import { findPrepared } from '../engine/prepared-store.ts'
import type { DraftName, Publishing } from '../engine/publishing.ts'
import { findDraft } from '../engine/record-draft-store.ts'
import { listDraftsIn, type ReleaseDraftRow, type ReleaseRow } from '../engine/release-store.ts'

export const releaseStates = ['open', 'scheduled', 'published', 'undone'] as const
export type ReleaseState = (typeof releaseStates)[number]

/** A draft that could not be published, and why. */
export interface RefusedDraft {
  type: string
  id: string
  lang: string
  title: string
  reason: string
  /** Of the refusal; left out in what versions before noted. */
  code?: ErrorCode
}

export interface ReleaseFailure {
  at: string
  reason: string
  drafts: RefusedDraft[]
}

/** As lists of staff show it. */
export function releaseLine(row: ReleaseRow, count: number) {
  return {
    id: row.id,
    name: row.name,
    state: row.state as ReleaseState,
    count,
    publishAt: row.publish_at,
    failure: row.failure === null ? null : (JSON.parse(row.failure) as ReleaseFailure),
    revision: row.revision,
    createdAt: row.created_at,
    createdBy: row.created_by,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
    publishedAt: row.published_at,
    publishedBy: row.published_by,
    undoneAt: row.undone_at,
    undoneBy: row.undone_by,
  }
}

export type ReleaseLine = ReturnType<typeof releaseLine>

export interface ReleaseDraft {
  type: string
  /** Of the API; null where this version does not know the type any more. */
  path: string | null
  label: string
  id: string
  lang: string
  title: string
  /** Whether nothing of it is published yet, or was before the release. */
  isNew: boolean
  /** Whether it can be published: not where its record is in the trash. */
  isThere: boolean
  addedAt: string
  addedBy: string
  /** Of the draft that waits; null once it went live. Whoever publishes it hands it in. */
  revision: number | null
  /** Whether somebody who may publish it wrote it or looked at it as it is. */
  isCleared: boolean
  /** Why it could not go live as things are; null where it can, and once it has. */
  refusal: { reason: string; code: ErrorCode | null } | null
  /** Who edited the draft last, and when. */
  updatedAt: string | null
  updatedBy: string | null
  /** Of the record or the translation, before it was published and after; null until then. */
  beforeRevision: number | null
  afterRevision: number | null
  undoneRevision: number | null
}

export type Release = ReleaseLine & { drafts: ReleaseDraft[] }

/** `refused` is what could not be published as things are. */
export async function readRelease(
  db: Handle,
  publishing: Publishing,
  row: ReleaseRow,
  refused: readonly RefusedDraft[],
): Promise<Release> {
  const rows = await listDraftsIn(db, row.id)
  const drafts: ReleaseDraft[] = []
  for (const item of rows) {
    const found = refused.find(
      ({ type, id, lang }) => type === item.type && id === item.id && lang === item.language,
    )
    const refusal = found ? { reason: found.reason, code: found.code ?? null } : null
    drafts.push({ ...(await toReleaseDraft(db, publishing, item)), refusal })
  }
  return { ...releaseLine(row, rows.length), drafts }
}

async function toReleaseDraft(
  db: Handle,
  publishing: Publishing,
  item: ReleaseDraftRow,
): Promise<Omit<ReleaseDraft, 'refusal'>> {
  const content = publishing.find(item.type)
  const name = nameOf(item)
  const isWaiting = item.state === 'waiting'
  const draft = isWaiting ? await findPrepared(db, item) : undefined
  const isReachable = isWaiting && (await hasRecord(db, publishing, name))
  const title = isReachable ? await publishing.preparedTitle(db, name) : undefined
  const live = await content?.published.find(db, name)
  return {
    type: item.type,
    path: content?.definition.path ?? null,
    label: content?.definition.label[0] ?? item.type,
    id: item.id,
    lang: item.language,
    title: title ?? item.title,
    isNew: isWaiting ? !live : item.before_revision === 0,
    isThere: !isWaiting || title !== undefined,
    addedAt: item.added_at,
    addedBy: item.added_by,
    revision: draft?.revision ?? null,
    isCleared: draft === undefined || isCleared(draft),
    updatedAt: draft?.updated_at ?? (isWaiting ? (live?.updatedAt ?? null) : null),
    updatedBy: draft?.updated_by ?? (isWaiting ? (live?.updatedBy ?? null) : null),
    beforeRevision: item.before_revision,
    afterRevision: item.after_revision,
    undoneRevision: item.undone_revision,
  }
}

/** Whether the record is published, or will be by a draft of its own: not where it is in the trash. */
async function hasRecord(db: Handle, publishing: Publishing, { type, id }: DraftName): Promise<boolean> {
  const content = publishing.find(type)
  if (!content || content.definition.kind === 'singleton') return content !== undefined
  const begun = await findDraft(db, { type, id, language: mainLanguage })
  if (begun?.state === 'open' && begun.base_revision === 0) return true
  return (await content.published.find(db, { id, language: mainLanguage })) !== undefined
}

export function nameOf({ type, id, language }: ReleaseDraftRow): DraftName {
  return { type, id, language: language as Language }
}
