import { describe, expect, it } from 'vitest'
import { checkChanges, checkNew } from '../schema/check-input.ts'
import type { Definition } from '../schema/define-content.ts'
import { AppError } from '../shared/app-error.ts'
import { contentTypes } from './index.ts'

const all: readonly Definition[] = contentTypes

function issuesOf(run: () => unknown): string[] {
  try {
    run()
  } catch (error) {
    if (error instanceof AppError) return error.issues.map((issue) => `${issue.path}: ${issue.message}`)
    throw error
  }
  return []
}

function definitionOf(name: string): Definition {
  const found = all.find((definition) => definition.name === name)
  if (!found) throw new Error(`No content type ${name}`)
  return found
}

const specifiedPaths = [
  'about',
  'about-page-content',
  'events',
  'footer',
  'hero-sections',
  'impact-page-content',
  'impact-stats',
  'media-albums',
  'mission-vision',
  'partners',
  'portfolio-pages',
  'programs',
  'programs-page-content',
  'projects',
  'success-stories',
  'team-members',
]

describe('the registry', () => {
  it('gives every type a name and an address of its own', () => {
    for (const key of ['name', 'path'] as const)
      expect(new Set(all.map((definition) => definition[key])).size).toBe(all.length)
  })

  it('answers under every path of the specification', () => {
    expect(all.map((definition) => definition.path)).toEqual(expect.arrayContaining(specifiedPaths))
  })

  it('refers only to collections that exist', () => {
    const targets = all.flatMap(({ fields }) =>
      Object.values(fields).flatMap(({ facts }) => facts.refersTo ?? []),
    )
    const collections = all.filter(({ kind }) => kind === 'collection').map(({ path }) => path)
    expect(collections).toEqual(expect.arrayContaining(targets))
  })

  it('lets media permission change albums, and content permission whatever else is specified', () => {
    const specified = all.filter(({ path }) => specifiedPaths.includes(path))
    const special = specified.filter(({ writePermission }) => writePermission !== 'manage_content')
    expect(special.map(({ name, writePermission }) => [name, writePermission])).toEqual([
      ['media-album', 'manage_media'],
    ])
  })
})

describe('new records start from the specified defaults', () => {
  it.each([
    [
      'program',
      { title: 'A' },
      {
        status: 'Active',
        duration: '6 months',
        participants: '50 participants per cohort',
        iconName: 'Star',
        color: 'blue',
        isAcceptingApplications: true,
        order: 0,
        isActive: true,
      },
    ],
    [
      'project',
      { description: 'a', fullDescription: 'b' },
      {
        title: 'New Project',
        location: 'Multiple locations across Africa',
        timeline: '36 months',
        status: 'Active',
        iconName: 'Star',
        color: 'green',
        order: 0,
        isActive: true,
        beneficiaries: '2,500+ direct beneficiaries',
      },
    ],
    [
      'hero-section',
      {},
      {
        fixedTitle: 'We Impact',
        animatedLines: ['Underserved Communities', 'Startups • Mentors • Partnerships'],
        description: 'Empowering Change Through Innovation',
        primaryButtonText: 'Join Us',
        primaryButtonLink: '/join',
        secondaryButtonText: 'Explore Our Programs',
        secondaryButtonLink: '/programs',
        isActive: true,
      },
    ],
    [
      'event',
      { title: 'a', description: 'b', date: '2026-11-15' },
      {
        type: 'Workshop',
        isPublished: true,
        isFeatured: false,
        status: 'Draft',
        price: 'Free',
        capacity: null,
      },
    ],
    [
      'media-album',
      { title: 'a', date: '2026-11-15' },
      { category: 'General', isPublished: true, isFeatured: false, order: 0 },
    ],
    ['impact-stat', { label: 'a', value: 0 }, { value: 0, colorClass: 'text-gsf-primary', order: 0 }],
    ['team-member', { name: 'a', position: 'b' }, { order: 0, isActive: true }],
    ['partner', { name: 'a' }, { order: 0, isActive: true }],
    ['portfolio-page', {}, { title: 'Portfolio of Impact', isActive: true }],
    ['footer', {}, { address: 'Cairo, Egypt' }],
    ['about-page-content', {}, { heroSubtitle: 'Driving Sustainable Impact Since 2013' }],
  ])('%s', (name, input, expected) => {
    expect(checkNew(definitionOf(name), input)).toMatchObject(expected)
  })

  it('get ids as specified', () => {
    const now = new Date(1_700_000_000_000)
    const idOf = (name: string, values = {}) => definitionOf(name).newId(values, now)
    expect(idOf('project')).toBe('project-1700000000000')
    expect(idOf('team-member')).toContain('1700000000000')
    expect(idOf('program', { title: 'iMentor Égypte' })).toBe('imentor-egypte')
    expect(idOf('about-page-content')).toBe('main-about-page')
    expect(idOf('portfolio-page')).toBe('portfolio-main')
    expect(definitionOf('footer').singletonId).toBe('footer')
  })
})

describe('required fields', () => {
  it.each([
    ['program', ['title']],
    ['project', ['description', 'fullDescription']],
    ['event', ['date', 'description', 'title']],
    ['media-album', ['date', 'title']],
    ['team-member', ['name', 'position']],
    ['partner', ['name']],
    ['impact-stat', ['label', 'value']],
    ['success-story', ['name', 'story']],
    ['hero-section', []],
    ['about-page-content', []],
  ])('of a new %s are %j', (name, expected) => {
    const missing = issuesOf(() => checkNew(definitionOf(name), {})).map((issue) => issue.split(':')[0])
    expect(missing.sort()).toEqual(expected)
  })

  it('cannot be emptied later where the form marks them', () => {
    expect(issuesOf(() => checkChanges(definitionOf('hero-section'), { animatedLines: [' '] }))).toHaveLength(
      1,
    )
    expect(issuesOf(() => checkChanges(definitionOf('project'), { location: '' }))).toHaveLength(1)
    expect(issuesOf(() => checkChanges(definitionOf('impact-stat'), { label: '' }))).toEqual([
      'label: Label and value are required',
    ])
    expect(checkChanges(definitionOf('impact-stat'), { label: 'Trees' })).toEqual({ label: 'Trees' })
  })
})
