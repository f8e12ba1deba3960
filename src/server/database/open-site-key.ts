import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { closeFile } from './owner-only.ts'
import { SiteKey } from './site-key.ts'

export interface KeyLocation {
  dataDir: string
  /** From the environment; it wins over the file. */
  siteKey: string | undefined
  databaseUrl: string | undefined
  objectStorage: object | undefined
}

/** What operators of a site without a key are told. */
export const noSiteKey =
  'There is no site key: secrets of second factors are stored as they are, and `npm run verify` cannot see every change past the site. Set SITE_KEY, such as the answer of `openssl rand -base64 32`, for all processes, and keep it safe (docs/operations.md, The site key).'

export const keyFileName = 'site.key'

/**
 * The key of the environment, or the one in the data folder, which is made where there is none. A site that stores nothing
 * in its data folder has none until its operator sets one: the folder may be gone after the next start, and other processes
 * would have another.
 */
export function openSiteKey({
  dataDir,
  siteKey,
  databaseUrl,
  objectStorage,
}: KeyLocation): SiteKey | undefined {
  if (siteKey !== undefined) return new SiteKey(siteKey)
  const file = path.join(dataDir, keyFileName)
  const isStored = statSync(file, { throwIfNoEntry: false }) !== undefined
  if (databaseUrl && objectStorage && !isStored) return undefined
  if (!isStored) writeKey(dataDir, file)
  closeFile(file)
  return new SiteKey(readFileSync(file, 'utf8').trim())
}

/** Whole or not at all, and of two processes that start at once only one. */
function writeKey(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(unfinished, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(unfinished, { force: true })
  }
}
