import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakedAnswers } from '../../../tests/support/faked-answers.ts'
import { RequestError } from '../../client/request-json.ts'

const broken = new TypeError('network')

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('tries twice more, after one second and after two, and fails then', async () => {
  const { cache, asked, observe } = fakedAnswers(() => broken)
  observe({ url: '/a' })
  const countAfter = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    return asked.length
  }
  expect(await countAfter(999)).toBe(1)
  expect(await countAfter(1)).toBe(2)
  expect(await countAfter(1999)).toBe(2)
  expect(cache.get('/a')).toMatchObject({ isPending: true, error: null, fetchStatus: 'fetching' })
  expect(await countAfter(1)).toBe(3)
  expect(cache.get('/a')).toMatchObject({ isPending: false, error: broken, fetchStatus: 'idle' })
  expect(await countAfter(60_000)).toBe(3)
})

it('does not try again what the server refused, but what it had no time for', async () => {
  const refused = fakedAnswers(() => new RequestError(403, '', ''))
  refused.observe({ url: '/a' })
  const busy = fakedAnswers((_, count) => (count === 1 ? new RequestError(503, '', '') : 'good'))
  busy.observe({ url: '/a' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(refused.asked).toHaveLength(1)
  expect(busy.cache.get('/a').data).toBe('good')
})

it('the data of a page is tried for as long as it takes, every three seconds in the end', async () => {
  const { cache, asked } = fakedAnswers((_, count) => (count < 6 ? broken : 'good'))
  const answer = cache.fetch({ url: '/data', retry: () => true })
  await vi.advanceTimersByTimeAsync(1000 + 2000 + 3 * 3000 - 1)
  expect(asked).toHaveLength(5)
  await vi.advanceTimersByTimeAsync(1)
  expect(await answer).toBe('good')
})

it('is not tried again when nobody shows it any more, unless somebody comes back', async () => {
  const left = fakedAnswers(() => broken)
  left.observe({ url: '/a' }).stop()
  const leftLater = fakedAnswers(() => broken)
  const { stop } = leftLater.observe({ url: '/a' })
  await vi.advanceTimersByTimeAsync(500)
  stop()
  const back = fakedAnswers((_, count) => (count === 1 ? broken : 'good'))
  back.observe({ url: '/a' }).stop()
  back.observe({ url: '/a' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(left.asked).toHaveLength(1)
  expect(leftLater.asked).toHaveLength(1)
  expect(back.cache.get('/a').data).toBe('good')
})

it('waits for the network, and says so', async () => {
  const { cache, asked, goOffline, goOnline, observe } = fakedAnswers()
  goOffline()
  const { seen } = observe({ url: '/a' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual([])
  expect(cache.get('/a')).toMatchObject({ isPending: true, fetchStatus: 'paused' })
  goOnline()
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual(['/a'])
  expect(seen).toEqual(['fetching', 'paused', 'fetching', 'idle'])
})

it('a second try waits for the network and for the visitor', async () => {
  const { asked, goOffline, goOnline, hide, show, observe } = fakedAnswers(() => broken)
  observe({ url: '/a' })
  hide()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(1)
  goOffline()
  show()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(1)
  goOnline()
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toHaveLength(2)
})

it('a first try needs nobody to look', async () => {
  const { asked, hide, observe } = fakedAnswers()
  hide()
  observe({ url: '/a' })
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual(['/a'])
})

it('with the network comes what is shown and stale or failed, and nothing else', async () => {
  const { cache, asked, goOffline, goOnline, observe } = fakedAnswers((url, count) =>
    url === '/failed' && count === 1 ? new RequestError(400, '', '') : url,
  )
  observe({ url: '/failed' })
  await vi.advanceTimersByTimeAsync(0)
  for (const url of ['/fresh', '/stale', '/out-of-sight']) cache.put(url, 'old')
  observe({ url: '/fresh' })
  observe({ url: '/stale', staleTime: 0, refetchOnMount: false })
  asked.length = 0
  goOnline()
  await vi.advanceTimersByTimeAsync(0)
  // It was there all the time.
  expect(asked).toEqual([])
  goOffline()
  goOnline()
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual(['/failed', '/stale'])
})

it('coming back to the window asks for nothing', async () => {
  const { cache, asked, hide, show, observe } = fakedAnswers()
  cache.put('/a', 'old')
  observe({ url: '/a', staleTime: 0, refetchOnMount: false })
  hide()
  show()
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual([])
})
