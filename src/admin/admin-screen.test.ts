import { expect, it } from 'vitest'
import { type AdminScreen, screenTrail } from './admin-screen.ts'
import { adminScreens } from './admin-screens.ts'

const row = (path: string, parent?: string): AdminScreen => ({
  path,
  title: path,
  opens: 'read',
  load: async () => () => null,
  ...(parent === undefined ? {} : { parent }),
})
const screens = [
  row('', 'portfolio'),
  row('portfolio'),
  row('programs'),
  row('programs-page'),
  row('programs/builder/:id', 'programs'),
]
const pathsAt = (pathname: string) => screenTrail(screens, pathname).map(({ path }) => path)

it('finds the screen of an address below the one it belongs to', () => {
  expect(pathsAt('/admin/programs')).toEqual(['programs'])
  expect(pathsAt('/admin/programs/')).toEqual(['programs'])
  expect(pathsAt('/admin/programs/builder/new')).toEqual(['programs', 'programs/builder/:id'])
  expect(pathsAt('/admin')).toEqual(['portfolio', ''])
})

it('does not take one section for another that begins alike', () => {
  expect(pathsAt('/admin/programs-page')).toEqual(['programs-page'])
})

it('finds nothing at an address without a screen', () => {
  expect(pathsAt('/admin/nowhere')).toEqual([])
})

it('has one row per address, and every parent is a screen', () => {
  const paths = adminScreens.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  const strays = adminScreens.filter(({ parent }) => parent !== undefined && !paths.includes(parent))
  expect(strays).toEqual([])
})

it('gives every entry of a menu group a place of its own', () => {
  const places = adminScreens.flatMap(({ menu }) => (menu ? [`${menu.group} ${menu.place}`] : []))
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([])
})
