import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createChangeQueue, type QueueState } from './change-queue.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function queueWith(send: (changes: object) => Promise<void>) {
  const states: QueueState[] = []
  const queue = createChangeQueue({ send, onState: (state) => states.push(state), pauseMs: 500 })
  return { queue, states }
}

it('sends after a pause, everything in one call', async () => {
  const send = vi.fn(async () => undefined)
  const { queue, states } = queueWith(send)
  queue.add({ label: 'a' })
  await vi.advanceTimersByTimeAsync(400)
  queue.add({ label: 'ab', value: 3 })
  await vi.advanceTimersByTimeAsync(499)
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(send.mock.calls).toEqual([[{ label: 'ab', value: 3 }]])
  expect(states.at(-1)).toBe('saved')
})

it('sends at once when the field is left, and nothing where nothing changed', async () => {
  const send = vi.fn(async () => undefined)
  const { queue } = queueWith(send)
  await queue.flush()
  queue.add({ label: 'a' })
  await queue.flush()
  await vi.advanceTimersByTimeAsync(1000)
  expect(send).toHaveBeenCalledTimes(1)
})

it('never has two calls under way, and keeps their order', async () => {
  const finish: (() => void)[] = []
  const send = vi.fn(() => new Promise<void>((resolve) => finish.push(resolve)))
  const { queue } = queueWith(send)
  queue.add({ label: 'first' })
  void queue.flush()
  queue.add({ label: 'second' })
  void queue.flush()
  expect(send).toHaveBeenCalledTimes(1)
  finish[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(send.mock.calls.at(-1)).toEqual([{ label: 'second' }])
})

it('keeps what could not be sent and sends it with the next change', async () => {
  const send = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('cut line'))
  const { queue, states } = queueWith(send)
  queue.add({ label: 'a', suffix: '+' })
  await queue.flush()
  expect(states.at(-1)).toBe('failed')
  expect(queue.hasWork()).toBe(true)
  queue.add({ label: 'b' })
  await queue.flush()
  expect(send.mock.calls.at(-1)).toEqual([{ label: 'b', suffix: '+' }])
  expect(queue.hasWork()).toBe(false)
})
