import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PageFolder } from './page-folder.ts'

let root: string
let folder: PageFolder
/** What the site answers now, by address. */
let etags: Map<string, string>
let reads: string[]

beforeEach(async () => {
  root = path.join(mkdtempSync(path.join(tmpdir(), 'kept-pages-')), 'pages')
  folder = new PageFolder(root)
  etags = new Map()
  reads = []
  folder.compareBy(async (url) => {
    reads.push(url)
    return current(url)
  })
  await folder.reset(7)
})
afterEach(() => rmSync(path.dirname(root), { recursive: true, force: true }))

/** The type stands in the address. */
const current = (url: string) => {
  const etag = etags.get(url)
  return etag === undefined
    ? undefined
    : { etag, types: [url.slice(5)], read: () => ({ status: 200, data: etag }) }
}
const page = (text: string) => ({
  name: 'about/index.html',
  forms: [{ suffix: '', bytes: Buffer.from(text) }],
})
const file = () => path.join(root, 'live', 'about', 'index.html')
const generations = () => readdirSync(root).filter((name) => /^\d/.test(name))
const sourceOf = (type: string) => ({ url: `/api/${type}`, etag: 'first', types: [type] })
const events = {
  name: 'events/index.html',
  forms: page('events').forms,
  sources: ['event', 'menu'].map(sourceOf),
}
const about = { ...page('about'), sources: ['partner', 'menu'].map(sourceOf) }
const shown = () =>
  [about, events].map(({ name }) => name).filter((name) => existsSync(path.join(root, 'live', name)))

it('what a change of other content leaves as it is comes back by itself, the very same', async () => {
  await folder.store(7, about)
  await folder.store(7, events)
  const before = statSync(file())
  await folder.turnTo(8)
  expect(shown()).toEqual([])
  await folder.settle(8, 'event')
  expect(shown()).toEqual([about.name])
  expect(statSync(file())).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs })
  expect(generations()).toHaveLength(1)
  await folder.turnTo(9)
  await folder.settle(9, 'event')
  expect(shown()).toEqual([about.name])
  await folder.turnTo(10)
  await folder.settle(10, 'menu')
  expect(shown()).toEqual([])
})

it('a change of what it was drawn from leaves a page whose answers are the same, and each is read once', async () => {
  const lists = { ...events, sources: ['event', 'menu'].map(sourceOf) }
  await folder.store(7, about)
  await folder.store(7, { ...lists, name: 'events/one/index.html' })
  await folder.store(7, lists)
  etags.set('/api/event', 'second').set('/api/partner', 'first').set('/api/menu', 'first')
  const before = statSync(file())
  await folder.turnTo(8)
  await folder.settle(8, 'menu')
  expect(shown()).toEqual([about.name, events.name])
  expect(reads).toEqual(['/api/menu'])
  await folder.turnTo(9)
  await folder.settle(9, 'event')
  expect(shown()).toEqual([about.name])
  expect(reads).toEqual(['/api/menu', '/api/event'])
  await folder.turnTo(10)
  await folder.settle(10)
  expect(shown()).toEqual([about.name])
  expect(reads.slice(2)).toEqual(['/api/partner', '/api/menu'])
  expect(statSync(file())).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs })
})

it('a page stays through versions that nobody heard of where all of its answers are the same', async () => {
  await folder.store(7, about)
  await folder.store(7, events)
  etags.set('/api/event', 'first').set('/api/partner', 'first')
  await folder.turnTo(12)
  await folder.settle(12, 'event')
  expect(shown()).toEqual([])
  await folder.store(12, about)
  etags.set('/api/menu', 'first')
  await folder.turnTo(14)
  await folder.settle(14, 'event')
  expect(shown()).toEqual([about.name])
})

it('what is compared while the next save is stored waits for that, which may have changed it', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await folder.store(7, about)
  etags.set('/api/menu', 'first').set('/api/partner', 'first')
  folder.compareBy(async (url) => {
    reads.push(url)
    await held
    return current(url)
  })
  await folder.turnTo(8)
  const first = folder.settle(8, 'menu')
  await vi.waitUntil(() => reads.length > 0, { timeout: 25_000 })
  await folder.turnTo(9)
  etags.set('/api/partner', 'second')
  const second = folder.settle(9, 'partner')
  release()
  await Promise.all([first, second])
  expect(shown()).toEqual([])
})

it('a page whose answer could not be told when it was drawn goes with the next change of it', async () => {
  await folder.store(7, {
    ...about,
    sources: [{ ...sourceOf('partner'), etag: undefined }, sourceOf('menu')],
  })
  etags.set('/api/menu', 'first').set('/api/partner', 'first')
  await folder.turnTo(8)
  await folder.settle(8, 'menu')
  expect(shown()).toEqual([about.name])
  await folder.turnTo(9)
  await folder.settle(9, 'partner')
  expect(shown()).toEqual([])
})

it.each([
  ['of anything', [[8, undefined]]],
  ['that was not heard of, and one that was', [[9, 'event']]],
  [
    'of what it is made from, and another',
    [
      [8, 'partner'],
      [9, 'event'],
    ],
  ],
] as const)('a page goes with a change %s', async (_, changes) => {
  await folder.store(7, about)
  for (const [version] of changes) await folder.turnTo(version)
  await Promise.all(changes.map(([version, type]) => folder.settle(version, type)))
  expect(shown()).toEqual([])
})

it('a page of which nobody knows what it is made from goes with every change', async () => {
  await folder.store(7, page('seven'))
  await folder.turnTo(8)
  await folder.settle(8, 'event')
  expect(existsSync(file())).toBe(false)
})

it('saves that overtake one another leave what none of them changed, also where one is told of twice', async () => {
  await folder.store(7, about)
  await folder.store(7, events)
  await folder.turnTo(8)
  const first = folder.settle(8, 'event')
  await folder.turnTo(9)
  await Promise.all([first, folder.settle(9, 'post'), folder.settle(8, 'event'), folder.settle(9, 'post')])
  expect(shown()).toEqual([about.name])
})

it('what was drawn anew meanwhile stays, and stays after the next save', async () => {
  await folder.store(7, about)
  await folder.turnTo(8)
  await folder.store(8, { ...about, forms: page('newer').forms })
  await folder.settle(8, 'event')
  await folder.turnTo(9)
  await folder.settle(9, 'event')
  expect(readFileSync(file(), 'utf8')).toBe('newer')
})

it('a page that saves left goes with the time since it was drawn', async () => {
  vi.spyOn(Date, 'now').mockReturnValueOnce(Date.now() - 600_000)
  await folder.store(7, about)
  await folder.turnTo(8)
  await folder.settle(8, 'event')
  expect(shown()).toEqual([about.name])
  await folder.removeOlderThan(Date.now() - 300_000)
  expect(shown()).toEqual([])
})
