import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { openSiteHost, type SiteHost } from './hosted-sites.ts'
import { openSampleSite, type Site } from './sample-site.ts'
import { startServerProcess } from './server-process.ts'

interface WorkerFixtures {
  /** One site with the sample content for all journeys of a worker: for those that only look. */
  sharedSite: Site
  /** Serves the sites that journeys have for themselves, one after the other. */
  siteHost: SiteHost
}

interface TestFixtures {
  /** A site of this journey's own: for those that change content. */
  ownSite: Site
  /** What its server finds in its environment, such as a mail server. */
  siteEnv: Record<string, string>
  /** Errors on the console that the journey expects, such as a call it makes fail. */
  expectedErrors: RegExp[]
  watchConsole: undefined
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  sharedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const { site, remove } = await openSampleSite(async (env) => {
        const { url, kill } = await startServerProcess(env)
        // An orderly end waits a second for whoever is still connected; how one goes is no journey's subject.
        return { url, end: kill }
      })
      await use(site)
      await remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  siteHost: [
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const host = openSiteHost()
      await use(host)
      await host.kill()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: see above
  siteEnv: async ({}, use) => use({}),
  ownSite: async ({ context, siteEnv, siteHost }, use) => {
    const { site, remove } = await openSampleSite(
      async (env) => ({ url: await siteHost.start(env), end: siteHost.stop }),
      siteEnv,
    )
    await use(site)
    // A page that is still reading would report a server that has gone.
    await Promise.all(context.pages().map((page) => page.close()))
    await remove()
  },
  // biome-ignore lint/correctness/noEmptyPattern: see above
  expectedErrors: async ({}, use) => use([]),
  watchConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => errors.push(error.message))
      await use(undefined)
      expect(errors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect, type Site }

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const axeOptions: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // What passes is not described, which would take most of the time.
  resultTypes: ['violations'],
}

/** What can differ between two themes: colours, and which of two pictures is shown. */
const axeOptionsOfOtherTheme: RunOptions = {
  ...axeOptions,
  runOnly: {
    type: 'rule',
    values: ['color-contrast', 'link-in-text-block', 'image-alt', 'role-img-alt', 'svg-img-alt'],
  },
}

declare const axe: { run(options: RunOptions): Promise<AxeResults> }

/** Nothing serious for people who use assistive technology, once what moves has come to rest. */
export async function expectAccessible(page: Page, options = axeOptions): Promise<void> {
  await page.evaluate(async () => {
    const isPassing = ({ playState, effect }: Animation) =>
      playState === 'running' && Number(effect?.getComputedTiming().endTime) <= 1000
    const passing = () => document.getAnimations().filter(isPassing)
    // One after the other: a colour that a part inherits begins to change with its parent's.
    while (passing().length > 0) await Promise.allSettled(passing().map(({ finished }) => finished))
  })
  // Frames are looked into by the page around them, through the script in both.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeScript)
  const { violations } = await page.evaluate((chosen) => axe.run(chosen), options)
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(
    serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([])
}

/** The same page in the other colours need not be opened again. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const [theme, options] of [
    ['light', axeOptions],
    ['dark', axeOptionsOfOtherTheme],
  ] as const) {
    await changeThemeAtOnce(page, theme)
    await expectAccessible(page, options)
  }
}

/**
 * Thousands of colours that fade, each after its parent's, would take longer than all that is looked for. What is far below on
 * a phone and not laid out yet keeps its colours until it is, and would fade then: so all of the page is laid out first.
 */
async function changeThemeAtOnce(page: Page, theme: string): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset.whole = ''
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(still)
    document.documentElement.dataset.theme = name
    // Asking for a size makes the browser apply the colours now.
    document.body.getBoundingClientRect()
    document.adoptedStyleSheets.pop()
  }, theme)
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(async () => {
    // After a change of the window, sizes that follow their container's may be a frame behind.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    return document.documentElement.scrollWidth - document.documentElement.clientWidth
  })
  expect(overflow).toBeLessThanOrEqual(0)
}
