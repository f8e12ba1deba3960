import type { Page } from '@playwright/test'

/** Opens a page and waits until React listens: keys, gestures and links mean more then. */
export async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await whenHydrated(page)
}

export async function whenHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const frame = document.querySelector('[data-frame]')
    return frame !== null && Object.keys(frame).some((key) => key.startsWith('__reactProps'))
  })
}
