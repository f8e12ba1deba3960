import { expect, it } from 'vitest'
import { byPrecision, matchAddress } from './match-address.ts'

it('reads what stands at the places that a pattern names', () => {
  expect(matchAddress('/admin/programs', '/admin/programs')).toEqual({})
  expect(
    matchAddress('/admin/programs/:id/translations/:lang', '/admin/programs/b1/translations/ar'),
  ).toEqual({ id: 'b1', lang: 'ar' })
  expect(matchAddress('/admin/redirects/:id', '/admin/redirects/a%2Fb%20c')).toEqual({ id: 'a/b c' })
})

it('lets the last part be left out where that is said', () => {
  expect(matchAddress('/admin/events/:id?', '/admin/events')).toEqual({})
  expect(matchAddress('/admin/events/:id?', '/admin/events/new')).toEqual({ id: 'new' })
  expect(matchAddress('/admin/events/:id', '/admin/events')).toBeUndefined()
})

it('knows another address', () => {
  expect(matchAddress('/admin/programs', '/admin/programs-page')).toBeUndefined()
  expect(matchAddress('/admin/programs', '/admin/programs/b1')).toBeUndefined()
  expect(matchAddress('/admin', '/admin/dashboard')).toBeUndefined()
})

it('does not mind capitals, a slash at the end, or a percent sign that means nothing', () => {
  expect(matchAddress('/admin/programs', '/Admin/Programs/')).toEqual({})
  expect(matchAddress('/admin/programs/:id?', '/admin/programs/100%')).toEqual({ id: '100%' })
})

it('puts an address itself before one that stands for many', () => {
  const order = ['/admin/releases/:id', '/admin/releases/new', '/admin/:kind/:id'].toSorted(byPrecision)
  expect(order).toEqual(['/admin/releases/new', '/admin/releases/:id', '/admin/:kind/:id'])
})
