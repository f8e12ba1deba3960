import type { Page } from '@playwright/test'

/** Opens a page and waits until React listens: keys, gestures and links mean more then. */
export async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await whenHydrated(page)
}

/** A visitor's first touch, which fetches the scripts at once, also on a poor line. */
export async function touch(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('keydown')))
}

/** Touches the page and waits until React listens. */
export async function whenHydrated(page: Page): Promise<void> {
  await touch(page)
  await whenListening(page)
}

export async function whenListening(page: Page): Promise<void> {
  await page.waitForFunction(isListening)
}

/** Runs in the page. Parts of it come to life one after the other, and what follows the Back button after them. */
export function isListening(): boolean {
  const parts = [...document.querySelectorAll('[data-frame], main section')]
  const isAlive = (part: Element) => Object.keys(part).some((key) => key.startsWith('__reactProps'))
  return parts.length > 0 && parts.every(isAlive) && history.scrollRestoration === 'manual'
}

/** The browser takes its line for a slow one. */
export async function onSlowLine(page: Page, effectiveType = '3g'): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(Navigator.prototype, 'connection', { value }), {
    effectiveType,
  })
}

/** For those who spare data nothing but a touch fetches the scripts. */
export async function sparingData(page: Page): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(Navigator.prototype, 'connection', { value }), {
    saveData: true,
  })
}

/** A line so slow that the scripts come when the journey says so. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
