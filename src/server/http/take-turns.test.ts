import { EventEmitter } from 'node:events'
import { setImmediate as turnEnds } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { takeTurns } from './take-turns.ts'

it('begins the first request at once, and each other one in a turn of its own', async () => {
  const turns = takeTurns(new EventEmitter())
  const begun: number[] = []
  for (const number of [1, 2, 3]) turns.take().then(() => begun.push(number))
  await Promise.resolve()
  expect(begun).toEqual([1])
  await turnEnds()
  expect(begun).toEqual([1, 2])
  await turnEnds()
  expect(begun).toEqual([1, 2, 3])
})

it('foretells how long a newcomer waits, from how many are in line and how long the last ones took', async () => {
  const turns = takeTurns(new EventEmitter())
  const begun = Array.from({ length: 40 }, () => turns.take().then(beBusy))
  for (let turn = 0; turn < 20; turn += 1) await turnEnds()
  const half = turns.waitMs()
  expect(half).toBeGreaterThan(20)
  await Promise.all(begun)
  expect(turns.waitMs()).toBe(0)
})

it('lets newcomers in before it begins the next, yet not for ever', async () => {
  const server = new EventEmitter()
  const turns = takeTurns(server)
  const begun: number[] = []
  for (const number of [1, 2, 3]) turns.take().then(() => begun.push(number))
  let letIn = 0
  for (; begun.length < 2 && letIn < 1000; letIn += 1) {
    server.emit('connection')
    await turnEnds()
  }
  expect(letIn).toBeGreaterThan(10)
  expect(letIn).toBeLessThan(1000)
  await turnEnds()
  expect(begun).toEqual([1, 2, 3])
})

function beBusy(): void {
  const end = performance.now() + 2
  while (performance.now() < end);
}
