import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { whenHydrated } from '../support/hydrated.ts'

/** Longer than the page takes to settle before its ornaments start to move. */
const settled = 2500

/** How many pictures a canvas draws during half a second. */
async function pictures(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const count = () => Number(Reflect.get(window, 'clears') ?? 0)
    const before = count()
    await new Promise((resolve) => setTimeout(resolve, 500))
    return count() - before
  })
}

async function open(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => {
    const { clearRect } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.clearRect = function (...area) {
      Reflect.set(window, 'clears', Number(Reflect.get(window, 'clears') ?? 0) + 1)
      return clearRect.apply(this, area)
    }
  })
  await page.goto(url)
  await whenHydrated(page)
  await page.waitForTimeout(settled)
}

test('the grains of the first screen drift, and rest when they are out of sight', async ({
  page,
  sharedSite,
}) => {
  await open(page, sharedSite.url)
  await expect.poll(() => pictures(page)).toBeGreaterThan(0)
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect.poll(() => pictures(page)).toBe(0)
})

test('the grains stand still for visitors who spare data', async ({ page, sharedSite }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
  )
  await open(page, sharedSite.url)
  expect(await pictures(page)).toBe(0)
})

test('the grains stand still for visitors who ask for less motion', async ({ page, sharedSite }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, sharedSite.url)
  expect(await pictures(page)).toBe(0)
})
