import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from './scripts/find-browser.mjs'

// Workers load this file too, and inherit the answer instead of asking the browser for its version again.
const executablePath = findBrowser()
if (executablePath) process.env.CHROMIUM_PATH = executablePath

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/e2e-setup.ts',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // Room for a busy machine: a journey that hangs fails a little later, one that works is never cut short.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    // Each journey would be photographed before it is known whether it failed, and recording doubles its time:
    // `playwright test --trace on <file>` records the one being looked at.
    screenshot: 'off',
    trace: 'off',
    launchOptions: {
      executablePath,
      args: browserArguments,
    },
  },
  // A journey runs on both screens unless its name ends in `.desktop.spec.ts` or `.phone.spec.ts`. Those of the admin area
  // run on the large one, make the window small themselves where that is the point, and run on both where tagged @phone.
  // Of those for visitors, what says the same on every screen, such as which records are shown, is tagged @any-screen and runs on one.
  projects: [
    {
      name: 'desktop',
      testIgnore: /\.phone\.spec\.ts$/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: /\.desktop\.spec\.ts$|\/admin-[^/]*\.spec\.ts$/,
      grepInvert: /@any-screen/,
      use: phone,
    },
    {
      name: 'staff on a phone',
      testMatch: /\/admin-[^/]*\.spec\.ts$/,
      grep: /@phone/,
      use: phone,
    },
  ],
})
