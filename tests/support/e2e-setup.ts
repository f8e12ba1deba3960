import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type FullConfig, type Page } from '@playwright/test'
import { e2eAdmin } from './e2e-admin.ts'
import { startServerProcess } from './server-process.ts'

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

/** Fills one data folder with the sample content; every journey's server starts from a copy of it. */
export default async function prepareSampleSite(config: FullConfig): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'e2e-sample-'))
  const server = await startServerProcess({
    DATA_DIR: folder,
    ADMIN_PASSWORD: e2eAdmin.password,
    ADMIN_EMAIL: e2eAdmin.email,
    LOG_LEVEL: 'warn',
  })
  if (process.env.E2E_PICTURES !== 'when asked for') await makePictures(config, server.url)
  await server.stop()
  process.env.E2E_SAMPLE_FOLDER = folder
  return () => rmSync(folder, { recursive: true, force: true })
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
