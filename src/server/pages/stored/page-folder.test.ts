import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PageFolder } from './page-folder.ts'

let root: string
let folder: PageFolder

beforeEach(async () => {
  root = path.join(mkdtempSync(path.join(tmpdir(), 'page-folder-')), 'pages')
  folder = new PageFolder(root)
  await folder.reset(7)
})
afterEach(() => rmSync(path.dirname(root), { recursive: true, force: true }))

const page = (text: string) => ({
  name: 'about/index.html',
  forms: [{ suffix: '', bytes: Buffer.from(text) }],
})
const file = () => path.join(root, 'live', 'about', 'index.html')
const generations = () => readdirSync(root).filter((name) => /^\d/.test(name))

it('shows a page of the version that is sent, and lets others read it whatever the mask', async () => {
  await folder.store(7, page('seven'))
  expect(readFileSync(file(), 'utf8')).toBe('seven')
  expect(statSync(file()).mode & 0o777).toBe(0o644)
  expect(statSync(path.dirname(file())).mode & 0o777).toBe(0o755)
})

it('a new version takes all pages of the one before away at once, and later from the disk', async () => {
  await folder.store(7, page('seven'))
  await folder.turnTo(8)
  expect(existsSync(file())).toBe(false)
  await folder.settle(8)
  expect(generations()).toEqual([])
})

const events = { name: 'events/index.html', forms: page('events').forms, madeFrom: ['event', 'menu'] }
const about = { ...page('about'), madeFrom: ['partner', 'menu'] }
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

it('what was drawn from another version than the one that is sent is not kept', async () => {
  await folder.turnTo(8)
  await folder.store(7, page('slow'))
  await folder.store(9, page('ahead'))
  expect(existsSync(file())).toBe(false)
})

it('a process that knows nothing of the new version writes where nobody looks', async () => {
  const other = new PageFolder(root)
  const slow = other.store(7, page('slow'))
  await folder.turnTo(8)
  await slow
  expect(existsSync(file())).toBe(false)
})

it('a start shows nothing of what was there, and clears away what a killed process left', async () => {
  await folder.store(7, page('seven'))
  await folder.storePicture('partners/one.png', Buffer.from('one'))
  mkdirSync(path.join(root, '3-0000'), { recursive: true })
  writeFileSync(path.join(root, '.7-half'), 'half')
  await new PageFolder(root).reset(7)
  expect(existsSync(file())).toBe(false)
  expect(existsSync(path.join(root, 'files'))).toBe(false)
  expect(readdirSync(root).filter((name) => name.startsWith('.'))).toEqual([])
  expect(await folder.version()).toBe(7)
})

it('pages go with the time, young ones stay', async () => {
  await folder.store(7, page('seven'))
  await folder.removeOlderThan(Date.now() - 60_000)
  expect(existsSync(file())).toBe(true)
  await folder.removeOlderThan(Date.now() + 60_000)
  expect(existsSync(file())).toBe(false)
})

it('a folder that is not there is nothing to turn', async () => {
  const missing = new PageFolder(path.join(root, 'missing'))
  await missing.turnTo(8)
  expect(await missing.version()).toBeUndefined()
})
