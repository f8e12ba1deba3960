import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakedAnswers } from '../../../tests/support/faked-answers.ts'
import { RequestError } from '../../client/request-json.ts'

const minutes = 60_000
const broken = new TypeError('network')

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Until everything that needs no waiting has happened. */
const settle = () => vi.advanceTimersByTimeAsync(0)

it('asks once for what several show at the same time', async () => {
  const { cache, asked, observe } = fakedAnswers()
  observe({ url: '/a' })
  observe({ url: '/a' })
  cache.prefetch({ url: '/a' })
  expect(cache.get('/a')).toEqual({ data: undefined, error: null, isPending: true, fetchStatus: 'fetching' })
  await settle()
  expect(asked).toEqual(['/a'])
  expect(cache.get('/a')).toEqual({ data: '/a', error: null, isPending: false, fetchStatus: 'idle' })
})

it('knows nothing of what nobody asked for', () => {
  const { cache, asked } = fakedAnswers()
  expect(cache.get('/a')).toEqual({ data: undefined, error: null, isPending: true, fetchStatus: 'idle' })
  expect(asked).toEqual([])
})

it('keeps an answer for ten minutes, or as long as the query says', async () => {
  const { cache, asked, observe } = fakedAnswers()
  for (const url of ['/default', '/five', '/never']) cache.put(url, 'brought')
  const open = () => {
    observe({ url: '/default' }).stop()
    observe({ url: '/five', staleTime: 5 * minutes }).stop()
    observe({ url: '/never', staleTime: 0 }).stop()
  }
  open()
  await settle()
  expect(asked.splice(0)).toEqual(['/never'])
  await vi.advanceTimersByTimeAsync(5 * minutes)
  open()
  await settle()
  expect(asked.splice(0)).toEqual(['/five', '/never'])
  await vi.advanceTimersByTimeAsync(5 * minutes)
  open()
  await settle()
  expect(asked).toEqual(['/default', '/five', '/never'])
})

it('does not read again on opening what must not be, but reads what is unknown', async () => {
  const { cache, asked, observe } = fakedAnswers()
  cache.put('/known', 'brought')
  observe({ url: '/known', staleTime: 0, refetchOnMount: false })
  observe({ url: '/unknown', staleTime: 0, refetchOnMount: false })
  await settle()
  expect(asked).toEqual(['/unknown'])
})

it('gives whoever fetches the fresh answer, or the failure', async () => {
  const { cache, asked } = fakedAnswers((url) => (url === '/bad' ? new RequestError(400, '', 'no') : url))
  cache.put('/a', 'brought')
  expect(await cache.fetch({ url: '/a' })).toBe('brought')
  expect(await cache.fetch({ url: '/a', staleTime: 0 })).toBe('/a')
  await expect(cache.fetch({ url: '/bad' })).rejects.toThrow('400: no')
  expect(asked).toEqual(['/a', '/bad'])
})

it('forgets what nobody has shown for half an hour, and nothing before', async () => {
  const { cache, observe } = fakedAnswers()
  const { stop } = observe({ url: '/a' })
  cache.put('/ahead', 1)
  await vi.advanceTimersByTimeAsync(40 * minutes)
  expect(cache.get('/a').data).toBe('/a')
  expect(cache.get('/ahead').data).toBeUndefined()
  stop()
  await vi.advanceTimersByTimeAsync(29 * minutes)
  expect(cache.get('/a').data).toBe('/a')
  const { stop: stopAgain } = observe({ url: '/a', staleTime: 99 * minutes })
  await vi.advanceTimersByTimeAsync(29 * minutes)
  stopAgain()
  await vi.advanceTimersByTimeAsync(30 * minutes)
  expect(cache.get('/a').data).toBeUndefined()
})

it('an answer that says the same is the same object, another one is not', async () => {
  const { cache } = fakedAnswers((_, count) => [{ id: count < 2 ? 'a' : 'b' }])
  cache.put('/a', [{ id: 'a' }])
  const { data } = cache.get('/a')
  await cache.refetch({ url: '/a' })
  expect(cache.get('/a').data).toBe(data)
  await cache.refetch({ url: '/a' })
  expect(cache.get('/a').data).toEqual([{ id: 'b' }])
})

it('answers null for a record that does not exist, and only where that is asked for', async () => {
  const { cache, asked } = fakedAnswers(() => new RequestError(404, 'Not Found', ''))
  expect(await cache.fetch({ url: '/a', meta: { missingIsNull: true } })).toBeNull()
  await expect(cache.fetch({ url: '/b' })).rejects.toThrow('404: Not Found')
  // A missing record is known to be missing: it is not asked for again while that is fresh.
  expect(await cache.fetch({ url: '/a', meta: { missingIsNull: true } })).toBeNull()
  expect(asked).toEqual(['/a', '/b'])
})

it('shows the last good answer when asking again fails, together with the failure', async () => {
  const { cache, observe } = fakedAnswers(() => broken)
  cache.put('/a', 'old')
  observe({ url: '/a', staleTime: 0 })
  await vi.advanceTimersByTimeAsync(3000)
  expect(cache.get('/a')).toEqual({ data: 'old', error: broken, isPending: false, fetchStatus: 'idle' })
})

it('asked again after a failure, it is awaited as if it had never failed', async () => {
  const { cache } = fakedAnswers((_, count) => (count === 1 ? new RequestError(400, '', 'no') : 'good'))
  await cache.refetch({ url: '/a' })
  expect(cache.get('/a')).toMatchObject({ isPending: false, error: { status: 400 }, data: undefined })
  const again = cache.refetch({ url: '/a' })
  expect(cache.get('/a')).toMatchObject({ isPending: true, error: null, fetchStatus: 'fetching' })
  await again
  expect(cache.get('/a')).toMatchObject({ isPending: false, error: null, data: 'good' })
})

it('a page out of the memory asks again for what is stale and shown, once, and for nothing else', async () => {
  const { cache, asked, observe } = fakedAnswers()
  for (const url of ['/stale', '/never-again', '/out-of-sight']) cache.put(url, 'old')
  observe({ url: '/stale' })
  observe({ url: '/stale' })
  observe({ url: '/never-again', refetchOnMount: false })
  await vi.advanceTimersByTimeAsync(9 * minutes)
  cache.put('/fresh', 'fresh')
  observe({ url: '/fresh' })
  cache.refetchAfterRestore()
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(minutes)
  cache.refetchAfterRestore()
  await settle()
  expect(asked).toEqual(['/stale'])
})

it('what was on its way before the page was left counts no more', async () => {
  const arrive: ((value: string) => void)[] = []
  const { cache, observe } = fakedAnswers(() => () => new Promise((resolve) => arrive.push(resolve)))
  cache.put('/a', 'old')
  observe({ url: '/a', staleTime: 0 })
  cache.refetchAfterRestore()
  await settle()
  arrive[1]?.('new')
  await settle()
  arrive[0]?.('from before')
  await settle()
  expect(cache.get('/a')).toMatchObject({ data: 'new', fetchStatus: 'idle' })
})
