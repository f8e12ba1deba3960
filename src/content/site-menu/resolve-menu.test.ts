import { expect, it } from 'vitest'
import { hiddenAmong, type PageAt, resolveEntries } from './resolve-menu.ts'
import type { SiteMenuEntry } from './site-menu.ts'

const pages: Record<string, { title: string; href: string } | null> = {
  '/about': { title: 'About Us', href: '/about' },
  '/programs/old': { title: 'Noria', href: '/programs/noria' },
  '/draft': null,
}
const pageAt: PageAt = async (path) => pages[path]

const entry = (values: Partial<SiteMenuEntry>): SiteMenuEntry => ({
  shows: 'Page or link',
  label: '',
  href: '',
  isShown: true,
  children: [],
  ...values,
})
const resolve = (...entries: SiteMenuEntry[]) => resolveEntries({ entries, updatedAt: '2026-01-01' }, pageAt)

it('is the specified menu until somebody saves another, and again without entries', async () => {
  expect(await resolveEntries({ entries: [entry({ href: '/about' })], updatedAt: null }, pageAt)).toBeNull()
  expect(await resolve()).toBeNull()
})

it('calls entries by their own words, else by the name that the page has today, at its address of today', async () => {
  expect(await resolve(entry({ href: '/about' }), entry({ href: '/about?a=1#team', label: 'Team' }))).toEqual(
    [
      { title: 'About Us', href: '/about', children: [] },
      { title: 'Team', href: '/about?a=1#team', children: [] },
    ],
  )
  expect(await resolve(entry({ href: '/programs/old' }))).toMatchObject([
    { title: 'Noria', href: '/programs/noria' },
  ])
})

it('leaves out what is switched off and what leads to a hidden page, on both levels', async () => {
  const hidden = entry({ href: '/draft', label: 'Draft' })
  const off = entry({ href: '/about', isShown: false })
  const parent = entry({ href: '/about', children: [hidden, off, entry({ href: '/programs/old' })] })
  expect(await resolve(hidden, off, parent)).toEqual([
    { title: 'About Us', href: '/about', children: [{ title: 'Noria', href: '/programs/noria' }] },
  ])
})

it('keeps what stands below a heading, or below a page that is hidden; nothing of an empty one', async () => {
  const children = [entry({ href: '/about' })]
  expect(await resolve(entry({ label: 'More', children }), entry({ label: 'Empty' }))).toEqual([
    { title: 'More', href: '', children: [{ title: 'About Us', href: '/about' }] },
  ])
  expect(await resolve(entry({ label: 'Draft', href: '/draft', children }))).toHaveLength(1)
})

it('keeps links to other websites and to files as they are', async () => {
  const links = [entry({ href: 'https://other.example/a' }), entry({ href: '/files/a.pdf', label: 'Report' })]
  expect(await resolve(...links)).toEqual([
    { title: 'other.example', href: 'https://other.example/a', children: [] },
    { title: 'Report', href: '/files/a.pdf', children: [] },
  ])
})

it('names the links of the footer that lead to hidden pages', async () => {
  expect(await hiddenAmong(['/about', '/draft#part', 'https://a.example'], pageAt)).toEqual(['/draft#part'])
})
