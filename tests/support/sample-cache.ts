import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { siteDay } from '../../src/shared/dates.ts'

const root = path.resolve(import.meta.dirname, '../..')
const cache = path.join(root, '.cache', 'sample')
const stampFile = path.join(root, 'dist', '.stamp')
const setupFiles = ['e2e-setup.ts', 'e2e-admin.ts'].map((file) => path.join(import.meta.dirname, file))
const pictureFolder = path.join(root, 'src', 'server', 'uploads')
const halfDayMs = 12 * 60 * 60 * 1000

/**
 * Where the sample content of this build is cached; undefined for a build without a fingerprint. Its events are dated
 * from the day it was made, and its sessions last a day: it is made anew every half day.
 */
export function sampleCacheFolder(now = new Date()): string | undefined {
  if (!existsSync(stampFile)) return undefined
  const hash = readFileSync(stampFile, 'utf8')
  const time = `${siteDay(now)} ${Math.floor(now.getTime() / halfDayMs)}`
  return path.join(cache, fingerprint([hash, time], setupFiles))
}

/** Where the sizes of its pictures are cached, which outlive most changes of the code: files are named by their content. */
export function pictureCacheFolder(): string {
  const sources = readdirSync(pictureFolder).map((file) => path.join(pictureFolder, file))
  return path.join(
    root,
    '.cache',
    'pictures',
    fingerprint([], [...sources, path.join(root, 'package-lock.json')]),
  )
}

/** Stores a copy in one step, so that a run which is ended meanwhile leaves no half of one, and removes earlier ones. */
export function storeSample(folder: string, cached: string): void {
  const unfinished = `${cached}.${process.pid}`
  mkdirSync(cache, { recursive: true })
  for (const name of readdirSync(cache).filter((name) => path.join(cache, name) !== cached))
    rmSync(path.join(cache, name), { recursive: true, force: true })
  cpSync(folder, unfinished, { recursive: true })
  // Another run may have stored the same meanwhile.
  if (existsSync(cached)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, cached)
}

function fingerprint(facts: string[], files: string[]): string {
  const hash = createHash('sha256').update(facts.join('\n'))
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}
