import {
  type ApplicationStatus,
  applicationStatuses,
} from '../../../content/application/application-rules.ts'
import { applicationsUrl } from './staff-application.ts'

export const pageSize = 20

const replies = ['due', 'overdue'] as const

/** What the list shows; lives in the address of the screen. */
export interface ApplicationFilters {
  search: string
  status: ApplicationStatus | 'all'
  reply: (typeof replies)[number] | 'all'
  /** The tab of those that look like a robot's. */
  isSuspected: boolean
  /** Counted from 1. */
  page: number
}

export const noFilters: ApplicationFilters = {
  search: '',
  status: 'all',
  reply: 'all',
  isSuspected: false,
  page: 1,
}

/** Whatever the address says that makes no sense is left out. */
export function readFilters(params: URLSearchParams): ApplicationFilters {
  const page = Number(params.get('page'))
  return {
    search: (params.get('search') ?? '').slice(0, 200),
    status: applicationStatuses.find((status) => status === params.get('status')) ?? 'all',
    reply: replies.find((reply) => reply === params.get('reply')) ?? 'all',
    isSuspected: params.get('suspected') === 'true',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** Only what differs from the list without filters. */
export function writeFilters({ page, ...filters }: ApplicationFilters): URLSearchParams {
  const params = narrowing(filters)
  if (page > 1) params.set('page', String(page))
  return params
}

/** Within its tab. */
export function isNarrowed({ page: _, ...filters }: ApplicationFilters): boolean {
  return narrowing({ ...filters, isSuspected: false }).size > 0
}

/** The whole list of the tab one is in. */
export function clearedFilters({ isSuspected }: ApplicationFilters): ApplicationFilters {
  return { ...noFilters, isSuspected }
}

export function pageUrl({ page, ...filters }: ApplicationFilters): string {
  const params = narrowing(filters)
  params.set('limit', String(pageSize))
  if (page > 1) params.set('offset', String((page - 1) * pageSize))
  return `${applicationsUrl}?${params}`
}

export function exportUrl({ page: _, ...filters }: ApplicationFilters): string {
  const params = narrowing(filters)
  return params.size > 0 ? `${applicationsUrl}/export.csv?${params}` : `${applicationsUrl}/export.csv`
}

function narrowing({
  search,
  status,
  reply,
  isSuspected,
}: Omit<ApplicationFilters, 'page'>): URLSearchParams {
  const params = new URLSearchParams()
  if (search.trim() !== '') params.set('search', search.trim())
  if (status !== 'all') params.set('status', status)
  if (reply !== 'all') params.set('reply', reply)
  if (isSuspected) params.set('suspected', 'true')
  return params
}
