import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../scripts/find-browser.mjs'
import { onSlowLine, touch, whenListening } from '../tests/support/hydrated.ts'
import { startBarePages } from './bare-pages.ts'
import { startSite } from './bench-site.ts'
import { watchPress } from './watch-press.ts'

/** What Lighthouse takes for a phone's line: "Slow 4G", which was called "Fast 3G" before. Bytes per second, and ms. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const screen = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }
const turns = 5
/** What is fetched ahead comes in steps: once nothing has been under way for so long, it is there. */
const quietMs = 500
/** For a page that never comes; the first one waits for the server to make its pictures. */
const patienceMs = 120_000

const moves = [
  { from: '/', to: '/programs' },
  { from: '/programs', to: '/programs/' },
  { from: '/', to: '/events' },
  { from: '/events', to: '/events/' },
  { from: '/ar', to: '/ar/programs' },
]

const bareMove = { from: '/', to: '/next' }

/** Before the scripts of a page have come, a press shows another document; afterwards the page itself changes. */
export const ways = ['another document', 'the same document'] as const

export interface PressRow {
  way: (typeof ways)[number] | 'a bare document'
  from: string
  to: string
  /** Milliseconds from the press to the first frame with the next page's heading: the middle, and the longest. */
  middleMs: number
  longestMs: number
}

/** A browser to measure with, or undefined. */
export function pressBrowser(): string | undefined {
  const file = findBrowser() ?? chromium.executablePath()
  return existsSync(file) ? file : undefined
}

/** How soon a page that was pointed at is shown after the press, on a 3G line. */
export async function measurePresses(folder: string, executablePath: string): Promise<PressRow[]> {
  const site = await startSite(folder)
  const bare = await startBarePages()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const rows: PressRow[] = []
  try {
    rows.push(await measureMove(browser, bare.url, 'a bare document', bareMove))
    for (const way of ways)
      for (const move of moves) rows.push(await measureMove(browser, site.url, way, move))
  } finally {
    await browser.close()
    bare.stop()
    await site.stop()
  }
  return rows
}

async function measureMove(
  browser: Browser,
  url: string,
  way: PressRow['way'],
  { from, to }: (typeof moves)[number],
): Promise<PressRow> {
  const presses: number[] = []
  for (let turn = 0; turn <= turns; turn += 1) {
    // A new visitor each time, who has nothing of the site yet.
    const visitor = await browser.newContext(screen)
    presses.push(await Promise.race([pressOnce(visitor, url + from, way, to), tooLong(url + from)]))
    await visitor.close()
  }
  // The first turn warms the server up.
  const sorted = presses.slice(1).sort((a, b) => a - b)
  return {
    way,
    from,
    to: to.endsWith('/') ? `${to}…` : to,
    middleMs: sorted[sorted.length >> 1] ?? Number.NaN,
    longestMs: sorted.at(-1) ?? Number.NaN,
  }
}

/** A page that never comes ends the run instead of holding it up. */
function tooLong(url: string): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(reject, 2 * patienceMs, new Error(`A press on ${url} showed nothing`)).unref()
  })
}

async function pressOnce(
  visitor: BrowserContext,
  url: string,
  way: PressRow['way'],
  to: string,
): Promise<number> {
  const page = await visitor.newPage()
  const { shownAfter } = await watchPress(page)
  const whenQuiet = watchRequests(page)
  await onSlowLine(page)
  const tools = await visitor.newCDPSession(page)
  await tools.send('Network.enable')
  await tools.send('Network.emulateNetworkConditions', line)
  await tools.send('Preload.enable')
  await page.goto(url, { timeout: patienceMs })
  if (way === 'the same document') {
    await touch(page)
    await whenListening(page)
  }
  const link = page
    .locator(to.endsWith('/') ? `main a[href^="${to}"]` : `a[href="${to}"]`)
    .filter({ visible: true })
    .first()
  await link.scrollIntoViewIfNeeded()
  await whenQuiet()
  const fetched = way === 'the same document' ? undefined : documentFetched(tools)
  await link.hover()
  await fetched
  await whenQuiet()
  await page.mouse.down()
  await page.mouse.up()
  return shownAfter
}

/** Resolves once the browser holds the document that it was to fetch ahead. */
function documentFetched(tools: CDPSession): Promise<void> {
  return new Promise((resolve, reject) => {
    tools.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl, prefetchStatus }) => {
      if (status === 'Ready') resolve()
      if (status === 'Failure') reject(new Error(`${prefetchUrl} was not fetched ahead: ${prefetchStatus}`))
    })
  })
}

/** Answers how to wait until nothing is under way. */
function watchRequests(page: Page): () => Promise<void> {
  let open = 0
  let changed = 0
  const note = (change: number) => () => {
    open += change
    changed = performance.now()
  }
  page.on('request', note(1))
  page.on('requestfinished', note(-1))
  page.on('requestfailed', note(-1))
  return async () => {
    changed = performance.now()
    while (open > 0 || performance.now() - changed < quietMs)
      await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
