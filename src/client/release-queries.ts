import { type UseQueryResult, useQuery } from '@tanstack/react-query'

/** A named set of drafts that goes live at once. */
export interface ReleaseLine {
  id: string
  name: string
  state: 'open' | 'scheduled' | 'published' | 'undone'
  count: number
  /** When it goes live by itself. */
  publishAt: string | null
  /** Why nothing of it was published at its time. */
  failure: ReleaseFailure | null
  revision: number
  createdAt: string
  createdBy: string
  updatedAt: string
  updatedBy: string
  publishedAt: string | null
  publishedBy: string | null
  undoneAt: string | null
  undoneBy: string | null
}

export interface ReleaseFailure {
  at: string
  reason: string
  drafts: { type: string; id: string; lang: string; title: string; reason: string }[]
}

/** Names a draft: of a record, or of its words in another language. */
export interface ReleasedName {
  type: string
  id: string
  lang: string
}

export interface ReleaseDraft extends ReleasedName {
  title: string
  label: string
  isNew: boolean
  /** Whether it can be published: not where its record is in the trash. */
  isThere: boolean
  /** Of the draft while it waits. */
  revision: number | null
  /** Why it could not go live as things are. */
  refusal: { reason: string; code: string | null } | null
  /** Whether somebody who may publish it wrote it or looked at it as it is. */
  isCleared: boolean
  updatedAt: string | null
  updatedBy: string | null
}

export type Release = ReleaseLine & { drafts: ReleaseDraft[] }

/** What an undo would do with something that the release published. */
export interface UndoStep extends ReleasedName {
  title: string
  effect: 'bringBack' | 'trash' | 'none' | 'changed'
  revision: number
  updatedAt: string | null
  updatedBy: string | null
}

export const releasesUrl = '/api/releases'

export function releaseUrl(id: string): string {
  return `${releasesUrl}/${encodeURIComponent(id)}`
}

/** The newest first. */
export function useReleases(): UseQueryResult<ReleaseLine[]> {
  return useQuery<ReleaseLine[]>({ queryKey: [releasesUrl], refetchOnMount: 'always' })
}

export function useRelease(id: string): UseQueryResult<Release> {
  return useQuery<Release>({ queryKey: [releaseUrl(id)], refetchOnMount: 'always' })
}

export function useUndoSteps(id: string): UseQueryResult<UndoStep[]> {
  return useQuery<UndoStep[]>({
    queryKey: [`${releaseUrl(id)}/undo`],
    refetchOnMount: 'always',
    staleTime: 0,
  })
}

export function draftUrlIn(id: string, { type, id: draftId, lang }: ReleasedName): string {
  return `${releaseUrl(id)}/drafts/${type}/${encodeURIComponent(draftId)}/${lang}`
}

export function seenRelease({ revision }: Pick<ReleaseLine, 'revision'>): Record<string, string> {
  return { 'if-match': `"r${revision}"` }
}

/** The drafts as they are on the screen: refused (412) where one was changed since. */
export function seenDrafts({ drafts }: Release): (ReleasedName & { revision: number })[] {
  return drafts.flatMap(({ type, id, lang, revision }) =>
    revision === null ? [] : [{ type, id, lang, revision }],
  )
}

export function nameKey({ type, id, lang }: ReleasedName): string {
  return `${type}/${id}/${lang}`
}
