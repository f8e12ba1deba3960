import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { largePictureWork, pictureWork } from './picture-work.ts'

it('runs two jobs at once, the rest in turn, and forgets none', async () => {
  let running = 0
  const seen: number[] = []
  const job = async (number: number) => {
    seen.push(++running)
    await turn()
    running--
    return number
  }
  const results = await Promise.all(Array.from({ length: 7 }, (_, n) => pictureWork(() => job(n))))
  expect(results).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(Math.max(...seen)).toBe(2)
})

it('runs one job at once of those that take much memory', async () => {
  let running = 0
  const seen: number[] = []
  const job = async () => {
    seen.push(++running)
    await turn()
    running--
  }
  await Promise.all(Array.from({ length: 5 }, () => pictureWork(() => largePictureWork(job))))
  expect(seen).toEqual([1, 1, 1, 1, 1])
})

it('passes the place on when a job fails', async () => {
  const jobs = Array.from({ length: 6 }, () => pictureWork(() => Promise.reject(new Error('damaged'))))
  expect((await Promise.allSettled(jobs)).every(({ status }) => status === 'rejected')).toBe(true)
  expect(await pictureWork(async () => 'done')).toBe('done')
})
