import { expect, it } from 'vitest'
import { ownerOf, takenAddresses } from '../content/own-page/taken-addresses.ts'
import { findPage } from './find-page.ts'
import { ownPageId } from './own-page/own-page-id.ts'
import { siteRoutes } from './site-routes.ts'

const pathOf = (pathname: string) => findPage(pathname).route.path
/** What staff may have made a page at; undefined where no page can stand. */
const ownIdAt = (pathname: string) => {
  const { route, params } = findPage(pathname)
  expect(route.path, pathname).toBe('*')
  return ownPageId(params['*'])
}

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
  for (const path of ['/ar/ar', '/en', '/en/programs', '/ar/a.b']) expect(ownIdAt(path), path).toBeUndefined()
})

it('keeps a slash within a name apart from those between names', () => {
  expect(findPage('/events/a%2Fb')).toMatchObject({ route: { path: '/events/:id' }, params: { id: 'a/b' } })
})

it('looks for a page of the staff where an address has up to three plain parts', () => {
  expect(ownIdAt('/nowhere')).toBe('nowhere')
  expect(ownIdAt('/ar/annual-report/2025/figures/')).toBe('annual-report/2025/figures')
  expect(ownIdAt('/programsx')).toBe('programsx')
})

it('looks for none where another page, the server or a language stands', () => {
  const isFree = new Set(['news', 'search'])
  for (const first of Object.keys(takenAddresses).filter((part) => !isFree.has(part)))
    for (const path of [`/${first}/a/b`, `/${first.toUpperCase()}/a/b`])
      expect(ownIdAt(path), path).toBeUndefined()
  const parts = siteRoutes.map(({ path }) => path.split('/')[1] ?? '').filter((part) => /^\w/.test(part))
  expect(parts.filter((part) => ownerOf(part) === undefined)).toEqual([])
})

it('finds none at any other path', () => {
  for (const path of ['/a/b/c/d', '/programs/a/b', '/wp-login.php', '/projects', '/مر', '/a.b'])
    expect(ownIdAt(path), path).toBeUndefined()
})
