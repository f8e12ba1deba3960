import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Builder, Key, type WebElement } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote'
import type { EngineBrowser } from './engine-browser.ts'

/** WebKitGTK over WebDriver, on a display of its own. */
export async function openWebKitBrowser(programs: {
  driver: string
  display: string
}): Promise<EngineBrowser> {
  const display = await openDisplay(programs.display)
  const service = new DriverService.Builder(programs.driver)
    .setLoopback(true)
    .setEnvironment({ ...environment(), DISPLAY: display.name })
    .build()
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build()
  return {
    errors: [],
    open: (url) => driver.get(url),
    evaluate: (action, ...args) => driver.executeScript(action, ...args) as never,
    runScript: (source) => driver.executeScript(source),
    click: async (find, ...args) => {
      const element = await driver.executeScript<WebElement | null>(find, ...args)
      if (!element) throw new Error(`Nothing to click: ${JSON.stringify(args)}`)
      await element.click()
    },
    type: async (text) => {
      // Of keys that are sent together the driver loses some.
      for (const key of text) await driver.actions().sendKeys(key).perform()
    },
    press: (key) => driver.actions().sendKeys(Key[keyNames[key]]).perform(),
    resize: async (width, height) =>
      void (await driver.manage().window().setRect({ x: 0, y: 0, width, height })),
    close: async () => {
      await driver.quit()
      await service.kill()
      display.close()
    },
  }
}

const keyNames = { End: 'END', Enter: 'ENTER', Escape: 'ESCAPE', Tab: 'TAB' } as const

/** It writes which number it has found free. */
async function openDisplay(program: string) {
  const args = ['-displayfd', '1', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp']
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const [number] = (await once(child.stdout, 'data')) as [Buffer]
  return { name: `:${String(number).trim()}`, close: () => child.kill() }
}

function environment(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).map(([name, value]) => [name, value ?? '']))
}
