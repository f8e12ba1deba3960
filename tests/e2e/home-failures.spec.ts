import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { openHydrated } from '../support/hydrated.ts'

/** The site knows the page's texts; only what it reads from the server fails. */
async function failCalls(page: Page, pattern: RegExp) {
  await page.route(pattern, (route) => route.fulfill({ status: 403, json: { message: 'Not now' } }))
}

/** Comes from another page, so that the browser has to ask for what the home page reads. */
async function walkHome(page: Page, url: string) {
  await openHydrated(page, `${url}/no-such-page`)
  await page.getByRole('link', { name: 'Back to Home' }).first().click()
  await expect(page).toHaveURL(`${url}/`)
}

test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/status of 40[34]/))

test('without its data the page still says what it stands for', async ({ page, sharedSite }) => {
  await failCalls(page, /\/api\/(about-page-content|impact-stats|partners|events)/)
  await walkHome(page, sharedSite.url)
  await expect(page.getByText('A region where the place you were born')).toBeVisible()
  const figures = page.getByRole('region', { name: 'What it adds up to' }).getByRole('definition')
  await expect(figures).toHaveCount(7)
  await expect(figures.nth(1)).toContainText('86,000+')
  await expect(page.getByRole('link', { name: 'Bridgez', exact: true }).last()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Meet our partners' })).toHaveAttribute('href', '/partners')
  await expect(page.getByRole('alert')).toContainText('Failed to fetch events')
  await expect(page.getByRole('link', { name: 'All events and media' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'There is a place for you in this work' })).toBeVisible()
})

test('events come after all when they are asked for again', async ({ page, sharedSite }) => {
  // The page also asks by itself, when it is pointed at and again when it is shown: only what a press asks for is answered.
  await page.route(/\/api\/events/, (route) =>
    route.request().headers()['x-pressed']
      ? route.continue()
      : route.fulfill({ status: 403, json: { message: 'Not now' } }),
  )
  await walkHome(page, sharedSite.url)
  await expect(page.getByRole('alert')).toContainText('Failed to fetch events')
  const events = page.getByRole('region', { name: 'Upcoming Events', exact: true })
  const again = page.getByRole('alert').getByRole('button', { name: 'Try Again' })
  await expect(async () => {
    // While the page itself still asks, a press joins in, and another one is needed.
    if (await again.isVisible()) await again.evaluate(pressAndMark)
    await expect(events.getByRole('heading', { level: 3 }).first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

/** Presses a button; what the page asks for from then on is marked. */
function pressAndMark(button: HTMLElement | SVGElement): void {
  const { fetch } = window
  window.fetch = (address, options) => fetch(address, { ...options, headers: { 'x-pressed': 'yes' } })
  if (button instanceof HTMLElement) button.click()
}

test('without their lists the built-in programs and projects are shown', async ({
  page,
  sharedSite,
  expectedErrors,
}) => {
  // The page comes without what it reads, as it does when the server could not read it: React begins anew.
  expectedErrors.push(/React error #4\d\d/, /hydrat/i)
  await failCalls(page, /\/api\//)
  await page.route(`${sharedSite.url}/`, async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    const body = html.replace(/"answers":\{.*\}(?=\}<\/script><\/body>)/s, '"answers":{}')
    expect(body).not.toBe(html)
    await route.fulfill({ response: answer, body })
  })
  await page.goto(sharedSite.url)
  const framework = page.getByRole('region', { name: 'Two ways of working, one purpose' })
  await expect(framework.getByRole('link', { name: 'Bridgez' })).toHaveAttribute('href', '/programs/bridgez')
  await expect(framework.getByRole('link', { name: 'iMentor' })).toHaveAttribute('href', '/programs/imentor')
  await expect(framework.getByRole('group', { name: '1 of 3: Eden' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('We Impact')
})

test('nothing jumps when the data arrives', { tag: '@phone' }, async ({ page, sharedSite }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(sharedSite.url)
  await page.waitForLoadState('networkidle')
  const shift = await page.evaluate(async () => {
    let total = 0
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) total += Number(Reflect.get(entry, 'value'))
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    // What was noted so far is told in a task of its own, before this one.
    await scheduler.postTask(() => undefined, { priority: 'background' })
    return total
  })
  expect(shift).toBeLessThan(0.02)
})
