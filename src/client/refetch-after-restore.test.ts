import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'
import { refetchAfterRestore } from './refetch-after-restore.ts'

afterEach(() => vi.unstubAllGlobals())

it('a page out of the memory asks again for what is stale and shown, and for nothing else', async () => {
  let onShow: (event: { persisted: boolean }) => void = () => undefined
  vi.stubGlobal('addEventListener', (_: string, listener: typeof onShow) => {
    onShow = listener
  })
  const asked: string[] = []
  const client = createQueryClient(async (url) => {
    asked.push(url)
    return url
  })
  refetchAfterRestore(client)
  const observe = (url: string, options: object) =>
    new QueryObserver(client, { queryKey: [url], ...options }).subscribe(() => undefined)
  const longAgo = { updatedAt: Date.now() - 11 * 60_000 }
  client.setQueryData(['/fresh'], 'fresh')
  for (const url of ['/stale', '/never-again', '/out-of-sight']) client.setQueryData([url], 'old', longAgo)
  const stops = [
    observe('/fresh', {}),
    // It was fresh when the page was left.
    observe('/stale', { refetchOnMount: () => false }),
    observe('/never-again', { refetchOnMount: false }),
  ]
  onShow({ persisted: false })
  expect(asked).toEqual([])
  onShow({ persisted: true })
  await vi.waitFor(() => expect(asked).toEqual(['/stale']))
  for (const stop of stops) stop()
  client.clear()
})
