import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { openHydrated } from '../support/hydrated.ts'

interface Finger {
  x: number
  y: number
}

const lightbox = (page: Page) => page.getByRole('dialog', { name: 'A season in the oases' })
const scale = (page: Page) =>
  lightbox(page)
    .locator('[data-current] picture')
    .evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a)

async function openByTouch(page: Page, url: string): Promise<CDPSession> {
  await openHydrated(page, `${url}/events`)
  await page.getByRole('button', { name: 'View Gallery: A season in the oases' }).tap()
  await expect(lightbox(page).getByText('1 of 7', { exact: true })).toBeVisible()
  return page.context().newCDPSession(page)
}

/** Real touches: each step says where every finger is. */
async function touch(session: CDPSession, ...steps: Finger[][]): Promise<void> {
  for (const [index, touchPoints] of steps.entries())
    await session.send('Input.dispatchTouchEvent', {
      type: index === 0 ? 'touchStart' : 'touchMove',
      touchPoints,
    })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('a swipe turns to the next picture, a short one does not', async ({ sharedSite, page }) => {
  const session = await openByTouch(page, sharedSite.url)
  await touch(session, [{ x: 300, y: 400 }], [{ x: 240, y: 402 }], [{ x: 120, y: 404 }])
  await expect(lightbox(page).getByText('2 of 7', { exact: true })).toBeVisible()
  await touch(session, [{ x: 100, y: 400 }], [{ x: 160, y: 400 }], [{ x: 300, y: 400 }])
  await expect(lightbox(page).getByText('1 of 7', { exact: true })).toBeVisible()
  await touch(session, [{ x: 100, y: 400 }], [{ x: 200, y: 400 }], [{ x: 300, y: 400 }])
  await expect(lightbox(page).getByText('7 of 7', { exact: true })).toBeVisible()
  await touch(session, [{ x: 200, y: 400 }], [{ x: 185, y: 400 }], [{ x: 170, y: 400 }])
  await expect(lightbox(page).getByText('7 of 7', { exact: true })).toBeVisible()
})

test('two fingers enlarge the picture, one moves it, and a tap makes it whole again', async ({
  sharedSite,
  page,
}) => {
  const session = await openByTouch(page, sharedSite.url)
  const apart = (distance: number) => [
    { x: 195 - distance, y: 400 },
    { x: 195 + distance, y: 400 },
  ]
  await touch(session, apart(30), apart(60), apart(90))
  await expect.poll(() => scale(page)).toBeGreaterThan(2.5)
  await touch(session, [{ x: 195, y: 400 }], [{ x: 230, y: 400 }], [{ x: 280, y: 400 }])
  await expect(lightbox(page).getByText('1 of 7', { exact: true })).toBeVisible()
  await expect.poll(() => scale(page)).toBeGreaterThan(2.5)
  await page.touchscreen.tap(195, 400)
  await expect.poll(() => scale(page)).toBe(1)
})

test('a tap enlarges the picture', async ({ sharedSite, page }) => {
  await openByTouch(page, sharedSite.url)
  await page.touchscreen.tap(195, 380)
  await expect.poll(() => scale(page)).toBe(2.5)
})
