import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'

const paths = [
  '/',
  '/about',
  '/programs',
  '/programs/bridgez',
  '/events',
  '/portfolio',
  '/join',
  '/ar',
  '/ar/about',
  '/ar/programs',
]

test('letters that come late are shown, and next to nothing moves', { tag: '@phone' }, async ({
  sharedSite,
  page,
}) => {
  let release = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await release.promise
    await route.continue()
  })
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += Reflect.get(entry, 'value')
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of paths) {
    release = Promise.withResolvers<void>()
    await page.goto(sharedSite.url + path, { waitUntil: 'domcontentloaded' })
    await drawn(page)
    const family = path.startsWith('/ar') ? 'Alexandria Arabic' : 'Alexandria Variable'
    expect(await isLoaded(page, family), path).toBe(false)
    release.resolve()
    await page.evaluate(() => document.fonts.ready)
    await expect.poll(() => isLoaded(page, family), path).toBe(true)
    await drawn(page)
    expect(await page.evaluate(() => Reflect.get(window, 'shifts').sum), path).toBeLessThanOrEqual(0.01)
  }
})

const isLoaded = (page: Page, family: string) =>
  page.evaluate(
    (name) => [...document.fonts].some((face) => face.family.includes(name) && face.status === 'loaded'),
    family,
  )

/** Two frames later what changed has been laid out, drawn and counted. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
