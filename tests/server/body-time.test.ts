import { Readable } from 'node:stream'
import { setImmediate as turnEnds } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { limitBodyTime } from '../../src/server/http/body-timeout.ts'

const longerThanAnyForm = 60_000

let app: FastifyInstance
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  app = Fastify()
  limitBodyTime(app)
})
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
})

it('takes as long as it takes to answer a request whose body is there, or that has none', async () => {
  app.post('/slow', async () => {
    vi.advanceTimersByTime(longerThanAnyForm)
    await turnEnds()
    return 'done'
  })
  expect((await app.inject({ method: 'POST', url: '/slow' })).body).toBe('done')
  expect((await app.inject({ method: 'POST', url: '/slow', payload: { name: 'Nile' } })).body).toBe('done')
})

it('cuts off a body that does not end', async () => {
  app.post('/form', async () => 'done')
  const payload = new Readable({ read: () => vi.advanceTimersByTime(longerThanAnyForm) })
  const headers = { 'content-type': 'application/json', 'content-length': '1000' }
  await expect(app.inject({ method: 'POST', url: '/form', headers, payload })).rejects.toThrow()
})
