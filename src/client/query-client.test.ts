import { expect, it } from 'vitest'
import { createQueryClient } from './query-client.ts'
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
