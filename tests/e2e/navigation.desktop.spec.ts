import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { openHydrated, whenHydrated } from '../support/hydrated.ts'

const eventsChunk = /\/assets\/events-page[^/]*\.js$/
const linkInBar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

/** Tells later whether the document is still the same. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { marker: 'same document' }))
}

const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'marker') === 'same document')

test('of two links pressed one after the other the last one counts', async ({ sharedSite, page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(eventsChunk, async (route) => {
    await held
    await route.continue()
  })
  await openHydrated(page, sharedSite.url)
  await mark(page)
  await linkInBar(page, 'Events').click()
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible()
  await expect(page).toHaveURL(`${sharedSite.url}/`)
  await linkInBar(page, 'About Us').click()
  await expect(page).toHaveURL(`${sharedSite.url}/about`)
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0)

  const chunk = page.waitForResponse(eventsChunk)
  release()
  await page.evaluate((url) => import(url).then(() => undefined), (await chunk).url())
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Events')
  await expect(page).toHaveURL(`${sharedSite.url}/about`)
  expect(await isMarked(page)).toBe(true)
})

test('a page whose code does not come is forgotten by who went elsewhere', async ({
  sharedSite,
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource|Failed to fetch/)
  let giveUp = () => {}
  const held = new Promise<void>((resolve) => {
    giveUp = resolve
  })
  await page.route(eventsChunk, async (route) => {
    await held
    await route.abort()
  })
  await openHydrated(page, sharedSite.url)
  await mark(page)
  await linkInBar(page, 'Events').click()
  await linkInBar(page, 'About Us').click()
  await expect(page).toHaveURL(`${sharedSite.url}/about`)
  const failure = page.waitForEvent('requestfailed')
  giveUp()
  await failure
  // Whoever were taken along would be on the way by now.
  await page.evaluate(() => fetch('/health').then((answer) => answer.text()))
  await expect(page).toHaveURL(`${sharedSite.url}/about`)
  expect(await isMarked(page)).toBe(true)
})

test('a page whose code does not come is loaded whole', async ({ sharedSite, page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource|Failed to fetch/)
  await page.route(eventsChunk, (route) => route.abort())
  await openHydrated(page, sharedSite.url)
  await mark(page)
  await linkInBar(page, 'Events').click()
  await expect(page).toHaveURL(`${sharedSite.url}/events`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Events')
  expect(await isMarked(page)).toBe(false)
})

test('knows after a reload where one was on the pages before', async ({ sharedSite, page }) => {
  await openHydrated(page, sharedSite.url)
  await page.evaluate(() => window.scrollTo(0, 900))
  await linkInBar(page, 'About Us').click()
  await expect(page).toHaveURL(`${sharedSite.url}/about`)
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.reload()
  await whenHydrated(page)
  await page.goBack()
  await expect(page).toHaveURL(`${sharedSite.url}/`)
  await expect.poll(() => scrolled(page)).toBe(900)
})

test('a link to a place on another page leads there', async ({ sharedSite, page }) => {
  await openHydrated(page, sharedSite.url)
  await mark(page)
  const data = page.waitForResponse(/\/api\/media/)
  await linkInBar(page, 'Events').hover()
  await data
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/events#footer-links' })
    document.body.append(link)
    link.click()
  })
  await expect(page).toHaveURL(`${sharedSite.url}/events#footer-links`)
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  expect(await isMarked(page)).toBe(true)
})

test('a place on the same page is an entry of its own, without a reload', async ({ sharedSite, page }) => {
  await openHydrated(page, sharedSite.url)
  await mark(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${sharedSite.url}/#main`)
  await expect(page.getByRole('main')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(`${sharedSite.url}/`)
  await expect.poll(() => scrolled(page)).toBe(0)
  expect(await isMarked(page)).toBe(true)
})

test('apologises for a page that cannot be drawn, and goes back from there', async ({
  sharedSite,
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/'object null'/)
  await page.route('**/api/media-albums*', (route) => route.fulfill({ json: [null] }))
  await openHydrated(page, sharedSite.url)
  await mark(page)
  await linkInBar(page, 'Events').click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  await page.goBack()
  await expect(linkInBar(page, 'Events')).toBeVisible()
  expect(await isMarked(page)).toBe(true)
})
