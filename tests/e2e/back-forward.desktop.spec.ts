import { chromium, type Page } from '@playwright/test'
import { findOnPath } from '../../scripts/find-program.mjs'
import { pathInLanguage } from '../../src/shared/language-path.ts'
import { languages } from '../../src/shared/languages.ts'
import { expect, test } from '../support/e2e.ts'
import { whenHydrated } from '../support/hydrated.ts'

const paths = ['/', '/programs/bridgez', '/events', '/join', '/search?q=water', '/news']

/** What a browser says of itself where it keeps no pages at all, as the one that draws no window does. */
const ofBrowser = new Set(['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'])

interface Watch {
  /** What kept a page from being kept, since it was last asked. */
  reasons(): string[]
}

async function watchMemory(page: Page): Promise<Watch> {
  const reasons: string[] = []
  const session = await page.context().newCDPSession(page)
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  )
  await session.send('Page.enable')
  return { reasons: () => reasons.splice(0) }
}

/** Through the history, to another document. A page out of the memory is there without being loaded. */
async function go(page: Page, steps: number, url: string): Promise<void> {
  const arrival = page.waitForURL(url, { waitUntil: 'commit' })
  await page.evaluate((by) => void setTimeout(() => history.go(by)), steps)
  await arrival
}

async function load(page: Page, url: string): Promise<void> {
  const arrival = page.waitForURL(url)
  await page.evaluate((address) => void setTimeout(() => location.assign(address)), url)
  await arrival
}

test('Back and Forward bring every page out of the memory, in each language, and it goes on as it was left', async ({
  sharedSite,
  launchOptions,
}) => {
  // Journeys run without the memory for pages; and only a browser with a window has one.
  const whole = ['chromium', 'google-chrome', 'google-chrome-stable']
    .map((name) => findOnPath(name))
    .find(Boolean)
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: whole ?? launchOptions.executablePath,
    args: [...(launchOptions.args ?? []), '--headless=new'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage()
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isRestored: persisted })),
  )
  const { reasons } = await watchMemory(page)
  const expectRestored = async (address: string) => {
    const found = { address, isRestored: await page.evaluate(() => Reflect.get(window, 'isRestored')) }
    const blamed = reasons()
    if (blamed.some((reason) => ofBrowser.has(reason)) && blamed.every((reason) => ofBrowser.has(reason)))
      return
    expect({ ...found, blamed }).toEqual({ address, isRestored: true, blamed: [] })
  }
  const addresses = languages.flatMap(({ code }) =>
    paths.map((path) => `${sharedSite.url}${pathInLanguage(path, code)}`),
  )
  await page.goto(String(addresses[0]))
  for (const [index, address] of addresses.slice(1).entries()) {
    const before = String(addresses[index])
    await whenHydrated(page)
    await load(page, address)
    await go(page, -1, before)
    await expectRestored(before)
    await go(page, 1, address)
    await expectRestored(address)
  }

  await load(page, `${sharedSite.url}/join`)
  await whenHydrated(page)
  await page.getByLabel('Name').fill('Salma Nour')
  await load(page, sharedSite.url)
  const carousel = page.getByRole('region', { name: 'Philanthropic Projects' })
  await go(page, -1, `${sharedSite.url}/join`)
  await expect(page.getByLabel('Name')).toHaveValue('Salma Nour')
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await go(page, 1, `${sharedSite.url}/`)
  await whenHydrated(page)
  await carousel.getByRole('button', { name: 'Stop changing projects' }).click()
  await expect(carousel.getByRole('button', { name: 'Change projects by itself' })).toBeVisible()
  await browser.close()
})
