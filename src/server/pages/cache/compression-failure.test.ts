import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFastServer, type FastPath } from './fast-path.ts'
import { fillCache } from './fill-cache.ts'
import { ResponseCache } from './response-cache.ts'
import { SingleFlight } from './single-flight.ts'

const body = 'hello '.repeat(400)
const failure = new Error('no memory left to compress')
const logFailure = vi.fn()
const slot = { key: '/', type: undefined }

let fastPath: FastPath
beforeEach(() => {
  logFailure.mockClear()
  const compress = () => Promise.reject(failure)
  fastPath = {
    cache: new ResponseCache(() => 1, { compress }),
    misses: new SingleFlight(),
    slotOf: () => slot,
    onMissing: () => false,
    sessionCookie: 'session',
    logFailure,
  }
})

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

it('sends what is cached as it is where it cannot be compressed', async () => {
  const headers = { 'content-type': 'text/html' }
  const staleAt = Number.POSITIVE_INFINITY
  fastPath.cache.set(slot, { status: 200, headers, body: Buffer.from(body), version: 1, staleAt })
  const server = createFastServer(fastPath, () => expect.unreachable('It is cached'))
  stops.push(() => server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}`, { headers: { 'accept-encoding': 'br' } })
  expect([answer.status, answer.headers.get('content-encoding'), await answer.text()]).toEqual([
    200,
    null,
    body,
  ])
  expect(logFailure).toHaveBeenCalledWith(failure)
})

it('sends what was just made as it is where it cannot be compressed', async () => {
  const app = Fastify()
  stops.push(() => app.close())
  fillCache(app, fastPath)
  app.get('/', (_request, reply) => reply.header('cache-control', 'public, no-cache').send(body))
  const answer = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } })
  expect([answer.statusCode, answer.headers['content-encoding'], answer.body]).toEqual([200, undefined, body])
  expect(logFailure).toHaveBeenCalledWith(failure)
})
