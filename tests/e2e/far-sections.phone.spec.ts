import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { whenHydrated } from '../support/hydrated.ts'

/** Whether the browser has laid it out, rather than put it off until it comes near. */
const isLaidOut = (element: Locator) =>
  element.evaluate((node) => node.checkVisibility({ contentVisibilityAuto: true }))

const lastSection = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).last()
const place = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().top)

test('what is far below on a phone is laid out after the page is loaded, or when it comes near', async ({
  page,
  sharedSite,
}) => {
  // A picture that does not come keeps the page from being loaded.
  const { promise: until, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/\/files\/.*(avif|webp|jpe?g|png)/, async (route) => {
    await until
    await route.continue()
  })
  await page.goto(sharedSite.url, { waitUntil: 'commit' })
  const far = lastSection(page)
  await expect(far).toBeAttached()
  expect(await isLaidOut(page.getByRole('heading', { level: 1 }))).toBe(true)
  expect(await isLaidOut(far)).toBe(false)
  await page.emulateMedia({ media: 'print' })
  expect(await isLaidOut(far)).toBe(true)
  await page.emulateMedia({ media: 'screen' })
  expect(await isLaidOut(far)).toBe(false)
  letGo()
  await expect.poll(() => isLaidOut(far)).toBe(true)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('a page that is moved to from its top is shown before what is far below is laid out', async ({
  page,
  sharedSite,
}) => {
  await page.goto(`${sharedSite.url}/programs`)
  await whenHydrated(page)
  await expect(page.locator('html[data-whole]')).toBeAttached()
  // From here on the page has no quiet moment until it is given one.
  await page.evaluate(() => {
    const waiting: (() => void)[] = []
    const requestIdleCallback = (work: () => void) => waiting.push(work)
    const giveMoment = () => waiting.shift()?.()
    Object.assign(window, { requestIdleCallback, giveMoment })
  })
  await page.getByRole('main').locator('a[href="/programs/bridgez"]').first().click()
  await expect(page).toHaveURL(/bridgez/)
  const far = lastSection(page)
  await expect.poll(() => isLaidOut(page.getByRole('heading', { level: 1 }))).toBe(true)
  expect(await isLaidOut(far)).toBe(false)
  const isWhole = async () => {
    await page.evaluate(() => Reflect.get(window, 'giveMoment')())
    return page.locator('html[data-whole]').count()
  }
  await expect.poll(isWhole, { intervals: [20] }).toBe(1)
  expect(await isLaidOut(far)).toBe(true)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('whoever returns or reloads far down a page is where they were', async ({ page, sharedSite }) => {
  await page.goto(`${sharedSite.url}/about`)
  await whenHydrated(page)
  await expect.poll(() => isLaidOut(lastSection(page))).toBe(true)
  const link = page.getByRole('main').getByRole('link').last()
  await link.evaluate((node) => node.scrollIntoView({ block: 'center' }))
  const before = await place(link)

  await link.click()
  await expect(page).not.toHaveURL(/about/)
  await page.goBack()
  await expect(page).toHaveURL(/about/)
  await expect.poll(async () => Math.abs((await place(link)) - before)).toBeLessThan(80)

  await page.reload()
  await expect.poll(async () => Math.abs((await place(link)) - before)).toBeLessThan(80)
})

test('a link to a part of a page leads to it', async ({ page, sharedSite }) => {
  await page.goto(`${sharedSite.url}/events#gallery-heading`)
  await expect(page.locator('#gallery-heading')).toBeInViewport()
})
