import { openPlainBrowser, type PlainBrowser } from '../tests/support/plain-browser.ts'
import type { PlainTab } from '../tests/support/plain-tab.ts'
import { startBarePages } from './bare-pages.ts'
import { startSite } from './bench-site.ts'
import { watchPress } from './watch-press.ts'

/** What Lighthouse takes for a phone's line: "Slow 4G", which was called "Fast 3G" before. Bytes per second, and ms. */
const line = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const turns = 5
/** For a page that never comes. */
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

/** How soon a page that was pointed at is shown after the press, on a 3G line. */
export async function measurePresses(folder: string, executablePath: string): Promise<PressRow[]> {
  const site = await startSite(folder)
  const bare = await startBarePages()
  const browser = await openPlainBrowser(executablePath)
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
  browser: PlainBrowser,
  url: string,
  way: PressRow['way'],
  { from, to }: (typeof moves)[number],
): Promise<PressRow> {
  const presses: number[] = []
  for (let turn = 0; turn <= turns; turn += 1) {
    // A new visitor each time, who has nothing of the site yet.
    const tab = await browser.newTab(watchPress)
    presses.push(await Promise.race([pressOnce(tab, url + from, way, to), tooLong(url + from)]))
    await tab.close()
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
    setTimeout(reject, patienceMs, new Error(`A press on ${url} showed nothing`)).unref()
  })
}

async function pressOnce(tab: PlainTab, url: string, way: PressRow['way'], to: string): Promise<number> {
  await tab.slowDown(line)
  await tab.goto(url)
  if (way === 'the same document') await tab.comeToLife()
  const { press } = await tab.pointAt(to.endsWith('/') ? `main a[href^="${to}"]` : `a[href="${to}"]`)
  if (way !== 'the same document') await untilDrawn(tab)
  const shown = tab.nextWord()
  await press()
  return Number(await shown)
}

async function untilDrawn(tab: PlainTab): Promise<void> {
  while (tab.drawnAhead.at(-1) !== 'Ready') {
    const failure = tab.drawnAhead.find((status) => status.startsWith('Failure'))
    if (failure) throw new Error(`The page was not drawn ahead: ${failure}`)
    await tab.whenQuiet()
  }
}
