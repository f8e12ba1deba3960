import { afterEach, expect, it, vi } from 'vitest'
import { pageTypes } from '../../../content/public-pages.ts'
import { readPublicPages } from './read-public-pages.ts'

afterEach(() => vi.unstubAllGlobals())

const saved = (id: string, updatedBy: string) => ({
  id,
  title: id,
  isActive: true,
  createdAt: '2026-01-01',
  updatedAt: '2026-02-01',
  updatedBy,
})

it('reads who changed each page from the records themselves, however many there are', async () => {
  const asked: string[] = []
  const programs = Array.from({ length: 500 }, (_, index) => saved(`program-${index}`, `Person ${index}`))
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    if (url === '/api/programs') return Response.json(programs)
    const isRecord = /mission-vision|programs-page-content|impact-page-content/.test(url)
    return Response.json(isRecord ? saved('one', 'Mona') : [])
  })
  const pages = await readPublicPages()
  const changeAt = (path: string) => pages.find((page) => page.path === path)?.change
  expect(changeAt('/programs/program-499')).toEqual({ time: '2026-02-01', who: 'Person 499' })
  expect(changeAt('/impact')).toEqual({ time: '2026-02-01', who: 'Mona' })
  expect(changeAt('/join')).toBeUndefined()
  expect(asked).toHaveLength(pageTypes.length)
})
