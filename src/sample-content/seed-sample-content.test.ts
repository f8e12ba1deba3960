import { beforeAll, describe, expect, it } from 'vitest'
import { splitByDate } from '../content/event/event-rules.ts'
import { contentTypes } from '../content/index.ts'
import { enabledInOrder } from '../content/page-section/merge-sections.ts'
import type { PageSection } from '../content/page-section/page-section.ts'
import { layoutFacts } from '../content/page-section/section-layouts.ts'
import { sectionSamples } from '../content/page-section/section-samples.ts'
import { checkNew } from '../schema/check-input.ts'
import { sampleContext } from './sample-context.ts'
import { type PictureName, samplePictures } from './sample-pictures.ts'
import { createSampleRecords } from './seed-sample-content.ts'

interface Stored extends Record<string, unknown> {
  id: string
}

const today = new Date('2026-11-15T10:00:00Z')
const records: Record<string, Stored[]> = {}
const names = Object.keys(samplePictures) as PictureName[]
const urls = new Map(names.map((name) => [name, `/files/${samplePictures[name].folder}/${name}.webp`]))
const inArabic: string[] = []

beforeAll(async () => {
  await createSampleRecords(
    {
      create: async (definition, values) => {
        records[definition.name] ??= []
        records[definition.name]?.push({ ...checkNew(definition, values), id: String(values.id) })
      },
      translate: async (definition, id, language) => {
        inArabic.push(`${definition.name} ${id} ${language}`)
      },
    },
    sampleContext(urls, today),
  )
})

const of = (name: string) => records[name] ?? []

/** Every text anywhere in the sample, with the name of the member that holds it. */
function* texts(value: unknown, name = ''): Generator<[name: string, text: string]> {
  if (typeof value === 'string') yield [name, value]
  else if (Array.isArray(value)) for (const entry of value) yield* texts(entry, name)
  else if (typeof value === 'object' && value !== null)
    for (const [key, entry] of Object.entries(value)) yield* texts(entry, key)
}

const specifiedTypes = [
  'about-page-content',
  'about-section',
  'event',
  'footer',
  'hero-section',
  'impact-page-content',
  'impact-stat',
  'media-album',
  'mission-vision',
  'partner',
  'portfolio-page',
  'program',
  'programs-page-content',
  'project',
  'success-story',
  'team-member',
]

describe('the sample content', () => {
  it('has something of every type of the specification, each under its own id', () => {
    for (const name of specifiedTypes) expect(of(name).length, name).toBeGreaterThan(0)
    for (const { name } of contentTypes) {
      expect(new Set(of(name).map((record) => record.id)).size, name).toBe(of(name).length)
    }
  })

  it('is there in Arabic, record by record', () => {
    const all = Object.entries(records).flatMap(([name, stored]) =>
      stored.map(({ id }) => `${name} ${id} ar`),
    )
    expect(inArabic).toEqual(all)
  })

  it('names the programs and projects of the specification first', () => {
    expect(
      of('program')
        .slice(0, 2)
        .map(({ id }) => id),
    ).toEqual(['bridgez', 'imentor'])
    expect(
      of('project')
        .slice(0, 3)
        .map(({ id }) => id),
    ).toEqual(['eden', 'graphene', 'nitrous'])
  })

  it('is rich enough for every list of the site', () => {
    const counts = Object.fromEntries(Object.entries(records).map(([name, list]) => [name, list.length]))
    expect(counts).toMatchObject({ partner: 8, 'team-member': 6, 'impact-stat': 7, 'success-story': 4 })
    expect(of('media-album')).toHaveLength(3)
    for (const album of of('media-album'))
      expect((album.images as unknown[]).length).toBeGreaterThanOrEqual(6)
  })

  it('always has events to come and events that were', () => {
    const shown = of('event').filter((event) => event.status === 'Published') as (Stored & { date: string })[]
    const { upcoming, past } = splitByDate(shown, today)
    expect(upcoming.length).toBeGreaterThanOrEqual(5)
    expect(past.length).toBeGreaterThanOrEqual(6)
  })

  it('uses only pictures that were saved, and every one of them', () => {
    const saved = [...urls.values()]
    const used = [...texts(records)].map(([, text]) => text).filter((text) => text.startsWith('/files/'))
    expect(used.filter((url) => !saved.includes(url))).toEqual([])
    expect(saved.filter((url) => !used.includes(url))).toEqual([])
  })

  it('links only to pages that exist', () => {
    const routes = [
      '/',
      '/about',
      '/programs',
      '/portfolio',
      '/events',
      '/join',
      '/impact',
      '/partners',
      '/news',
    ]
    const paths = [...texts(records)]
      .filter(([name]) => !name.endsWith('Color'))
      .map(([, text]) => text)
      .filter((text) => /^[/#]\S*$/.test(text) && !text.startsWith('/files/'))
    expect(paths.filter((path) => !routes.includes(path))).toEqual([])
  })

  it('links stories to programs and projects that exist', () => {
    const ids = [...of('program'), ...of('project')].map(({ id }) => id)
    for (const story of of('success-story')) expect(ids).toContain(story.programId || story.projectId)
  })
})

describe('sample pages', () => {
  const pages = () => [...of('program'), ...of('project'), ...of('portfolio-page')]
  const shownOn = (page: Stored) => enabledInOrder(page.sections as PageSection[])

  it('have 14 sections each, the portfolio 11, most of them shown', () => {
    for (const page of pages()) {
      const expected = page.id === 'portfolio-main' ? 11 : 14
      expect(page.sections, page.id).toHaveLength(expected)
      expect(shownOn(page).length, page.id).toBeGreaterThanOrEqual(9)
    }
  })

  it('show no sample sentence and no empty place for a picture, item or film', () => {
    const samples = new Set(Object.values(sectionSamples).flatMap(({ header, content }) => [header, content]))
    for (const page of pages())
      for (const section of shownOn(page)) {
        const where = `${page.id}/${section.id}`
        const { uses, maxImages } = layoutFacts(section.layout as keyof typeof sectionSamples)
        expect(section.header, where).not.toBe('')
        expect(section.content, where).not.toBe('')
        expect(samples.has(section.content) || /Describe|own words$/.test(section.content), where).toBe(false)
        if (maxImages && section.layout !== 'quote') expect(section.images.length, where).toBeGreaterThan(0)
        if (uses.includes('items') && section.layout !== 'logoGrid')
          expect(section.items.length, where).toBeGreaterThan(0)
        if (uses.includes('videoUrl')) expect(section.videoUrl, where).not.toBe('')
      }
  })

  it('describe every picture they show', () => {
    for (const page of pages())
      for (const section of shownOn(page))
        for (const image of section.images) expect(image.alt, `${page.id}/${section.id}`).not.toBe('')
  })
})
