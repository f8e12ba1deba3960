import type { Page } from '@playwright/test'
import { expect } from './e2e.ts'

/** Watches a page for everything a planted script could do; call the answer where it must have done nothing. */
export async function watchForHarm(page: Page, ignored?: RegExp): Promise<() => Promise<void>> {
  const harm: string[] = []
  page.on('dialog', (dialog) => {
    harm.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) harm.push(`request: ${request.url()}`)
  })
  await page.exposeFunction('reportHarm', (text: string) => harm.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      Reflect.get(window, 'reportHarm')(`policy: ${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  return async () => {
    await expect(
      page.locator('img[src="x"], [onerror], [onload], [onmouseover], iframe[srcdoc]'),
    ).toHaveCount(0)
    await expect(page.locator('a[href^="javascript" i], a[href^="data" i]')).toHaveCount(0)
    expect(harm.filter((text) => !ignored?.test(text))).toEqual([])
  }
}
