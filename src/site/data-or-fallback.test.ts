import { expect, it } from 'vitest'
import { dataOrFallback } from './data-or-fallback.ts'

const answer = { data: ['real'], isPending: false, fetchStatus: 'idle' } as const

it('shows the answer, an empty one too', () => {
  expect(dataOrFallback({ ...answer, data: ['real'] }, ['built in'])).toEqual(['real'])
  expect(dataOrFallback<string[]>({ ...answer, data: [] }, ['built in'])).toEqual([])
})

it('waits while the answer is on its way', () => {
  const query = { data: undefined, isPending: true, fetchStatus: 'fetching' } as const
  expect(dataOrFallback<string[]>(query, ['built in'])).toBeUndefined()
})

it('shows the built-in content after a failure, and while there is no network', () => {
  const failed = { data: undefined, isPending: false, fetchStatus: 'idle' } as const
  const offline = { data: undefined, isPending: true, fetchStatus: 'paused' } as const
  expect(dataOrFallback<string[]>(failed, ['built in'])).toEqual(['built in'])
  expect(dataOrFallback<string[]>(offline, ['built in'])).toEqual(['built in'])
})
