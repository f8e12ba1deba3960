import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { holdScripts, sparingData, touch, whenHydrated, whenListening } from '../support/hydrated.ts'

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

test('before any script has come, the button to join leads to the form, with the program filled in', {
  tag: '@phone',
}, async ({ sharedSite, page }) => {
  await holdScripts(page)
  await openDrawn(page, `${sharedSite.url}/programs/bridgez`)
  const inMenu = page.getByRole('button', { name: 'Open menu' })
  if (await inMenu.isVisible()) await inMenu.click()
  await page
    .getByRole('button', { name: /^(?:Join Us|Apply NOW)$/ })
    .filter({ visible: true })
    .click()
  await expect(page).toHaveURL(`${sharedSite.url}/join?program=Bridgez`)
  await expect(page.getByLabel('Program of interest')).toHaveValue('Bridgez')
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
  await whenHydrated(page)
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
  await page.reload()
  await whenHydrated(page)
  await expect.poll(async () => Math.abs((await top(heading)) - place)).toBeLessThan(2)
})

test('who touches nothing finds the page listening once it is loaded', async ({ sharedSite, page }) => {
  await page.goto(sharedSite.url)
  await whenListening(page)
})

test('for who spares data reading fetches no scripts, a touch does', { tag: '@phone' }, async ({
  sharedSite,
  page,
}) => {
  await sparingData(page)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) scripts.push(request.url())
  })
  await page.goto(sharedSite.url, { waitUntil: 'networkidle' })
  await page.mouse.move(100, 100)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  expect(scripts).toEqual([])
  const html = page.locator('html')
  const before = await html.getAttribute('data-theme')
  await page.getByRole('button', { name: 'Switch between light and dark' }).first().click()
  await expect(html).not.toHaveAttribute('data-theme', String(before))
  await whenListening(page)
  expect(scripts.length).toBeGreaterThan(0)
})
