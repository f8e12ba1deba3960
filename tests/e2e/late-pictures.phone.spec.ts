import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { sparingData } from '../support/hydrated.ts'

const pictures = /\/files\//

test('nothing that is in sight moves when the pictures come late', async ({ sharedSite, page }) => {
  await sparingData(page)
  for (const path of [
    '/',
    '/about',
    '/programs',
    '/programs/bridgez',
    '/events',
    '/partners',
    '/portfolio',
  ]) {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(pictures, async (route) => {
      await released
      await route.continue()
    })
    await page.goto(sharedSite.url + path, { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    // How little late letters move is said in `late-letters.spec.ts`.
    await page.evaluate(() => document.fonts.ready)
    const movedBefore = await layoutShift(page)
    release()
    await page.waitForFunction(() =>
      [...document.images]
        .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < window.innerHeight)
        .every((image) => image.complete),
    )
    expect((await layoutShift(page)) - movedBefore, path).toBe(0)
    await page.unroute(pictures)
  }
})

async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Reflect.get(entry, 'value')
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve(sum)))
      }),
  )
}
