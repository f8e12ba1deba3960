import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { openHydrated } from '../support/hydrated.ts'

const eventsLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' })

test('a page and its data are fetched as soon as one points at its link', async ({ sharedSite, page }) => {
  await openHydrated(page, sharedSite.url)
  const chunk = page.waitForResponse(/\/assets\/events-page[^/]*\.js$/)
  const data = page.waitForResponse(/\/api\/media/)
  await eventsLink(page).hover()
  await Promise.all([chunk, data])
  await expect(page).toHaveURL(`${sharedSite.url}/`)
})

test('for a visitor who saves data nothing is fetched ahead', async ({ sharedSite, page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
  )
  await openHydrated(page, sharedSite.url)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await eventsLink(page).hover()
  // What the hover had asked for would have been asked before this.
  await page.evaluate(() => fetch('/health').then((answer) => answer.text()))
  expect(asked.filter((url) => /events-page|\/api\/media/.test(url))).toEqual([])
  await eventsLink(page).click()
  await expect(page).toHaveURL(`${sharedSite.url}/events`)
})
