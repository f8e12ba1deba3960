import { expect, test } from 'vitest'
import { defaultHero } from '../../../content/hero-section/hero-rules.ts'
import { listPublicPages, type SiteRecords } from './list-public-pages.ts'
import { lastChangedSource } from './public-page.ts'

const facts = (id: string, updatedAt: string | null = null) => ({ id, createdAt: updatedAt, updatedAt })

const emptySite: SiteRecords = {
  heroes: [],
  about: [],
  mission: facts('mission-vision'),
  programsPage: facts('programs-page-content'),
  impactPage: { ...facts('impact-page-content'), isActive: true },
  portfolios: [],
  programs: [],
  projects: [],
  events: [],
  partners: [],
}

const pageAt = (records: Partial<SiteRecords>, path: string) => {
  const page = listPublicPages({ ...emptySite, ...records }).find((candidate) => candidate.path === path)
  if (!page) throw new Error(`No page at ${path}`)
  return page
}

test('an empty site still has its fixed pages, all visible', () => {
  const pages = listPublicPages(emptySite)
  expect(pages.map(({ path }) => path)).toEqual([
    '/',
    '/about',
    '/programs',
    '/portfolio',
    '/impact',
    '/events',
    '/partners',
    '/join',
  ])
  expect(pages.every(({ isVisible }) => isVisible)).toBe(true)
})

test('the home page is edited where its chosen hero is, and changes with it', () => {
  const heroes = [
    { ...defaultHero, id: 'old', lastModified: '2026-01-01', updatedAt: '2026-01-01' },
    { ...defaultHero, id: 'new', lastModified: '2026-02-01', updatedAt: '2026-02-01' },
  ]
  const home = pageAt({ heroes }, '/')
  expect(home.editor).toBe('/admin/hero')
  expect(lastChangedSource(home)).toMatchObject({ id: 'new' })
})

test('a hidden About record hides the page and says what visitors read instead', () => {
  const about = pageAt({ about: [{ ...facts('main-about-page', '2026-01-01'), isActive: false }] }, '/about')
  expect(about).toMatchObject({ isVisible: false, note: expect.stringContaining('built-in') })
})

test('the About page changes with mission and vision too', () => {
  const about = pageAt(
    {
      about: [{ ...facts('main-about-page', '2026-01-01'), isActive: true }],
      mission: facts('mission-vision', '2026-03-01'),
    },
    '/about',
  )
  expect(lastChangedSource(about)).toMatchObject({ id: 'mission-vision' })
})

test('programs and projects lead to their builders; events say why they are hidden', () => {
  const records = {
    programs: [{ ...facts('bridgez', '2026-01-01'), title: 'Bridgez', isActive: false }],
    projects: [{ ...facts('eden', '2026-01-01'), title: 'Eden', isActive: true }],
    events: [{ ...facts('fair', '2026-01-01'), title: 'Fair', status: 'Draft' as const, isPublished: true }],
  }
  expect(pageAt(records, '/programs/bridgez')).toMatchObject({
    isVisible: false,
    editor: '/admin/programs/builder/bridgez',
  })
  expect(pageAt(records, '/projects/eden')).toMatchObject({
    isVisible: true,
    editor: '/admin/projects/builder/eden',
  })
  expect(pageAt(records, '/events/fair')).toMatchObject({
    isVisible: false,
    editor: '/admin/events',
    note: expect.stringContaining('Draft'),
  })
})

test('of several portfolio pages the first visible one counts', () => {
  const portfolios = [
    { ...facts('a', '2026-01-01'), isActive: false, order: 0 },
    { ...facts('b', '2026-01-02'), isActive: true, order: 1 },
  ]
  expect(pageAt({ portfolios }, '/portfolio')).toMatchObject({ isVisible: true })
  expect(pageAt({ portfolios: portfolios.slice(0, 1) }, '/portfolio')).toMatchObject({ isVisible: false })
})
