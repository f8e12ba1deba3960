import { EventEmitter } from 'node:events'
import { setImmediate as turnEnds } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { createRequestQueue } from './request-queue.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('starts the first request at once, and each of the others in a turn of its own', async () => {
  const queue = createRequestQueue(new EventEmitter())
  const started: number[] = []
  for (const number of [1, 2, 3]) queue.enter().then(() => started.push(number))
  await Promise.resolve()
  expect(started).toEqual([1])
  await turnEnds()
  expect(started).toEqual([1, 2])
  await turnEnds()
  expect(started).toEqual([1, 2, 3])
})

it('estimates how long a new request waits, from the length of the queue and the pace of the last ones', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const queue = createRequestQueue(new EventEmitter())
  const beBusy = () => void vi.advanceTimersByTime(2)
  const started = Array.from({ length: 40 }, () => queue.enter().then(beBusy))
  for (let turn = 0; turn < 20; turn += 1) await turnEnds()
  // Half of them are still to come, at nearly two milliseconds each: the average begins at none.
  expect(queue.estimatedWaitMs()).toBeGreaterThan(30)
  expect(queue.estimatedWaitMs()).toBeLessThan(40)
  await Promise.all(started)
  expect(queue.estimatedWaitMs()).toBe(0)
})

it('accepts connections before it starts the next request, but not for ever', async () => {
  const server = new EventEmitter()
  const queue = createRequestQueue(server)
  const started: number[] = []
  for (const number of [1, 2, 3]) queue.enter().then(() => started.push(number))
  let accepted = 0
  for (; started.length < 2 && accepted < 1000; accepted += 1) {
    server.emit('connection')
    await turnEnds()
  }
  expect(accepted).toBeGreaterThan(10)
  expect(accepted).toBeLessThan(1000)
  await turnEnds()
  expect(started).toEqual([1, 2, 3])
})
