import { type Browser, chromium } from '@playwright/test'
import { browserArguments } from '../scripts/find-browser.mjs'
import { whenHydrated } from '../tests/support/hydrated.ts'
import { startSite } from './bench-site.ts'

/** What Lighthouse takes for a phone's line: "Slow 4G", which was called "Fast 3G" before. Bytes per second, and ms. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const turns = 5

const moves = [
  { from: '/', to: '/programs' },
  { from: '/programs', to: '/programs/' },
  { from: '/', to: '/events' },
  { from: '/events', to: '/events/' },
  { from: '/ar', to: '/ar/programs' },
]

export interface PressRow {
  from: string
  to: string
  /** Milliseconds from the press to the first frame with the next page's heading: the middle, and the longest. */
  middleMs: number
  longestMs: number
}

/** How soon a page that was pointed at is shown after the press, on a 3G line. */
export async function measurePresses(folder: string, executablePath: string): Promise<PressRow[]> {
  const site = await startSite(folder)
  const browser = await chromium.launch({ executablePath, args: browserArguments })
  const rows: PressRow[] = []
  try {
    for (const move of moves) rows.push(await measureMove(browser, site.url, move))
  } finally {
    await browser.close()
    await site.stop()
  }
  return rows
}

async function measureMove(
  browser: Browser,
  url: string,
  { from, to }: (typeof moves)[number],
): Promise<PressRow> {
  const presses: number[] = []
  for (let turn = 0; turn <= turns; turn += 1) presses.push(await pressOnce(browser, url + from, to))
  // The first turn warms the server up.
  const sorted = presses.slice(1).sort((a, b) => a - b)
  return {
    from,
    to: to.endsWith('/') ? `${to}…` : to,
    middleMs: sorted[sorted.length >> 1] ?? Number.NaN,
    longestMs: sorted.at(-1) ?? Number.NaN,
  }
}

/** A new visitor each time, who has nothing of the site yet. */
async function pressOnce(browser: Browser, url: string, to: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', line)
  await page.goto(url)
  await whenHydrated(page)
  const link = page
    .locator(to.endsWith('/') ? `main a[href^="${to}"]` : `a[href="${to}"]`)
    .filter({ visible: true })
    .first()
  await link.hover()
  await page.waitForLoadState('networkidle')
  await page.evaluate(watchPress)
  await link.click()
  const ms = await page.evaluate(() => Reflect.get(window, 'shownAfter') as Promise<number>)
  await page.context().close()
  return ms
}

/** In the page: `shownAfter` is the time from the next press, as the browser stamps it, to the frame with another heading. */
function watchPress(): void {
  const heading = () => document.querySelector('main h1')?.textContent
  const before = heading()
  const shownAfter = new Promise<number>((resolve) => {
    const watch = (at: number) => {
      const found = heading()
      if (!found || found === before) return requestAnimationFrame(() => watch(at))
      // What is posted from a frame arrives when the frame has been drawn.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now() - at)
      return port2.postMessage('')
    }
    addEventListener('click', ({ timeStamp }) => requestAnimationFrame(() => watch(timeStamp)), {
      capture: true,
      once: true,
    })
  })
  Object.assign(window, { shownAfter })
}
