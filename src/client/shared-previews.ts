import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { sendAsStaff } from './staff-request.ts'

/** What a preview shows: a draft, a release, or the site as it was on a day. */
export type ShownSubject =
  | { kind: 'draft'; type: string; id: string; lang: string }
  | { kind: 'release'; id: string }
  | { kind: 'day' }

/** What somebody who opened it said about it. */
export interface PreviewRemark {
  id: string
  kind: 'comment' | 'approval'
  /** As they call themselves. */
  name: string
  text: string
  page: string
  createdAt: string
}

export interface SharedPreview {
  id: string
  kind: string
  title: string
  createdAt: string
  createdBy: string
  expiresAt: string
  revokedAt: string | null
  isOpen: boolean
  notes: PreviewRemark[]
}

/** Told once: the server stores nothing but a hash of it. */
export type NewPreview = SharedPreview & { address: string }

export const previewsUrl = '/api/previews'

function listUrlOf(subject: ShownSubject): string {
  const asked = new URLSearchParams({ kind: subject.kind })
  if (subject.kind !== 'day') asked.set('subject', subject.id)
  if (subject.kind === 'draft') {
    asked.set('type', subject.type)
    asked.set('lang', subject.lang)
  }
  return `${previewsUrl}?${asked}`
}

/** The previews of this, newest first, with what was said about them. */
export function useSharedPreviews(subject: ShownSubject): UseQueryResult<SharedPreview[]> {
  return useQuery<SharedPreview[]>({ queryKey: [listUrlOf(subject)], refetchOnMount: 'always' })
}

export function sharePreview(subject: ShownSubject, days: number, day: string): Promise<NewPreview> {
  return sendAsStaff('POST', previewsUrl, { ...subject, days, ...(subject.kind === 'day' ? { day } : {}) })
}

export function takeBackPreview(id: string): Promise<void> {
  return sendAsStaff('DELETE', `${previewsUrl}/${encodeURIComponent(id)}`)
}
