import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import { cacheKeys } from './cache-key.ts'
import { chooseForm } from './fast-path.ts'
import { MissGate } from './miss-gate.ts'
import { type NewResponse, ResponseCache } from './response-cache.ts'

const response = (changes: Partial<NewResponse> = {}): NewResponse => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: 'hello '.repeat(400),
  version: 1,
  staleAt: Number.POSITIVE_INFINITY,
  ...changes,
})

it('answers only for the version it was made from', () => {
  const cache = new ResponseCache()
  cache.keep('/', response())
  expect(cache.find('/', 1, 0)?.status).toBe(200)
  expect(cache.find('/', 2, 0)).toBeUndefined()
  expect(cache.find('/', null, 0)).toBeUndefined()
})

it('forgets what the clock made stale', () => {
  const cache = new ResponseCache()
  cache.keep('/', response({ staleAt: 100 }))
  expect(cache.find('/', 1, 99)).toBeDefined()
  expect(cache.find('/', 1, 100)).toBeUndefined()
})

it('never lets an older answer take the place of a newer one', () => {
  const cache = new ResponseCache()
  cache.keep('/', response({ body: 'new', version: 2 }))
  cache.keep('/', response({ body: 'old', version: 1 }))
  expect(cache.find('/', 2, 0)?.forms.identity.body.toString()).toBe('new')
  expect(cache.find('/', 1, 0)).toBeUndefined()
})

it('sends the best form that the client takes, compressed once', async () => {
  const cache = new ResponseCache()
  const entry = cache.keep('/', response())
  const sent = async (accepted?: string) => chooseForm(cache, '/', entry, accepted)
  expect((await sent()).body.toString()).toBe(response().body)
  const [first, second] = await Promise.all([sent('gzip, br'), sent('br')])
  expect(first).toBe(second)
  expect(brotliDecompressSync(first.body).toString()).toBe(response().body)
  const { body, headers } = await sent('gzip')
  expect(gunzipSync(body).toString()).toBe(response().body)
  expect(headers.slice(-6, -2)).toEqual(['content-encoding', 'gzip', 'content-length', String(body.length)])
  expect(headers.filter((text) => text === 'content-length')).toHaveLength(1)
  expect(chooseForm(cache, '/', entry, 'gzip')).toBe(entry.forms.gzip)
})

it('leaves small answers as they are', () => {
  const cache = new ResponseCache()
  const entry = cache.keep('/', response({ body: 'small' }))
  expect(chooseForm(cache, '/', entry, 'br')).toBe(entry.forms.identity)
})

it('stays within its memory', () => {
  const cache = new ResponseCache(64 * 1024)
  const body = 'x'.repeat(1024)
  for (let index = 0; index < 100; index += 1) cache.keep(`/${index}`, response({ body }))
  const kept = Array.from({ length: 100 }, (_, index) => cache.find(`/${index}`, 1, 0)).filter(Boolean)
  expect(kept.length).toBeLessThanOrEqual(64)
  expect(cache.find('/99', 1, 0)).toBeDefined()
})

it('does the work once for a hundred who ask at the same time', async () => {
  const cache = new ResponseCache()
  const work = vi.fn(async () => 'page')
  const answers = await Promise.all(Array.from({ length: 100 }, () => cache.once('/', 1, work)))
  expect(new Set(answers)).toEqual(new Set(['page']))
  expect(work).toHaveBeenCalledTimes(1)
  await cache.once('/', 1, work)
  expect(work).toHaveBeenCalledTimes(2)
})

it('lets one make a missing answer while the others wait for it', () => {
  const gate = new MissGate()
  const again = vi.fn()
  const [maker, other] = [{}, {}]
  expect(gate.enter('1 /', maker, again)).toBe(true)
  expect(gate.enter('1 /', {}, again)).toBe(false)
  expect(gate.enter('1 /', {}, again)).toBe(false)
  expect(gate.enter('2 /', other, again)).toBe(true)
  gate.leave({})
  gate.leave(other)
  expect(again).not.toHaveBeenCalled()
  gate.leave(maker)
  gate.leave(maker)
  expect(again).toHaveBeenCalledTimes(2)
  expect(gate.enter('1 /', {}, again)).toBe(true)
})

it('keeps lists and records of content by what changes their answer, and nothing else of the API', () => {
  const definitions = [
    { path: 'events', filterBy: 'status' },
    { path: 'footer', filterBy: undefined },
  ]
  const keyOf = cacheKeys(definitions, () => 'page')
  expect(keyOf('/api/events')).toBe('/api/events')
  expect(keyOf('/api/events?utm=x&status=Published')).toBe('/api/events?status=Published')
  expect(keyOf('/api/events?offset=1&limit=2')).toBe(keyOf('/api/events?limit=2&offset=1'))
  expect(keyOf('/api/events/one')).toBe('/api/events/one')
  expect(keyOf('/api/events/one/revisions')).toBeUndefined()
  expect(keyOf('/api/users')).toBeUndefined()
  expect(keyOf('/api/auth/session')).toBeUndefined()
  expect(keyOf('/about')).toBe('page')
})
