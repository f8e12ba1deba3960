import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Language } from '../shared/languages.ts'
import type { TranslationState } from './translation-queries.ts'

interface TranslationCounts {
  records: number
  published: number
  drafts: number
  /** Records that nobody began to translate. */
  untranslated: number
  /** Texts that visitors see. */
  texts: number
  missing: number
  outdated: number
}

/** A record of which something is missing or outdated, or that is not published yet. */
export interface WaitingTranslation {
  type: string
  id: string
  title: string
  state: TranslationState
  missing: number
  outdated: number
  updatedAt: string | null
  updatedBy: string | null
}

/** How far the site is in one language. */
export interface TranslationOverview extends TranslationCounts {
  lang: Language
  types: (TranslationCounts & { type: string })[]
  waiting: WaitingTranslation[]
  waitingTotal: number
}

export const translationsUrl = '/api/translations'

export interface OverviewQuery {
  /** The name of a content type; all where it is empty. */
  type?: string
  limit: number
  offset?: number
}

/** What waits in every language, read afresh whenever it is looked at. */
export function useTranslationOverviews({
  type = '',
  limit,
  offset = 0,
}: OverviewQuery): UseQueryResult<TranslationOverview[]> {
  const query = new URLSearchParams({
    limit: String(limit),
    offset: String(offset),
    ...(type ? { type } : {}),
  })
  return useQuery<TranslationOverview[]>({
    queryKey: [`${translationsUrl}?${query}`],
    refetchOnMount: 'always',
    placeholderData: (before) => before,
  })
}
