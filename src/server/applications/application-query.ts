import {
  type ApplicationStatus,
  applicationStatuses,
  overdueBefore,
} from '../../content/application/application-rules.ts'
import { badInput, type FieldIssue } from '../../shared/app-error.ts'
import { readNumber } from '../engine/content-query.ts'
import type { ApplicationFilter, Page } from './application-search-store.ts'

const mostRows = 1000
const longestSearch = 200

/** What can be asked of the promised answer, and when those were sent for whom it is true. */
const replies = { due: 'since', overdue: 'before' } as const

/** Reads `?search`, `?status`, `?reply` and `?suspected`; other parameters are ignored. */
export function readApplicationFilter(query: unknown, now: Date): ApplicationFilter {
  const { search = '', status = 'all', reply = 'all', suspected = 'false' } = asParameters(query)
  const issues: FieldIssue[] = []
  if (typeof search !== 'string' || search.length > longestSearch)
    issues.push({ path: 'search', message: `search must be one text of at most ${longestSearch} characters` })
  if (status !== 'all' && !isStatus(status))
    issues.push({ path: 'status', message: `status must be one of: all, ${applicationStatuses.join(', ')}` })
  if (reply !== 'all' && !isReply(reply))
    issues.push({ path: 'reply', message: `reply must be one of: all, ${Object.keys(replies).join(', ')}` })
  if (suspected !== 'true' && suspected !== 'false')
    issues.push({ path: 'suspected', message: 'suspected must be true or false' })
  if (issues.length > 0) throw badInput(issues)
  return {
    isSuspected: suspected === 'true',
    search: String(search),
    status: isStatus(status) ? status : undefined,
    unanswered: isReply(reply) ? { sent: replies[reply], moment: overdueBefore(now) } : undefined,
  }
}

/** Reads `?limit` and `?offset`. */
export function readApplicationPage(query: unknown): Page {
  const given = asParameters(query)
  const issues: FieldIssue[] = []
  const limit = readNumber(given.limit, 'limit', 1, mostRows, issues) ?? mostRows
  const offset = readNumber(given.offset, 'offset', 0, Number.MAX_SAFE_INTEGER, issues) ?? 0
  if (issues.length > 0) throw badInput(issues)
  return { limit, offset }
}

/** Reads `?days`. */
export function readDays(query: unknown): number {
  const issues: FieldIssue[] = []
  const days = readNumber(asParameters(query).days, 'days', 1, 366, issues) ?? 90
  if (issues.length > 0) throw badInput(issues)
  return days
}

function asParameters(query: unknown): Record<string, unknown> {
  return typeof query === 'object' && query !== null ? { ...query } : {}
}

function isReply(value: unknown): value is keyof typeof replies {
  return typeof value === 'string' && Object.hasOwn(replies, value)
}

function isStatus(value: unknown): value is ApplicationStatus {
  return applicationStatuses.some((status) => status === value)
}
