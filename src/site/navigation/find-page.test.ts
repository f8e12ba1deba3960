import { expect, it } from 'vitest'
import { ownerOf, takenAddresses } from '../../content/own-page/taken-addresses.ts'
import { siteRoutes } from '../site-routes.ts'
import { findPage } from './find-page.ts'

const pathOf = (pathname: string) => findPage(pathname).route.path

it('finds a page by its path, also where it is spelled otherwise', () => {
  for (const path of ['/programs', '/Programs', '/programs/', '/pro%67rams']) {
    expect(pathOf(path), path).toBe('/programs')
  }
  expect(pathOf('/')).toBe('/')
})

it('finds the page of a record and tells its id', () => {
  expect(findPage('/programs/bridgez')).toMatchObject({
    route: { path: '/programs/:id' },
    params: { id: 'bridgez' },
  })
  expect(findPage('/events/%D9%85%D8%B1').params).toEqual({ id: 'مر' })
})

it('finds the same page below a language', () => {
  expect(pathOf('/ar')).toBe('/')
  expect(findPage('/ar/programs/bridgez')).toMatchObject({
    route: { path: '/programs/:id' },
    params: { id: 'bridgez' },
  })
  for (const path of ['/ar/ar', '/en', '/en/programs', '/ar/a.b']) expect(pathOf(path), path).toBe('*')
})

it('keeps a slash within a name apart from those between names', () => {
  expect(findPage('/events/a%2Fb')).toMatchObject({ route: { path: '/events/:id' }, params: { id: 'a/b' } })
})

it('takes what cannot be decoded as it stands', () => {
  expect(findPage('/events/%E0%A4%A').params).toEqual({ id: '%E0%A4%A' })
})

it('looks for a page of the staff where an address has up to three plain parts', () => {
  expect(findPage('/nowhere')).toMatchObject({ route: { path: '/:id' }, params: { id: 'nowhere' } })
  expect(findPage('/ar/annual-report/2025/figures/')).toMatchObject({
    route: { path: '/:id' },
    params: { id: 'annual-report/2025/figures' },
  })
  expect(pathOf('/programsx')).toBe('/:id')
})

it('looks for none where another page, the server or a language stands', () => {
  const isFree = new Set(['news', 'search'])
  for (const first of Object.keys(takenAddresses).filter((part) => !isFree.has(part)))
    for (const path of [`/${first}/a/b`, `/${first.toUpperCase()}/a/b`]) expect(pathOf(path), path).toBe('*')
  const parts = siteRoutes.map(({ path }) => path.split('/')[1] ?? '').filter((part) => /^\w/.test(part))
  expect(parts.filter((part) => ownerOf(part) === undefined)).toEqual([])
})

it('answers every other path with the page that says so', () => {
  for (const path of ['/a/b/c/d', '/programs/a/b', '/wp-login.php', '/projects', '/مر'])
    expect(pathOf(path), path).toBe('*')
  expect(findPage('/a.b').params).toEqual({})
})
