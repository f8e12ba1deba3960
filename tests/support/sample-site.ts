import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { passOnPictures } from './pass-on-pictures.ts'
import { storedSessions } from './stored-sessions.ts'

/** A site with the sample content. */
export interface Site {
  url: string
  /** Where its database and files are. */
  folder: string
  /** Calls the API as the administrator, past the browser. */
  asAdmin(method: string, path: string, body?: unknown): Promise<Response>
}

/** What serves it, in a process of its own or in one that serves others before and after. */
export interface Serving {
  url: string
  end(): Promise<void>
}

export async function openSampleSite(
  serve: (env: Record<string, string>) => Promise<Serving>,
  env: Record<string, string> = {},
): Promise<{ site: Site; remove(): Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'e2e-site-'))
  const sampleFolder = String(process.env.E2E_SAMPLE_FOLDER)
  cpSync(sampleFolder, folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
  const { url, end } = await serve({ DATA_DIR: folder, LOG_LEVEL: 'warn', ...env })
  const cookie = storedSessions().calls
  const asAdmin: Site['asAdmin'] = async (method, path, body) => {
    const content = body === undefined ? {} : { body: JSON.stringify(body) }
    return fetch(url + path, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...content,
    })
  }
  return {
    site: { url, folder, asAdmin },
    remove: async () => {
      await end()
      passOnPictures(folder, sampleFolder)
      // A picture that was being drawn for somebody who has been cut off is stored a moment later.
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}
