import { expect, it } from 'vitest'
import { backoffMs } from './due-kind.ts'

it('waits a minute after the first failure, then twice as long each time, and never more than twelve hours', () => {
  const minutes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 50].map((attempts) => backoffMs(attempts) / 60_000)
  expect(minutes).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 720, 720])
})
