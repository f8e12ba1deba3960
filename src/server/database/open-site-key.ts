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

export const keyFileName = 'site.key'

/** The key of the environment, or the one in the data folder, which is made where there is none. */
export function openSiteKey({ dataDir, siteKey, databaseUrl, objectStorage }: KeyLocation): SiteKey {
  if (siteKey !== undefined) return new SiteKey(siteKey)
  const file = path.join(dataDir, keyFileName)
  // Nothing else is stored there then, so the folder may be gone after the next start.
  if (databaseUrl && objectStorage && !statSync(file, { throwIfNoEntry: false }))
    throw new Error(
      'Please set SITE_KEY, such as the answer of `openssl rand -base64 32`, and keep it safe: database and files are elsewhere, so DATA_DIR may not last.',
    )
  if (!statSync(file, { throwIfNoEntry: false })) writeKey(dataDir, file)
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
