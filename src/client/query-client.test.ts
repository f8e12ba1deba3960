import { QueryObserver } from '@tanstack/react-query'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createQueryClient, createServerQueryClient, refetchAfterRestore } from './query-client.ts'
import { shouldRetry } from './query-rules.ts'
import { RequestError } from './request-json.ts'

it('asks for the first part of the key', async () => {
  const asked: string[] = []
  const client = createQueryClient(async (url) => asked.push(url))
  await client.fetchQuery({ queryKey: ['/api/programs', 'ignored'] })
  expect(asked).toEqual(['/api/programs'])
})

it('has the specified defaults', () => {
  const { queries, mutations } = createQueryClient(async () => undefined).getDefaultOptions()
  expect(queries).toMatchObject({
    staleTime: 600_000,
    gcTime: 1_800_000,
    retry: shouldRetry,
    refetchOnWindowFocus: false,
    refetchInterval: false,
  })
  expect(mutations?.retry).toBe(false)
  const delay = queries?.retryDelay
  expect(typeof delay === 'function' && [0, 1, 2, 5].map((attempt) => delay(attempt, new Error()))).toEqual([
    1000, 2000, 3000, 3000,
  ])
})

it('answers null for a record that does not exist, and only where that is asked for', async () => {
  const client = createQueryClient(async () => {
    throw new RequestError(404, 'Not Found', '')
  })
  expect(await client.fetchQuery({ queryKey: ['/a'], meta: { missingIsNull: true } })).toBeNull()
  await expect(client.fetchQuery({ queryKey: ['/b'] })).rejects.toThrow('404: Not Found')
})

it('on the server fails at once what cannot be read', async () => {
  const asked: string[] = []
  const client = createServerQueryClient(async (url) => {
    asked.push(url)
    throw new RequestError(503, 'Service Unavailable', '')
  })
  await client.prefetchQuery({ queryKey: ['/a'] })
  expect(asked).toEqual(['/a'])
  expect(client.getQueryState(['/a'])?.status).toBe('error')
})

it('a page out of the memory asks again for what is stale and shown, and for nothing else', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const asked: string[] = []
  const client = createQueryClient(async (url) => asked.push(url))
  const keys = ['/shown', '/never-again', '/out-of-sight']
  for (const key of keys) client.setQueryData([key], 'old')
  const show = (key: string, options = {}) =>
    onTestFinished(new QueryObserver(client, { queryKey: [key], ...options }).subscribe(() => undefined))
  show('/shown')
  show('/never-again', { refetchOnMount: false })
  await refetchAfterRestore(client)
  expect(asked).toEqual([])
  vi.setSystemTime(Date.now() + 600_000)
  await refetchAfterRestore(client)
  expect(asked).toEqual(['/shown'])
})
