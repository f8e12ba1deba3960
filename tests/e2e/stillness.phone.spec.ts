import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { sparingData, whenHydrated } from '../support/hydrated.ts'

/** Longer than the page takes to settle before its ornaments start to move, in ms. */
const settled = 2500

/** How many pictures a canvas draws during half a second of the page's clock. */
async function pictures(page: Page): Promise<number> {
  const count = () => page.evaluate(() => Number(Reflect.get(window, 'clears') ?? 0))
  const before = await count()
  await page.clock.runFor(500)
  return (await count()) - before
}

async function open(page: Page, url: string): Promise<void> {
  await page.clock.install()
  await countPictures(page)
  await page.goto(url)
  await whenHydrated(page)
  await page.clock.runFor(settled)
}

async function countPictures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { clearRect } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.clearRect = function (...area) {
      Reflect.set(window, 'clears', Number(Reflect.get(window, 'clears') ?? 0) + 1)
      return clearRect.apply(this, area)
    }
  })
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

test('lines are typed and figures count up, and end at the real ones', async ({ page, sharedSite }) => {
  await page.clock.install()
  await page.goto(sharedSite.url)
  await whenHydrated(page)
  const stage = page.locator('[data-typed]')
  const typedLetters = () => stage.evaluate((element) => element.firstChild?.textContent ?? '')
  const figure = page.locator('[data-counter]').first()
  const real = await figure.innerText()
  await expect(stage.locator('i')).toHaveCount(1)
  const letters = await typedLetters()
  await expect.poll(typedLetters).not.toBe(letters)
  await figure.scrollIntoViewIfNeeded()
  await expect(figure).toHaveText(real)
  await expect(figure.locator('[aria-hidden]')).toHaveCount(0)
})

test('the grains stand still for visitors who spare data', async ({ page, sharedSite }) => {
  await sparingData(page)
  await open(page, sharedSite.url)
  expect(await pictures(page)).toBe(0)
})

test('the grains stand still for visitors who ask for less motion', async ({ page, sharedSite }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, sharedSite.url)
  expect(await pictures(page)).toBe(0)
})
