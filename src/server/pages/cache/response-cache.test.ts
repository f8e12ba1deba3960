import { brotliDecompressSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import { type CacheSlot, cacheSlots } from './cache-slot.ts'
import { compressBody } from './compress-body.ts'
import { type NewResponse, ResponseCache } from './response-cache.ts'

const page = (key: string): CacheSlot => ({ key, type: undefined })
/** A cache for content whose version the test sets. */
function cacheAt(versions: Record<string, number | null>, maxBytes = 64 * 1024 * 1024): ResponseCache {
  return new ResponseCache((type = 'all') => versions[type] ?? null, { maxBytes })
}

const response = (changes: Partial<NewResponse> = {}): NewResponse => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from('hello '.repeat(400)),
  version: 1,
  staleAt: Number.POSITIVE_INFINITY,
  ...changes,
})

it('answers only for the version it was made from', () => {
  const versions: Record<string, number | null> = { all: 1 }
  const cache = cacheAt(versions)
  cache.set(page('/'), response())
  expect(cache.get(page('/'), 0)?.status).toBe(200)
  versions.all = 2
  expect(cache.get(page('/'), 0)).toBeUndefined()
  versions.all = null
  expect(cache.get(page('/'), 0)).toBeUndefined()
})

it('keeps what is made from one content type while only others change', () => {
  const versions = { all: 5, program: 5, event: 3 }
  const cache = cacheAt(versions)
  const [programs, events] = ['program', 'event'].map((type) => ({ key: `/api/${type}s`, type }))
  if (!programs || !events) throw new Error('There are two')
  cache.set(page('/'), response({ version: 5 }))
  cache.set(programs, response({ version: 5 }))
  cache.set(events, response({ version: 3 }))
  Object.assign(versions, { all: 6, program: 6 })
  cache.set(page('/about'), response({ version: 6 }))
  expect(cache.get(events, 0)).toBeDefined()
  expect(cache.get(programs, 0)).toBeUndefined()
  expect(cache.get(page('/'), 0)).toBeUndefined()
})

it('keeps what told what it was made from while only other content types change', () => {
  const versions: Record<string, number | null> = { all: 5, menu: 2, footer: 5, event: 3 }
  const cache = cacheAt(versions)
  cache.set(page('/api/menu'), response({ version: 5, types: ['menu', 'footer'] }))
  Object.assign(versions, { all: 6, event: 6 })
  cache.set(page('/about'), response({ version: 6 }))
  expect(cache.get(page('/api/menu'), 0)).toBeDefined()
  Object.assign(versions, { all: null, menu: null, footer: null })
  expect(cache.get(page('/api/menu'), 0)).toBeUndefined()
  Object.assign(versions, { all: 6, menu: 2, footer: 5 })
  expect(cache.get(page('/api/menu'), 0)).toBeDefined()
  Object.assign(versions, { all: 7, menu: 7 })
  expect(cache.get(page('/api/menu'), 0)).toBeUndefined()
})

it('does not keep what a write of its content types overtook', () => {
  const cache = cacheAt({ all: 6, menu: 6 })
  cache.set(page('/api/menu'), response({ version: 5, types: ['menu'] }))
  expect(cache.get(page('/api/menu'), 0)).toBeUndefined()
})

it('forgets what the clock made stale', () => {
  const cache = cacheAt({ all: 1 })
  cache.set(page('/'), response({ staleAt: 100 }))
  expect(cache.get(page('/'), 99)).toBeDefined()
  expect(cache.get(page('/'), 100)).toBeUndefined()
})

it('never lets an older answer take the place of a newer one', () => {
  const cache = cacheAt({ all: 2 })
  cache.set(page('/'), response({ body: Buffer.from('new'), version: 2 }))
  cache.set(page('/'), response({ body: Buffer.from('old'), version: 1 }))
  expect(cache.get(page('/'), 0)?.body.toString()).toBe('new')
})

