import type { Page, Request } from '@playwright/test'
import { openAdmin } from '../support/admin-journey.ts'
import { expect, test } from '../support/e2e.ts'
import { sparingData, whenHydrated } from '../support/hydrated.ts'

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 })

/** Round figures in compressed bytes, far enough off that only a mistake meets them. */
const visitorLimits = { firstView: 140_000, untouchedScript: 5_000, script: 200_000 }
const staffScreens = { '/admin/dashboard': 260_000, '/admin/programs/builder/bridgez': 420_000 }

for (const address of ['/', '/ar/programs/bridgez']) {
  test(`the first view of ${address} is light, and nothing is asked for twice`, async ({
    page,
    sharedSite,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) asked.push(pathname)
    })
    await sparingData(page)
    const first = await countBytes(page, async () => {
      await page.goto(sharedSite.url + address)
      await page.waitForLoadState('networkidle')
    })
    const touched = await countBytes(page, async () => {
      await whenHydrated(page)
      await page.waitForLoadState('networkidle')
    })
    expect(asked).toEqual([])
    expect(first.all).toBeLessThanOrEqual(visitorLimits.firstView)
    expect(first.script).toBeLessThanOrEqual(visitorLimits.untouchedScript)
    expect(touched.script).toBeLessThanOrEqual(visitorLimits.script)
    // A page that sent nothing would keep every limit.
    expect(first.all).toBeGreaterThan(20_000)
    expect(touched.script).toBeGreaterThan(10_000)
  })
}

for (const [address, limit] of Object.entries(staffScreens)) {
  test(`${address} loads no more script than staff wait for gladly`, async ({ page, sharedSite }) => {
    const { script } = await countBytes(page, async () => {
      await openAdmin(page, sharedSite, address)
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    })
    expect(script).toBeLessThanOrEqual(limit)
    expect(script).toBeGreaterThan(50_000)
  })
}

test('the first picture of a page is asked for before the letters, and once', async ({
  page,
  sharedSite,
}) => {
  for (const address of ['/', '/ar', '/events']) {
    const asked: string[] = []
    const note = (request: Request) => asked.push(new URL(request.url()).pathname)
    // What the page before still asks for is none of this one.
    await page.goto('about:blank')
    page.on('request', note)
    await page.goto(sharedSite.url + address)
    const early = [...asked]
    await page.waitForLoadState('networkidle')
    page.off('request', note)
    const shown = await page
      .locator('img[fetchpriority=high]')
      .evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname)
    expect(early[1]).toBe(shown)
    expect(early[2]).toMatch(/\.woff2$/)
    const stem = shown.replace(/-\d+\.avif$/, '')
    expect(asked.filter((path) => path.startsWith(stem))).toEqual([shown])
  }
})

/** Compressed, as they travel; a script that is fetched first and run from the browser's own copy then counts once. */
async function countBytes(page: Page, visit: () => Promise<void>): Promise<{ all: number; script: number }> {
  const scripts = new Map<string, number>()
  const counted: Promise<void>[] = []
  let others = 0
  const count = async (request: Request) => {
    const { responseBodySize } = await request.sizes()
    const url = request.url()
    if (url.endsWith('.js')) scripts.set(url, Math.max(scripts.get(url) ?? 0, responseBodySize))
    else others += responseBodySize
  }
  const onFinished = (request: Request) => counted.push(count(request))
  page.on('requestfinished', onFinished)
  await visit()
  page.off('requestfinished', onFinished)
  await Promise.all(counted)
  const script = [...scripts.values()].reduce((sum, size) => sum + size, 0)
  return { all: others + script, script }
}
