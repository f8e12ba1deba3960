import { describe, expect, it } from 'vitest'
import { activityUrl, readActivityFilters, writeActivityFilters } from './activity-filters.ts'

describe('the filters of the activity', () => {
  it('survive the way into the address and back', () => {
    const filters = { type: 'partner', actor: 'Mona & Co', page: 2 }
    const address = writeActivityFilters(filters).toString()
    expect(readActivityFilters(new URLSearchParams(address))).toEqual(filters)
    expect(activityUrl(filters)).toBe('/api/activity?type=partner&actor=Mona+%26+Co&limit=50&offset=50')
  })

  it('begin at the first page of everything', () => {
    const all = readActivityFilters(new URLSearchParams('page=-1'))
    expect(writeActivityFilters(all).toString()).toBe('')
    expect(activityUrl(all)).toBe('/api/activity?limit=50')
  })
})
