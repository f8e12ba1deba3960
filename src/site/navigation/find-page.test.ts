import { expect, it } from 'vitest'
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
  for (const path of ['/ar/nowhere', '/ar/ar', '/en', '/en/programs']) expect(pathOf(path), path).toBe('*')
})

it('keeps a slash within a name apart from those between names', () => {
  expect(findPage('/events/a%2Fb')).toMatchObject({ route: { path: '/events/:id' }, params: { id: 'a/b' } })
})

it('takes what cannot be decoded as it stands', () => {
  expect(findPage('/events/%E0%A4%A').params).toEqual({ id: '%E0%A4%A' })
})

it('answers every other path with the page that says so', () => {
  for (const path of ['/nowhere', '/programs/a/b', '/programsx', '/projects'])
    expect(pathOf(path), path).toBe('*')
  expect(findPage('/nowhere').params).toEqual({})
})
