import type { Page } from '@playwright/test'

/** Opens a page and waits until React listens: a press before that would be lost. */
export async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.waitForFunction(() => {
    const frame = document.querySelector('[data-frame]')
    return frame !== null && Object.keys(frame).some((key) => key.startsWith('__reactProps'))
  })
}
