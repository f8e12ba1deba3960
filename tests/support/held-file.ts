import type { Page } from '@playwright/test'

/** A file that does not come before `comes` is called; `asked` counts how often it was asked for. */
export async function holdFile(page: Page, address: string) {
  let comes = () => {}
  const held = new Promise<void>((resolve) => {
    comes = resolve
  })
  const file = { asked: 0, comes }
  await page.route(address, async (route) => {
    file.asked += 1
    await held
    await route.fallback()
  })
  return file
}

/** A file that cannot be fetched before `mend` is called. */
export async function cutFile(page: Page, address: string) {
  let isCut = true
  await page.route(address, (route) => (isCut ? route.abort() : route.fallback()))
  return {
    mend: () => {
      isCut = false
    },
  }
}
