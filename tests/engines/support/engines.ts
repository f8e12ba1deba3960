import { chromium } from '@playwright/test'
import { browserArguments, findBrowser } from '../../../scripts/find-browser.mjs'
import { findFirefox, findWebKit } from '../../../scripts/find-other-engines.mjs'
import type { EngineBrowser } from './engine-browser.ts'
import { openPuppeteerBrowser } from './puppeteer-browser.ts'
import { openWebKitBrowser } from './webkit-browser.ts'

export interface Engine {
  name: string
  start(): Promise<EngineBrowser>
}

const firefox = findFirefox()
const webKit = findWebKit()

/** Those that this machine has: the run has said by now which it lacks. */
export const engines: Engine[] = [
  {
    name: 'Chromium',
    start: () =>
      openPuppeteerBrowser({
        executablePath: findBrowser() ?? chromium.executablePath(),
        args: browserArguments,
      }),
  },
  ...(firefox
    ? [
        {
          name: 'Firefox',
          start: () => openPuppeteerBrowser({ browser: 'firefox' as const, executablePath: firefox }),
        },
      ]
    : []),
  ...(webKit ? [{ name: 'WebKit', start: () => openWebKitBrowser(webKit) }] : []),
]
