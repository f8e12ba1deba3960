import { readFileSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import { openAdmin } from '../support/admin-journey.ts'
import { expect, test } from '../support/e2e.ts'

interface StaffBudget {
  /** Bytes as they travel, compressed. */
  script: number
  /** In how many files. */
  files: number
}

/** What the first screen of a day costs a member of staff, who is signed in and has nothing in the browser's cache. */
const budgets: Record<string, StaffBudget> = JSON.parse(
  readFileSync(new URL('../../budget.json', import.meta.url), 'utf8'),
)

const screens = Object.entries(budgets).filter(([address]) => address.startsWith('/admin/'))

for (const [address, budget] of screens) {
  test(`${address} costs staff no more script than its budget`, async ({ page, sharedSite }) => {
    const loaded = await countScripts(page, () => openAdmin(page, sharedSite, address))
    const said = JSON.stringify(loaded, undefined, 1)
    expect(total(loaded), said).toBeLessThanOrEqual(budget.script)
    expect(Object.keys(loaded).length, said).toBeLessThanOrEqual(budget.files)
    // A screen that did not open would keep every budget.
    expect(total(loaded)).toBeGreaterThan(50_000)
  })
}

/** The bytes of each script that comes until the screen is drawn and nothing more is asked for. */
async function countScripts(page: Page, open: () => Promise<void>): Promise<Record<string, number>> {
  const bytes: Record<string, number> = {}
  const counted: Promise<void>[] = []
  const waited = new Set<Request>()
  const count = async (request: Request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.endsWith('.js')) return
    const { responseBodySize } = await request.sizes()
    // Fetched first and run from the browser's own copy then.
    bytes[pathname] = Math.max(bytes[pathname] ?? 0, responseBodySize)
  }
  // An editor listens to others for as long as it is open.
  page.on('request', (request) => request.resourceType() !== 'eventsource' && waited.add(request))
  page.on('requestfailed', (request) => waited.delete(request))
  page.on('requestfinished', (request) => {
    waited.delete(request)
    counted.push(count(request))
  })
  await page.clock.install()
  await open()
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  let seen = -1
  while (seen < counted.length || waited.size > 0) {
    seen = counted.length
    await expect.poll(() => waited.size).toBe(0)
    // What a screen shows may ask for more once it is drawn, or after a while.
    await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }))
    await page.clock.runFor(3000)
    await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }))
  }
  await Promise.all(counted)
  return bytes
}

function total(bytes: Record<string, number>): number {
  return Object.values(bytes).reduce((sum, size) => sum + size, 0)
}
