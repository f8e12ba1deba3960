import { describe, expect, it } from 'vitest'
import {
  clearedFilters,
  exportUrl,
  isNarrowed,
  noFilters,
  pageUrl,
  readFilters,
  writeFilters,
} from './application-filters.ts'

describe('the filters of the applications', () => {
  it('survive the way into the address and back', () => {
    const filters = {
      search: 'منى & co',
      status: 'contacted',
      reply: 'overdue',
      isSuspected: true,
      page: 3,
    } as const
    expect(readFilters(new URLSearchParams(writeFilters(filters).toString()))).toEqual(filters)
  })

  it('leave a plain address where nothing is narrowed', () => {
    expect(writeFilters(noFilters).toString()).toBe('')
    expect(isNarrowed({ ...noFilters, page: 2, search: '  ' })).toBe(false)
    expect(isNarrowed({ ...noFilters, reply: 'due' })).toBe(true)
  })

  it('stay in their tab when they are cleared', () => {
    const suspected = { ...noFilters, isSuspected: true }
    expect(isNarrowed(suspected)).toBe(false)
    expect(clearedFilters({ ...suspected, search: 'nile', page: 3 })).toEqual(suspected)
  })

  it.each(['page=0', 'page=-2', 'page=1.5', 'page=x', 'status=lost', 'reply=__proto__'])(
    'ignore %s in an address',
    (query) => {
      expect(readFilters(new URLSearchParams(query))).toEqual(noFilters)
    },
  )

  it('ask the server for one page, and for the whole in an export', () => {
    const filters = {
      search: ' nile ',
      status: 'pending',
      reply: 'all',
      isSuspected: false,
      page: 2,
    } as const
    expect(pageUrl(filters)).toBe('/api/applications?search=nile&status=pending&limit=20&offset=20')
    expect(exportUrl(filters)).toBe('/api/applications/export.csv?search=nile&status=pending')
    expect(exportUrl(noFilters)).toBe('/api/applications/export.csv')
    expect(exportUrl({ ...noFilters, isSuspected: true })).toBe('/api/applications/export.csv?suspected=true')
  })
})
