import type { Page } from '@playwright/test'

/** Opens a page and waits until React listens: keys, gestures and links mean more then. */
export async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await whenHydrated(page)
}

/** Parts of a page come to life one after the other. */
export async function whenHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('[data-frame], main section')]
    const isAlive = (part: Element) => Object.keys(part).some((key) => key.startsWith('__reactProps'))
    return parts.length > 0 && parts.every(isAlive)
  })
}
