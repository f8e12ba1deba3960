import { expect, it } from 'vitest'
import { type CurrentAnswer, readingOnce, renewedSources } from './page-source.ts'

const menu = { url: '/api/menu', etag: 'one', types: ['menu', 'program'] }
const list = {
  url: '/api/programs',
  etag: 'one',
  types: ['program'],
  seen: { status: 200, data: [{ title: 'Bridges', text: 'a' }], parts: '0:title' },
}

const answer = (given: Partial<CurrentAnswer> & { status?: number; data?: unknown }): CurrentAnswer => {
  const { etag = 'one', types = ['program'], status = 200, data = null } = given
  return { etag, types: 'types' in given ? given.types : types, read: () => ({ status, data }) }
}
const renew = (source: typeof menu | typeof list, current: CurrentAnswer | undefined) =>
  renewedSources(
    [source],
    () => true,
    async () => current,
  )

it('what is made from the same answer is made from the types that this is made from by now', async () => {
  expect(await renew(menu, answer({ types: ['menu', 'event'] }))).toEqual([
    { ...menu, types: ['menu', 'event'] },
  ])
})

it('another answer is taken over where nothing that was looked at differs', async () => {
  const data = [{ title: 'Bridges', text: 'b' }]
  const [renewed] = (await renew(list, answer({ etag: 'two', data }))) ?? []
  expect(renewed).toEqual({ ...list, etag: 'two', seen: { ...list.seen, data } })
})

it.each([
  [
    'something that was looked at differs',
    list,
    answer({ etag: 'two', data: [{ title: 'Other', text: 'a' }] }),
  ],
  ['it was looked at as a whole', menu, answer({ etag: 'two', types: ['menu'] })],
  ['the answer is missing by now', list, answer({ etag: 'two', status: 404, data: list.seen.data })],
  ['it cannot be read', list, undefined],
  ['nobody knows what it is made from', list, answer({ types: undefined })],
] as const)('in every doubt it is not the same: %s', async (_, source, current) => {
  expect(await renew(source as typeof menu, current)).toBeUndefined()
})

it('only what is made from a type that changed is read again', async () => {
  const read: string[] = []
  const readCurrent = async (url: string) => {
    read.push(url)
    return answer({ types: ['menu', 'program'] })
  }
  expect(await renewedSources([menu, list], (type) => type === 'menu', readCurrent)).toEqual([menu, list])
  expect(read).toEqual([menu.url])
  expect(await renewedSources(undefined, () => false, readCurrent)).toBeUndefined()
})

it('each address is read once, and a thousand of them at most', async () => {
  let reads = 0
  const once = readingOnce(async () => {
    reads += 1
    return answer({})
  })
  for (let at = 0; at < 1200; at += 1) await once(`/api/programs/${at}`)
  expect(await once('/api/programs/7')).toBeDefined()
  expect(await once('/api/programs/1100')).toBeUndefined()
  expect(reads).toBe(1000)
})
