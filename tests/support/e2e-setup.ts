import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type FullConfig, type Page } from '@playwright/test'
import { e2eAdmin } from './e2e-admin.ts'
import { storePictures, takePictures } from './pass-on-pictures.ts'
import { pictureCacheFolder, sampleCacheFolder, storeSample } from './sample-cache.ts'
import { startServerProcess } from './server-process.ts'
import { type StoredSessions, signIn } from './stored-sessions.ts'

const visited = [
  '/',
  '/about',
  '/programs',
  '/programs/bridgez',
  '/projects/eden',
  '/portfolio',
  '/events',
  '/impact',
  '/partners',
]

/**
 * Fills one data folder with the sample content; every journey's server starts from a copy of it. A later run with the
 * same build takes it from the cache.
 */
export default async function prepareSampleSite(config: FullConfig): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'e2e-sample-'))
  const sample: Sample = { data: path.join(folder, 'data'), sessions: path.join(folder, 'sessions.json') }
  const cached = sampleCacheFolder()
  if (cached && existsSync(cached)) cpSync(cached, folder, { recursive: true })
  else {
    await fillSample(config, sample)
    if (cached) storeSample(folder, cached)
  }
  takePictures(pictureCacheFolder(), sample.data)
  process.env.E2E_SAMPLE_FOLDER = sample.data
  process.env.E2E_SESSIONS = readFileSync(sample.sessions, 'utf8')
  return () => {
    storePictures(sample.data, pictureCacheFolder())
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Sample {
  data: string
  sessions: string
}

async function fillSample(config: FullConfig, { data, sessions }: Sample): Promise<void> {
  const server = await startServerProcess({
    DATA_DIR: data,
    ADMIN_PASSWORD: e2eAdmin.password,
    ADMIN_EMAIL: e2eAdmin.email,
    LOG_LEVEL: 'warn',
  })
  takePictures(pictureCacheFolder(), data)
  if (process.env.E2E_PICTURES !== 'when asked for') await makePictures(config, server.url)
  const signedIn: StoredSessions = { calls: await signIn(server.url), browser: await signIn(server.url) }
  writeFileSync(sessions, JSON.stringify(signedIn))
  await server.stop()
  storePictures(data, pictureCacheFolder())
}

/** Looks at every page once on each screen, so that the sizes of its pictures are made here and not in every journey. */
async function makePictures(config: FullConfig, url: string): Promise<void> {
  const browser = await chromium.launch(config.projects[0]?.use.launchOptions)
  // Several projects may share a screen.
  const screens = new Map(
    config.projects.map(({ use }) => [`${use.viewport?.width} ${use.deviceScaleFactor}`, use]),
  )
  await Promise.all(
    [...screens.values()].map(async (use) => {
      const context = await browser.newContext({
        viewport: use.viewport ?? null,
        deviceScaleFactor: use.deviceScaleFactor ?? 1,
      })
      const page = await context.newPage()
      for (const address of visited) await lookAt(page, url + address)
      await context.close()
    }),
  )
  await browser.close()
}

async function lookAt(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.evaluate(async () => {
    const lazy = [...document.images].filter((image) => image.loading === 'lazy')
    for (const image of lazy) image.loading = 'eager'
    await Promise.allSettled([...document.images].map((image) => image.decode()))
  })
}
