import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { onSlowLine, touch, whenHydrated, whenListening } from '../support/hydrated.ts'

/** A line so slow that the scripts come when the journey says so. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Scripts that are held up would hold up the end of loading, too. */
async function openDrawn(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'domcontentloaded' })
}

const top = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().top)

/** Which of the headings of the page stands in the window, once what is in sight has come to rest. */
async function headingInSight(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
    const tops = [...document.querySelectorAll('main :is(h1,h2,h3,h4)')].map(
      (node) => node.getBoundingClientRect().top,
    )
    return tops.findIndex((place) => place > 0 && place < innerHeight)
  })
}

test('the theme is switched before any script has come, and stays so when they have', async ({
  sharedSite,
  page,
}) => {
  const release = await holdScripts(page)
  await openDrawn(page, sharedSite.url)
  const html = page.locator('html')
  const before = await html.getAttribute('data-theme')
  await page.getByRole('button', { name: 'Switch between light and dark' }).first().click()
  await expect(html).not.toHaveAttribute('data-theme', String(before))
  release()
  await whenHydrated(page)
  await expect(html).not.toHaveAttribute('data-theme', String(before))
})

test('a button pressed before the scripts have come does its work once they have', { tag: '@phone' }, async ({
  sharedSite,
  page,
}) => {
  const release = await holdScripts(page)
  await openDrawn(page, sharedSite.url)
  const carousel = page.getByRole('region', { name: 'Philanthropic Projects' })
  await carousel.getByRole('button', { name: 'Stop changing projects' }).click()
  release()
  await expect(carousel.getByRole('button', { name: 'Change projects by itself' })).toBeVisible()
})

test('what is typed before the scripts have come is sent with the rest', async ({ ownSite, page }) => {
  const release = await holdScripts(page)
  await openDrawn(page, `${ownSite.url}/join`)
  await page.getByLabel('Name').fill('Salma Nour')
  await page.getByLabel('Email').fill('salma@example.org')
  await page.getByLabel('Phone').pressSequentially('0100')
  release()
  await whenHydrated(page)
  await page.getByLabel('Phone').pressSequentially('200')
  await page.getByLabel('Program of interest').fill('Bridgez')
  await page.getByLabel('About you').fill('I dry fruit with the sun.')
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await expect(page.getByRole('heading', { name: 'Application Submitted Successfully!' })).toBeVisible()
  expect(await (await ownSite.asAdmin('GET', '/api/applications?search=salma')).json()).toMatchObject([
    { name: 'Salma Nour', email: 'salma@example.org', phone: '0100200' },
  ])
})

test('words searched for before the scripts have come find their events', async ({ sharedSite, page }) => {
  const release = await holdScripts(page)
  await openDrawn(page, `${sharedSite.url}/events`)
  await page.getByRole('searchbox').fill('nothing has this name')
  release()
  await expect(page).toHaveURL(/q=nothing/)
})

test('after a broken line the next touch fetches the scripts again', async ({
  sharedSite,
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  await page.route('**/assets/*.js', (route) => route.abort())
  const broken = page.waitForEvent('requestfailed')
  await page.goto(sharedSite.url)
  await touch(page)
  await broken
  await page.unroute('**/assets/*.js')
  const carousel = page.getByRole('region', { name: 'Philanthropic Projects' })
  await carousel.getByRole('button', { name: 'Stop changing projects' }).click()
  await expect(carousel.getByRole('button', { name: 'Change projects by itself' })).toBeVisible()
})

test('a page stays where it was scrolled to, before its scripts have come and after a reload', {
  tag: '@phone',
}, async ({ sharedSite, page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource.*\.woff2/)
  // Letters that come late are shown by the reloaded page only, with lines of another length; this is about scripts.
  await page.route('**/*.woff2', (route) => route.abort())
  const release = await holdScripts(page)
  await openDrawn(page, sharedSite.url)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }))
  const heading = page
    .getByRole('main')
    .getByRole('heading')
    .nth(await headingInSight(page))
  const place = await top(heading)
  release()
  await whenHydrated(page)
  expect(Math.abs((await top(heading)) - place)).toBeLessThan(2)
  // On a phone, what is above has no heights at first but guessed ones.
  await expect(page.locator('html[data-whole]')).toBeAttached()
  expect(Math.abs((await top(heading)) - place)).toBeLessThan(2)
  await page.reload()
  await whenHydrated(page)
  await expect.poll(async () => Math.abs((await top(heading)) - place)).toBeLessThan(2)
})

test('who touches nothing finds the page listening after a while, whether all pictures came or not', async ({
  sharedSite,
  page,
}) => {
  await page.clock.install()
  await page.goto(sharedSite.url)
  await page.clock.runFor(5000)
  await whenListening(page)
  await page.route('**/files/**', () => new Promise<void>(() => undefined))
  await page.goto(`${sharedSite.url}/about`, { waitUntil: 'domcontentloaded' })
  await page.clock.runFor(60_000)
  await whenListening(page)
})

test('on a slow line reading fetches no scripts, a pressed button does', { tag: '@phone' }, async ({
  sharedSite,
  page,
}) => {
  await onSlowLine(page)
  await page.clock.install()
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto(sharedSite.url)
  await page.mouse.move(100, 100)
  await page.mouse.wheel(0, 600)
  await page.clock.runFor(60_000)
  expect(scripts).toEqual([])
  const html = page.locator('html')
  const before = await html.getAttribute('data-theme')
  await page.getByRole('button', { name: 'Switch between light and dark' }).first().click()
  await expect(html).not.toHaveAttribute('data-theme', String(before))
})

test('a press on a link to another page fetches no scripts for the page that is left, a link within it does', async ({
  sharedSite,
  page,
}) => {
  await onSlowLine(page)
  await page.goto(sharedSite.url)
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  const isStarted = () => page.evaluate(() => document.querySelector('head link[rel=stylesheet]') !== null)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Programs' }).first().click()
  expect(await isStarted()).toBe(false)
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  expect(await isStarted()).toBe(true)
})
