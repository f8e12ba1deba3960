import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startResendLoop } from './resend-loop.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

it('tries again after a while, and less and less often', async () => {
  const send = vi.fn(async () => false)
  const loop = startResendLoop(send, () => true)
  await seconds(2.9)
  expect(send).toHaveBeenCalledTimes(0)
  await seconds(0.1)
  expect(send).toHaveBeenCalledTimes(1)
  await seconds(6 + 12 + 24 + 30 + 30)
  expect(send).toHaveBeenCalledTimes(6)
  loop.stop()
  await seconds(120)
  expect(send).toHaveBeenCalledTimes(6)
})

it('waits while there is no network, and sends at once when asked to', async () => {
  const send = vi.fn(async () => false)
  const loop = startResendLoop(send, () => false)
  await seconds(120)
  expect(send).toHaveBeenCalledTimes(0)
  await loop.now()
  expect(send).toHaveBeenCalledTimes(1)
  loop.stop()
  await loop.now()
  expect(send).toHaveBeenCalledTimes(1)
})

it('sends one at a time, however slow the line is', async () => {
  let finish = () => {}
  const send = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const loop = startResendLoop(send, () => true)
  const first = loop.now()
  await loop.now()
  await seconds(120)
  expect(send).toHaveBeenCalledTimes(1)
  finish()
  await first
  loop.stop()
})