it('compresses an answer once, for all who ask for it', async () => {
  const compress = vi.fn(compressBody)
  const cache = new ResponseCache(() => 1, { compress })
  const entry = cache.set(page('/'), response())
  const [first, second] = await Promise.all([cache.compressed(entry, 'br'), cache.compressed(entry, 'br')])
  expect(first).toBe(second)
  expect(await cache.compressed(entry, 'br')).toBe(first)
  expect(brotliDecompressSync(first)).toEqual(response().body)
  expect(compress).toHaveBeenCalledTimes(1)
})

it('stays within its memory', () => {
  const cache = cacheAt({ all: 1 }, 64 * 1024)
  const body = Buffer.alloc(1024, 'x')
  for (let index = 0; index < 100; index += 1) cache.set(page(`/${index}`), response({ body }))
  const kept = Array.from({ length: 100 }, (_, index) => cache.get(page(`/${index}`), 0)).filter(Boolean)
  expect(kept.length).toBeLessThanOrEqual(64)
  expect(cache.get(page('/99'), 0)).toBeDefined()
})

it('gives up first what nobody asked for the longest', () => {
  const cache = cacheAt({ all: 1 }, 8 * 1024)
  const keep = (key: string) => cache.set(page(key), response({ body: Buffer.alloc(1000, 'x') }))
  const isKept = (key: string) => cache.get(page(key), 0) !== undefined
  for (let index = 0; index < 8; index += 1) keep(`/${index}`)
  expect(isKept('/0')).toBe(true)
  keep('/8')
  expect([isKept('/0'), isKept('/1')]).toEqual([true, false])
})

it('counts the compressed forms of an answer too', async () => {
  // As long as its body: what cannot be made shorter.
  const cache = new ResponseCache(() => 1, { maxBytes: 5 * 1024, compress: async (body) => body })
  const keep = (key: string) => cache.set(page(key), response({ body: Buffer.alloc(600, 'x') }))
  const [first, , third] = Array.from({ length: 8 }, (_, index) => keep(`/${index}`))
  if (!first || !third) throw new Error('There are eight')
  await cache.compressed(third, 'br')
  expect(cache.get(first.slot, 0)).toBeUndefined()
  expect(cache.get(third.slot, 0)).toBe(third)
})

it('does the work once for a hundred who ask at the same time', async () => {
  const cache = cacheAt({ all: 1 })
  const work = vi.fn(async () => 'page')
  const answers = await Promise.all(Array.from({ length: 100 }, () => cache.once('/', 1, work)))
  expect(new Set(answers)).toEqual(new Set(['page']))
  expect(work).toHaveBeenCalledTimes(1)
  await cache.once('/', 1, work)
  expect(work).toHaveBeenCalledTimes(2)
})

it('keeps lists and records of content by what changes their answer, and nothing else of the API', () => {
  const definitions = [
    { name: 'event', path: 'events', filterBy: 'status' },
    { name: 'footer', path: 'footer', filterBy: undefined },
  ]
  const slotOf = cacheSlots(definitions, { keyOf: () => 'page' })
  const keyOf = (url: string) => slotOf(url)?.key
  expect(keyOf('/api/events')).toBe('/api/events')
  expect(keyOf('/api/events?utm=x&status=Published')).toBe('/api/events?status=Published')
  expect(keyOf('/api/events?offset=1&limit=2')).toBe(keyOf('/api/events?limit=2&offset=1'))
  expect(keyOf('/api/events/one')).toBe('/api/events/one')
  expect(keyOf('/api/events/one/revisions')).toBeUndefined()
  expect(keyOf('/api/users')).toBeUndefined()
  expect(keyOf('/api/auth/session')).toBeUndefined()
  expect(slotOf('/about')).toEqual({ key: 'page', type: undefined })
  expect(slotOf('/api/events/one')?.type).toBe('event')
})
