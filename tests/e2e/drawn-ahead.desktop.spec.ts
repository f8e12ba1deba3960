import { chromium } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { openPlainBrowser, type PlainBrowser } from '../support/plain-browser.ts'

let browser: PlainBrowser

test.beforeAll(async ({ launchOptions }) => {
  browser = await openPlainBrowser(launchOptions.executablePath ?? chromium.executablePath())
})
test.afterAll(() => browser.close())

/** Says of itself what it is when a press shows it. */
const sayWhenShown = `document.addEventListener('prerenderingchange', () => requestAnimationFrame(() => tell(JSON.stringify({
  path: location.pathname,
  heading: document.querySelector('main h1').textContent,
  theme: document.documentElement.dataset.theme,
  scripts: performance.getEntriesByType('resource').filter(({ name }) => /\\.js$/.test(name)).length,
}))))`

test('before its scripts listen, a page that somebody rests on is drawn by the browser, and only shown at the press', async ({
  sharedSite,
}) => {
  // Never idle: its scripts do not come by themselves.
  const tab = await browser.newTab(`window.requestIdleCallback = () => 0;${sayWhenShown}`)
  await tab.goto(sharedSite.url)
  const { press } = await tab.pointAt('a[href="/about"]')
  await expect.poll(() => tab.drawnAhead.at(-1)).toBe('Ready')
  const before = await tab.evaluate(() => ({
    heading: document.querySelector('main h1')?.textContent,
    theme: document.documentElement.dataset.theme,
  }))
  await tab.evaluate(() => document.querySelector<HTMLElement>('button[data-press="theme"]')?.click())
  const said = tab.nextWord()
  await press()
  const shown = JSON.parse(await said)
  expect(shown.path).toBe('/about')
  expect(shown.heading).not.toBe(before.heading)
  // What was chosen after it was drawn.
  expect([before.theme, shown.theme].sort()).toEqual(['dark', 'light'])
  await tab.close()
})

test('once they listen it is so for another language, whose page runs none of its scripts before it is shown', async ({
  sharedSite,
}) => {
  const tab = await browser.newTab(sayWhenShown)
  await tab.goto(sharedSite.url)
  await tab.comeToLife()
  await tab.evaluate(() =>
    document.querySelector<HTMLElement>('button[data-press]:not([data-press=theme])')?.click(),
  )
  await tab.whenQuiet()
  const { press } = await tab.pointAt('a[hreflang=ar]')
  await expect.poll(() => tab.drawnAhead.at(-1)).toBe('Ready')
  await tab.whenQuiet()
  const said = tab.nextWord()
  await press()
  expect(JSON.parse(await said)).toMatchObject({ path: '/ar', scripts: 0 })
  await expect
    .poll(() => tab.evaluate(() => Object.keys(document.querySelector('main') ?? {}).length), {
      timeout: 120_000,
    })
    .toBeGreaterThan(0)
  await tab.close()
})
