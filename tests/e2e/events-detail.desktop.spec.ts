import { readFileSync } from 'node:fs'
import { expect, test } from '../support/e2e.ts'
import { openHydrated } from '../support/hydrated.ts'

test('an event has a page of its own, from the list and back', { tag: '@daily' }, async ({
  sharedSite,
  page,
}) => {
  await openHydrated(page, `${sharedSite.url}/events`)
  await page.getByRole('link', { name: 'Every drop: a hackathon on water', exact: true }).click()
  await expect(page).toHaveURL(`${sharedSite.url}/events/oasis-hackathon`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every drop: a hackathon on water')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu.locator('[aria-current]')).toHaveText('Events')
  const facts = page.getByRole('complementary', { name: 'When and where' })
  await expect(facts.getByText(/^\w{3} \d\d, \d{4} to \w{3} \d\d, \d{4}$/)).toBeVisible()
  for (const text of ['From 09:00', '400 EGP, with bed and meals', '27/60 registered'])
    await expect(facts.getByText(text)).toBeVisible()
  await expect(facts.getByRole('link', { name: /^Show on map/ })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/search?query=Farafra%2C%20New%20Valley%2C%20Egypt',
  )
  await expect(facts.getByRole('link', { name: /^Register Now/ })).toHaveAttribute('target', '_blank')
  await expect(page.getByRole('region', { name: 'More events' }).getByRole('article')).toHaveCount(3)
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link').click()
  await expect(page).toHaveURL(`${sharedSite.url}/events`)
})

test('an event goes into the visitor’s calendar', async ({ sharedSite, page }) => {
  await openHydrated(page, `${sharedSite.url}/events/bridgez-demo-day`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add to calendar' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('bridgez-demo-day.ics')
  const lines = readFileSync(await download.path(), 'utf8')
    .replace(/\r\n /g, '')
    .split('\r\n')
  expect(lines).toContain('SUMMARY:Bridgez demo day\\, cohort 15')
  expect(lines.find((line) => line.startsWith('DTSTART;'))).toMatch(
    /^DTSTART;TZID=Africa\/Cairo:\d{8}T160000$/,
  )
  expect(lines.find((line) => line.startsWith('DTEND;'))).toMatch(/^DTEND;TZID=Africa\/Cairo:\d{8}T210000$/)
})

test('search engines read the event', async ({ sharedSite, page }) => {
  await page.goto(`${sharedSite.url}/events/what-did-not-work`)
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const data = texts.map((text) => JSON.parse(text) as Record<string, unknown>)
  expect(data.find((entry) => entry['@type'] === 'Event')).toMatchObject({
    name: 'What did not work',
    startDate: expect.stringMatching(/T09:30:00\+0[23]:00$/),
    location: { '@type': 'Place', name: 'Bibliotheca Hall, Alexandria' },
    offers: { price: '250', priceCurrency: 'EGP' },
  })
  expect(data.find((entry) => entry['@type'] === 'BreadcrumbList')).toBeDefined()
  await expect(page).toHaveTitle(/^What did not work · /)
})

test('sharing copies the link where the device cannot share', async ({ sharedSite, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await openHydrated(page, `${sharedSite.url}/events/repair-cup`)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/events\/repair-cup$/)
})

test('sharing uses the device’s own way where it has one', async ({ sharedSite, page }) => {
  await page.addInitScript(() => {
    Object.assign(Navigator.prototype, {
      share: async (data: object) => Object.assign(window, { shared: data }),
    })
  })
  await openHydrated(page, `${sharedSite.url}/events/repair-cup`)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
    .toMatchObject({ title: 'The repair cup' })
})

test('an event that is unknown or hidden is not there', async ({ sharedSite, page, expectedErrors }) => {
  expectedErrors.push(/404/)
  for (const id of ['none', 'noria-open-house']) {
    const answer = await page.goto(`${sharedSite.url}/events/${id}`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Event Not Found' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Back to Events' })).toHaveAttribute(
      'href',
      '/events',
    )
    expect(await answer?.text()).not.toContain('Noria open house')
  }
})

test('files for machines are still themselves after someone was lost', async ({ sharedSite, request }) => {
  const type = async (path: string) => (await request.get(sharedSite.url + path)).headers()['content-type']
  expect((await request.get(`${sharedSite.url}/nowhere`)).status()).toBe(404)
  for (let round = 0; round < 2; round += 1) {
    expect(await type('/sitemap.xml')).toContain('application/xml')
    expect(await type('/events.ics')).toContain('text/calendar')
    expect(await type('/robots.txt')).toContain('text/plain')
    expect(await type('/favicon.svg')).toContain('image/svg+xml')
    expect(await type('/og-card.jpg')).toContain('image/jpeg')
  }
})
