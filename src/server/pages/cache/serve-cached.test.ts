import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { answerNotModified, etagOf } from '../../http/etag-reply.ts'
import { type CacheOptions, ResponseCache } from './response-cache.ts'
import { serveCached } from './serve-cached.ts'

const body = 'hello '.repeat(400)

let app: FastifyInstance
afterEach(() => app.close())

interface Setup extends CacheOptions {
  answer?: (times: number) => { status?: number; cacheControl?: string; body?: string }
  leadsOn?: boolean
}

/** One page behind the cache, whose content has the version that the test sets. */
function open({ answer = () => ({}), leadsOn = false, ...options }: Setup = {}) {
  app = Fastify()
  const content: { version: number | null } = { version: 1 }
  const onMissing = vi.fn(() => leadsOn)
  serveCached(app, {
    cache: new ResponseCache(() => content.version, options),
    slotOf: (url) => (url.startsWith('/private') ? undefined : { key: url, type: undefined }),
    sessionCookie: 'session',
    onMissing,
  })
  answerNotModified(app)
  const made = vi.fn(answer)
  app.get('/*', async (_request, reply) => {
    const { status = 200, cacheControl = 'public, no-cache', body: own = body } = made(made.mock.calls.length)
    // What is read takes its time.
    await new Promise(setImmediate)
    return reply
      .code(status)
      .headers({ 'cache-control': cacheControl, etag: etagOf(own) })
      .type('text/html')
      .send(own)
  })
  const ask = (headers: Record<string, string> = {}, url = '/', method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ url, method, headers })
  return { content, made, onMissing, ask }
}

it('makes an answer once for a version of the content, and anew for the next', async () => {
  const { content, made, ask } = open({ answer: (times) => ({ body: `page ${times}` }) })
  const first = await ask()
  expect(await ask()).toMatchObject({ statusCode: 200, body: first.body, headers: first.headers })
  expect(made).toHaveBeenCalledTimes(1)
  content.version = 2
  expect((await ask()).body).not.toBe(first.body)
})

it('makes it once for all who ask at the same time, and for each where it cannot be kept', async () => {
  const { made, ask } = open()
  await Promise.all(Array.from({ length: 20 }, () => ask()))
  expect(made).toHaveBeenCalledTimes(1)
  await app.close()
  const other = open({ answer: () => ({ cacheControl: 'no-store' }) })
  const answers = await Promise.all(Array.from({ length: 20 }, () => other.ask()))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
  expect(other.made).toHaveBeenCalledTimes(20)
})

it('keeps nothing that a write overtakes, nor while nobody knows the version', async () => {
  const { content, made, ask } = open()
  const overtaken = ask()
  await vi.waitUntil(() => made.mock.calls.length === 1)
  content.version = 2
  await overtaken
  await ask()
  expect(made).toHaveBeenCalledTimes(2)
  content.version = null
  await ask()
  await ask()
  expect(made).toHaveBeenCalledTimes(4)
})

it.each([
  ['a session', { cookie: 'a=b; session=x' }, '/'],
  ['a call of staff', { 'x-audience': 'staff' }, '/'],
  ['an address that is not kept', {}, '/private'],
])('leaves %s to its route', async (_, headers, url) => {
  const { made, ask } = open()
  await ask()
  made.mockClear()
  await ask(headers, url)
  await ask(headers, url)
  expect(made).toHaveBeenCalledTimes(2)
})

it('sends the best form that the client takes, in the same words', async () => {
  const { made, ask } = open()
  for (const _ of ['made', 'kept']) {
    const brotli = await ask({ 'accept-encoding': 'gzip, br' })
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(body)
    const gzip = await ask({ 'accept-encoding': 'gzip' })
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(body)
    expect(gzip.headers['content-length']).toBe(String(gzip.rawPayload.length))
    const plain = await ask()
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, body])
  }
  expect(made).toHaveBeenCalledTimes(1)
})

it('leaves small answers as they are', async () => {
  const { ask } = open({ answer: () => ({ body: 'small' }) })
  expect((await ask({ 'accept-encoding': 'br' })).body).toBe('small')
})

it('sends what cannot be compressed as it is', async () => {
  const { ask } = open({ compress: () => Promise.reject(new Error('no memory left to compress')) })
  for (const _ of ['made', 'kept']) {
    const answer = await ask({ 'accept-encoding': 'br' })
    expect([answer.statusCode, answer.headers['content-encoding'], answer.body]).toEqual([
      200,
      undefined,
      body,
    ])
  }
})

it('answers who holds it already with 304, and a HEAD without a body', async () => {
  const { made, ask } = open()
  const { etag = '' } = (await ask()).headers
  const known = await ask({ 'if-none-match': String(etag), 'accept-encoding': 'br' })
  expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', etag])
  const head = await ask({}, '/', 'HEAD')
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '2400'])
  expect(made).toHaveBeenCalledTimes(1)
})

it('looks again for a missing page that may lead elsewhere, and notes one that does not', async () => {
  const missing = () => ({ status: 404 })
  const first = open({ answer: missing })
  await first.ask()
  await first.ask()
  expect([first.made.mock.calls.length, first.onMissing.mock.calls]).toEqual([1, [['/']]])
  await app.close()
  const second = open({ answer: missing, leadsOn: true })
  await second.ask()
  await second.ask()
  expect(second.made).toHaveBeenCalledTimes(2)
})
