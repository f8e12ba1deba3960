import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from './scripts/find-browser.mjs'
import { phone } from './tests/support/phone.ts'

// Workers load this file too, and inherit the answer instead of asking the browser for its version again.
const executablePath = findBrowser()
if (executablePath) process.env.CHROMIUM_PATH = executablePath

const desktop = { viewport: { width: 1440, height: 900 } }
const staff = /\/admin-[^/]*\.spec\.ts$/
const onPhone = /@phone|\.phone\.spec\.ts/
const ranDailyOnPhone = /\.phone\.spec\.ts.*@daily/

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/e2e-setup.ts',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  forbidOnly: Boolean(process.env.CI),
  // What passes on the second attempt is reported as flaky.
  retries: 1,
  // One more than a small machine has cores: a journey waits for its page a good part of the time.
  workers: 3,
  timeout: 180_000,
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
  // `daily` is what a user's day is made of (`npm test`), the others are the rest. A journey runs on one screen, the large
  // one: what differs on a phone is tagged @phone and runs there too, and a `.phone.spec.ts` runs on phones only.
  projects: [
    { name: 'daily', grep: /@daily/, use: desktop },
    { name: 'desktop', grepInvert: /@daily|\.phone\.spec\.ts/, use: desktop },
    { name: 'phone', testIgnore: staff, grep: onPhone, grepInvert: ranDailyOnPhone, use: phone },
    { name: 'staff on a phone', testMatch: staff, grep: onPhone, grepInvert: ranDailyOnPhone, use: phone },
  ],
})
