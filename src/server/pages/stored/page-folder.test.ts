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
import { afterEach, beforeEach, expect, it } from 'vitest'
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
