import { readFileSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { onSlowLine, whenHydrated } from '../support/hydrated.ts'

type Kind = 'html' | 'script' | 'motion' | 'style' | 'picture' | 'font' | 'other'
type Measure =
  | Exclude<Kind, 'motion'>
  | 'total'
  | 'motionScript'
  | 'touchedScript'
  | 'touchedStyle'
  | 'touchedData'
type Budget = Partial<Record<Measure, number>>

/**
 * Bytes as they travel, compressed, of the first view on a phone, and of what its first touch fetches besides;
 * `budget.json` at the root of the project. `motionScript` is what moves by itself: on a good line it comes with the
 * first view, before any touch.
 */
const budgets: Record<string, Budget> = JSON.parse(
  readFileSync(new URL('../../budget.json', import.meta.url), 'utf8'),
)

const kinds: Record<string, Kind> = {
  document: 'html',
  script: 'script',
  stylesheet: 'style',
  image: 'picture',
  font: 'font',
}

const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 }
test.use(screen)

// The screens of the staff have limits of their own: `admin-budget.spec.ts`.
const visited = Object.entries(budgets).filter(([address]) => !address.startsWith('/admin/'))

for (const [address, budget] of visited) {
  test(`${address} costs a visitor no more than its budget`, async ({ page, sharedSite }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) asked.push(pathname)
    })
    const bytes = await measure(page, sharedSite.url + address)
    // What the document brought is not asked for a second time.
    expect(asked).toEqual(['/api/page-data'])
    const over = Object.entries(budget).flatMap(([kind, limit]) => {
      const used = bytes[kind as Measure] ?? 0
      return used > limit ? [`${address}: ${used} bytes of ${kind}, the limit is ${limit}`] : []
    })
    expect(over, JSON.stringify(bytes)).toEqual([])
    // A page that sent nothing would keep every budget.
    expect(bytes.html).toBeGreaterThan(1000)
    expect(bytes.touchedScript).toBeGreaterThan(10_000)
  })
}

test('the first picture of a page is asked for before the letters, and once; the manifest when all of it is shown', async ({
  page,
  sharedSite,
}) => {
  for (const address of ['/', '/ar', '/programs', '/programs/bridgez', '/events', '/about', '/impact']) {
    const asked: string[] = []
    const note = (request: Request) => asked.push(new URL(request.url()).pathname)
    // What the page before still asks for is none of this one.
    await page.goto('about:blank')
    page.on('request', note)
    await page.goto(sharedSite.url + address)
    const early = [...asked]
    const manifest = page.locator('link[rel=manifest]')
    await expect(manifest).toHaveAttribute(
      'href',
      address === '/ar' ? '/ar/site.webmanifest' : '/site.webmanifest',
    )
    await page.waitForLoadState('networkidle')
    page.off('request', note)
    const shown = await page
      .locator('img[fetchpriority=high]')
      .evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname)
    expect(early[1]).toBe(shown)
    expect(early[2]).toMatch(/\.woff2$/)
    expect(early.filter((path) => path.endsWith('.webmanifest'))).toEqual([])
    const stem = shown.replace(/-\d+\.avif$/, '')
    expect(asked.filter((path) => path.startsWith(stem))).toEqual([shown])
  }
})

test('the first view in Arabic costs at most 20 KB more than in English', async ({
  page,
  browser,
  sharedSite,
}) => {
  const english = await measure(page, `${sharedSite.url}/`)
  // Another visitor: the two pages share files, which one who has seen the first would not fetch again.
  const visitor = await browser.newContext(screen)
  const arabic = await measure(await visitor.newPage(), `${sharedSite.url}/ar`)
  await visitor.close()
  expect(arabic.total - english.total, JSON.stringify({ english, arabic })).toBeLessThanOrEqual(20_000)
  expect(arabic.touchedScript).toBeGreaterThan(10_000)
})

test('what shows marks is loaded with the first text that has some, and the page is the same before and after', async ({
  page,
  ownSite,
}) => {
  const loaded = new Set<string>()
  page.on('request', (request) => {
    if (/rich-views/.test(request.url())) loaded.add(request.url())
  })
  await page.goto(`${ownSite.url}/events`, { waitUntil: 'networkidle' })
  expect(loaded.size).toBe(0)

  const title = 'Tea at our house'
  const description = 'Tea and **basbousa** at [our house](/about).\n\n1. Come\n2. Sit down'
  const date = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await ownSite.asAdmin('POST', '/api/events', { title, description, date, status: 'Published' })
  expect(await htmlOf(`${ownSite.url}/events`)).toMatch(/>Tea and basbousa at our house\./)
  await page.reload({ waitUntil: 'networkidle' })
  await expect.poll(() => loaded.size).toBe(1)
  await page.getByRole('searchbox').fill('basbousa')
  await expect(page).toHaveURL(/q=basbousa/)
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page.locator('strong')).toHaveText('basbousa')

  expect(await htmlOf(page.url())).toMatch(/<strong>basbousa<\/strong>/)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.locator('strong')).toHaveText('basbousa')
  await page.getByRole('link', { name: 'our house' }).click()
  await expect(page).toHaveURL(/\/about$/)
})

async function htmlOf(url: string): Promise<string> {
  const answer = await fetch(url)
  return answer.text()
}

/** On a line that is taken for a slow one, so that nothing but the touch fetches the scripts. */
async function measure(page: Page, url: string): Promise<Record<Measure, number>> {
  await onSlowLine(page)
  const first = await countBytes(page, async () => {
    await page.goto(url)
    await page.waitForLoadState('networkidle')
  })
  const touched = await countBytes(page, async () => {
    // Scripts come in a row: on a busy machine the line is quiet for a while between them.
    await whenHydrated(page)
    await page.waitForLoadState('networkidle')
  })
  const total = Object.values(first).reduce((sum, bytes) => sum + bytes, 0)
  const { motion: _, ...shown } = first
  return {
    ...shown,
    total,
    motionScript: touched.motion,
    touchedScript: touched.script,
    touchedStyle: touched.style,
    touchedData: touched.other,
  }
}

async function countBytes(page: Page, visit: () => Promise<void>): Promise<Record<Kind, number>> {
  const bytes = { html: 0, script: 0, motion: 0, style: 0, picture: 0, font: 0, other: 0 }
  const scripts = new Map<string, number>()
  const finished: Promise<void>[] = []
  const onFinished = (request: Request) => finished.push(count(request))
  const count = async (request: Request) => {
    const { responseBodySize } = await request.sizes()
    const url = request.url()
    // Fetched first and run from the browser's own copy then.
    if (url.endsWith('.js')) scripts.set(url, Math.max(scripts.get(url) ?? 0, responseBodySize))
    else bytes[kinds[request.resourceType()] ?? 'other'] += responseBodySize
  }
  page.on('requestfinished', onFinished)
  await visit()
  page.off('requestfinished', onFinished)
  await Promise.all(finished)
  for (const [url, size] of scripts)
    bytes[/\/assets\/(?:early-)?motion-/.test(url) ? 'motion' : 'script'] += size
  return bytes
}
