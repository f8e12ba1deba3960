import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { e2eAdmin } from './e2e-admin.ts'
import { passOnPictures } from './pass-on-pictures.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

export interface Site extends ServerProcess {
  /** Where its database and files are. */
  folder: string
  /** Calls the API as the administrator, past the browser. */
  asAdmin(method: string, path: string, body?: unknown): Promise<Response>
}

interface WorkerFixtures {
  /** One site with the sample content for all journeys of a worker: for those that only look. */
  sharedSite: Site
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

async function startSite(env: Record<string, string> = {}): Promise<{ site: Site; remove(): Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'e2e-site-'))
  const sampleFolder = String(process.env.E2E_SAMPLE_FOLDER)
  cpSync(sampleFolder, folder, { recursive: true })
  const server = await startServerProcess({ DATA_DIR: folder, LOG_LEVEL: 'warn', ...env })
  let cookie: string | undefined
  const asAdmin: Site['asAdmin'] = async (method, path, body) => {
    cookie ??= await signIn(server.url)
    const content = body === undefined ? {} : { body: JSON.stringify(body) }
    return fetch(server.url + path, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...content,
    })
  }
  return {
    site: { ...server, folder, asAdmin },
    remove: async () => {
      // An orderly end waits a second for whoever is still connected; how one goes is no journey's subject.
      await server.kill()
      passOnPictures(folder, sampleFolder)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(e2eAdmin),
  })
  return String(answer.headers.get('set-cookie')).split(';')[0] ?? ''
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  sharedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const { site, remove } = await startSite()
      await use(site)
      await remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: see above
  siteEnv: async ({}, use) => use({}),
  ownSite: async ({ context, siteEnv }, use) => {
    const { site, remove } = await startSite(siteEnv)
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
      expect(errors.filter((text) => !expectedErrors.some((expected) => expected.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

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

/** Thousands of colours that fade, each after its parent's, would take longer than all that is looked for. */
async function changeThemeAtOnce(page: Page, theme: string): Promise<void> {
  await page.evaluate((name) => {
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
