import { type ElementHandle, type JSHandle, type LaunchOptions, launch } from 'puppeteer-core'
import type { EngineBrowser } from './engine-browser.ts'

const clickTimeoutMs = 5000

/** Chromium, or Firefox over WebDriver BiDi. */
export async function openPuppeteerBrowser(options: LaunchOptions): Promise<EngineBrowser> {
  const browser = await launch({ headless: true, ...options })
  const [page = await browser.newPage()] = await browser.pages()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  // What a page asks before it is left is answered as WebDriver answers it.
  page.on('dialog', (dialog) => void dialog.accept())
  return {
    errors,
    open: async (url) => void (await page.goto(url)),
    evaluate: (action, ...args) => page.evaluate(action as never, ...args) as never,
    runScript: async (source) => void (await page.evaluate(source)),
    click: async (find, ...args) => {
      const handle = (await page.evaluateHandle(find as never, ...args)) as JSHandle
      const element = handle.asElement() as ElementHandle<Element> | null
      if (!element) throw new Error(`Nothing to click: ${JSON.stringify(args)}`)
      await element.asLocator().setTimeout(clickTimeoutMs).click()
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  }
}
