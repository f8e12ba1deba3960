import type { Page } from '@playwright/test'
import { expect, type Site, test } from '../support/e2e.ts'
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

test('one message at a time; F8 leads to it, a swipe sends it away', async ({ sharedSite, page }) => {
  await showMessage(page, sharedSite)
  const messages = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(messages).toHaveCount(1)
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: /Notifications/ }).locator(':focus')).toBeVisible()

  // The first message may be on its way out still.
  await expect.poll(() => messages.boundingBox()).not.toBeNull()
  const box = await messages.boundingBox()
  if (!box) throw new Error('The message is not drawn')
  const swipe = async (distance: number) => {
    await page.mouse.move(box.x + 60, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + 60 + distance, box.y + box.height / 2, { steps: 6 })
    await page.mouse.up()
  }
  await swipe(30)
  await expect(messages).toHaveCount(1)
  await swipe(120)
  await expect(messages).toHaveCount(0)
})

/** Copies an event's link, which is confirmed by a message. */
async function showMessage(page: Page, site: Site): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await openHydrated(page, `${site.url}/events/repair-cup`)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible()
}
