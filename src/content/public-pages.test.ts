import { expect, test } from 'vitest'
import { listPublicPages, type PageRecords } from './public-pages.ts'

const facts = (id: string, updatedAt: string | null = null) => ({
  id,
  updatedAt,
  updatedBy: `editor of ${id}`,
})

const emptySite: PageRecords = {
  'hero-section': [],
  'about-page-content': [],
  'mission-vision': [facts('mission-vision')],
  'programs-page-content': [facts('programs-page-content')],
  'impact-page-content': [{ ...facts('impact-page-content'), isActive: true }],
  'portfolio-page': [],
  program: [],
  project: [],
  event: [],
  partner: [],
  post: [],
  page: [],
}

const pageAt = (records: Partial<PageRecords>, path: string) => {
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
    '/news',
    '/partners',
    '/join',
  ])
  expect(pages.every(({ isVisible }) => isVisible)).toBe(true)
  expect(pages.filter(({ isFixed }) => isFixed).map(({ path }) => path)).toEqual(['/join'])
  expect(pages.every(({ change }) => change === undefined)).toBe(true)
})

test('the home page is edited where its chosen hero is, and changes with it', () => {
  const heroes = [
    { ...facts('old', '2026-01-01'), isActive: true },
    { ...facts('new', '2026-02-01'), isActive: true },
  ]
  const home = pageAt({ 'hero-section': heroes }, '/')
  expect(home.editor).toEqual({ type: 'hero-section' })
  expect(home.change).toEqual({ time: '2026-02-01', who: 'editor of new' })
})

test('a hidden About record hides the page and says what visitors read instead', () => {
  const about = { ...facts('main-about-page', '2026-01-01'), isActive: false }
  expect(pageAt({ 'about-page-content': [about] }, '/about')).toMatchObject({
    isVisible: false,
    note: expect.stringContaining('built-in'),
  })
})

test('the About page changes with mission and vision too', () => {
  const about = pageAt(
    {
      'about-page-content': [{ ...facts('main-about-page', '2026-01-01'), isActive: true }],
      'mission-vision': [facts('mission-vision', '2026-03-01')],
    },
    '/about',
  )
  expect(about.change).toEqual({ time: '2026-03-01', who: 'editor of mission-vision' })
})

test('programs, projects and events lead to their own records; events say why they are hidden', () => {
  const records = {
    program: [{ ...facts('bridgez', '2026-01-01'), address: '', title: 'Bridgez', isActive: false }],
    project: [{ ...facts('eden', '2026-01-01'), address: '', title: 'Eden', isActive: true }],
    event: [
      {
        ...facts('fair', '2026-01-01'),
        address: '',
        title: 'Fair',
        status: 'Draft' as const,
        isPublished: true,
      },
    ],
  }
  expect(pageAt(records, '/programs/bridgez')).toMatchObject({
    isVisible: false,
    editor: { type: 'program', id: 'bridgez' },
  })
  expect(pageAt(records, '/projects/eden')).toMatchObject({
    isVisible: true,
    editor: { type: 'project', id: 'eden' },
  })
  expect(pageAt(records, '/events/fair')).toMatchObject({
    isVisible: false,
    editor: { type: 'event', id: 'fair' },
    note: expect.stringContaining('Draft'),
  })
})

test('of several portfolio pages the first visible one counts', () => {
  const portfolios = [
    { ...facts('a', '2026-01-01'), isActive: false, order: 0 },
    { ...facts('b', '2026-01-02'), isActive: true, order: 1 },
  ]
  expect(pageAt({ 'portfolio-page': portfolios }, '/portfolio')).toMatchObject({ isVisible: true })
  expect(pageAt({ 'portfolio-page': portfolios.slice(0, 1) }, '/portfolio')).toMatchObject({
    isVisible: false,
  })
})
