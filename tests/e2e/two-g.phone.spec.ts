import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { onSlowLine } from '../support/hydrated.ts'

const bytesPerSecond = 250_000 / 8
const roundTripMs = 300

async function on2g(page: Page): Promise<CDPSession> {
  await onSlowLine(page, '2g')
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  return session
}

/** How long, in ms, such a line takes until the page can be read: its document, what keeps it from being drawn, and its letters. */
async function readableAfter(page: Page): Promise<number> {
  const { bytes, isWaiting } = await page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const blocking = files.filter((file) => Reflect.get(file, 'renderBlockingStatus') === 'blocking')
    const letters = files.filter(({ name }) => name.endsWith('.woff2'))
    const awaited = [document, ...new Set([...blocking, ...letters])]
    return {
      bytes: awaited.reduce((sum, entry) => sum + (entry?.transferSize ?? 0), 0),
      isWaiting: blocking.length > 0,
    }
  })
  // The name of the host, the connection, its encryption, the document; then what its head waits for.
  const roundTrips = isWaiting ? 5 : 4
  expect(bytes, 'a page that sent nothing would be there at once').toBeGreaterThan(10_000)
  return roundTrips * roundTripMs + (bytes / bytesPerSecond) * 1000
}

test('on a 2G line the home page can be read within four seconds, and its links and buttons answer', async ({
  sharedSite,
  page,
}) => {
  await on2g(page)
  await page.goto(sharedSite.url, { waitUntil: 'commit' })
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Our Programs' }).first()).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  expect(await readableAfter(page)).toBeLessThanOrEqual(4000)

  await main.getByRole('link', { name: 'Our Programs' }).first().click()
  await expect(page).toHaveURL(`${sharedSite.url}/programs`)
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Events' })).toBeVisible()
  await menu.getByRole('button', { name: 'Apply NOW' }).click()
  // In a window where the scripts have come, on the Join page where they have not.
  await expect(page.getByLabel('Name').filter({ visible: true }).first()).toBeVisible()
})
