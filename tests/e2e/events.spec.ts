import type { Page, Route } from '@playwright/test'
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from '../support/e2e.ts'
import { holdFile } from '../support/held-file.ts'
import { openHydrated } from '../support/hydrated.ts'

const search = (page: Page) => page.getByPlaceholder('Search events and media...')
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const events = (page: Page) => page.getByRole('tabpanel').getByRole('article')
const gallery = (page: Page) => page.getByRole('region', { name: 'Media Gallery' })

const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('shows upcoming events with all that one needs to know', { tag: '@daily' }, async ({
  sharedSite,
  page,
}) => {
  await openHydrated(page, `${sharedSite.url}/events`)
  await expect(page.getByRole('heading', { level: 1, name: 'Events & Media' })).toBeVisible()
  await expect(tab(page, 'Upcoming Events')).toHaveAttribute('aria-selected', 'true')
  await expect(events(page)).toHaveCount(6)
  const card = events(page).filter({ hasText: 'Bridgez demo day, cohort 15' })
  for (const text of [
    'Live Event',
    'Featured',
    'Delta Institute of Technology, Giza',
    '168/250 registered',
    'Free',
  ])
    await expect(card.getByText(text, { exact: true })).toBeVisible()
  await expect(card.getByText('16:00 to 21:00')).toBeVisible()
  await expect(card.getByText(/Twelve companies/)).toBeVisible()
  await expect(card.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/)
  await expect(card.locator('img')).toBeVisible()
  const [form] = await Promise.all([
    page.waitForEvent('popup'),
    card.getByRole('link', { name: /^Register Now/ }).click(),
  ])
  await expect(form).toHaveURL(`${sharedSite.url}/join`)
})

test('the tabs are part of the address, by mouse and by keyboard', { tag: '@daily' }, async ({
  sharedSite,
  page,
}) => {
  await openHydrated(page, `${sharedSite.url}/events`)
  await tab(page, 'Past Events').click()
  await expect(page).toHaveURL(`${sharedSite.url}/events?tab=past`)
  await expect(events(page)).toHaveCount(7)
  await expect(events(page).first()).toContainText('Harvest day in Dakhla')
  await expect(events(page).getByRole('link', { name: /^Register Now/ })).toHaveCount(0)
  await expect(events(page).first().getByText('This event has taken place')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(tab(page, 'Upcoming Events')).toBeFocused()
  await expect(page).toHaveURL(`${sharedSite.url}/events`)
  const html = await (await page.request.get(`${sharedSite.url}/events?tab=past`)).text()
  expect(html).toContain('Harvest day in Dakhla</a>')
})

test('the search filters events and albums as one types, and can be shared', { tag: '@daily' }, async ({
  sharedSite,
  page,
}) => {
  await openHydrated(page, `${sharedSite.url}/events`)
  await search(page).pressSequentially('FARAFRA')
  await expect(events(page)).toHaveCount(1)
  await expect(events(page)).toContainText('Every drop: a hackathon on water')
  await expect(gallery(page).getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 event and 1 album for “FARAFRA”')
  await expect(page).toHaveURL(`${sharedSite.url}/events?q=FARAFRA`)

  await search(page).fill('harvest')
  await expect(page.getByRole('heading', { name: 'No upcoming events for “harvest”' })).toBeVisible()
  await page.getByRole('button', { name: 'See 1 past event' }).click()
  await expect(events(page)).toHaveCount(1)
  await expect(page).toHaveURL(`${sharedSite.url}/events?q=harvest&tab=past`)

  await openHydrated(page, page.url())
  await expect(search(page)).toHaveValue('harvest')
  await expect(events(page)).toHaveCount(1)
})

test('a result that is pressed right after typing opens, however slowly its page comes', async ({
  sharedSite,
  page,
}) => {
  await page.clock.install()
  await openHydrated(page, `${sharedSite.url}/events`)
  const code = await holdFile(page, '**/event-page-*.js')
  await search(page).fill('FARAFRA')
  await events(page).getByRole('link', { name: 'Every drop: a hackathon on water', exact: true }).click()
  await expect.poll(() => code.asked).toBeGreaterThan(0)
  // By then, what was typed would have become part of the address.
  await page.clock.runFor(600)
  code.comes()
  await expect(page).toHaveURL(/\/events\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every drop: a hackathon on water')
})

test('a search without a result says so, and is quickly undone', async ({ sharedSite, page }) => {
  await openHydrated(page, `${sharedSite.url}/events`)
  await search(page).fill('zeppelin')
  await expect(page.getByRole('heading', { name: 'No results for “zeppelin”' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('No results for “zeppelin”')
  await expect(page.getByRole('tab')).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(events(page)).toHaveCount(6)
  await expect(page).toHaveURL(`${sharedSite.url}/events`)
})

test('accents, case and Arabic spellings make no difference to the search', async ({ ownSite, page }) => {
  const event = { description: 'd', status: 'Published', date: soon(3) }
  await ownSite.asAdmin('POST', '/api/events', { ...event, title: 'Café des fondateurs' })
  await ownSite.asAdmin('POST', '/api/events', { ...event, title: 'أُمسية مفتوحة في القاهرة' })
  await openHydrated(page, `${ownSite.url}/events`)
  for (const [words, title] of [
    ['CAFE', 'Café des fondateurs'],
    ['امسيه مفتوحه', 'أُمسية مفتوحة في القاهرة'],
    ['القاهره', 'أُمسية مفتوحة في القاهرة'],
  ] as const) {
    await search(page).fill(words)
    await expect(events(page)).toHaveCount(1)
    await expect(events(page)).toContainText(title)
  }
})

test('says when there is nothing, and why one cannot register', async ({ ownSite, page }) => {
  const list = (await (await ownSite.asAdmin('GET', '/api/events')).json()) as { id: string }[]
  for (const { id } of list) await ownSite.asAdmin('DELETE', `/api/events/${id}`)
  await openHydrated(page, `${ownSite.url}/events`)
  await expect(page.getByRole('heading', { name: 'No upcoming events' })).toBeVisible()
  await expect(page.getByText('Check back soon for new events!')).toBeVisible()
  await tab(page, 'Past Events').click()
  await expect(page.getByRole('heading', { name: 'No past events' })).toBeVisible()

  const event = {
    description: 'd',
    status: 'Published',
    date: soon(3),
    registrationFormUrl: 'https://a.example',
  }
  await ownSite.asAdmin('POST', '/api/events', {
    ...event,
    title: 'Full',
    capacity: 5,
    currentRegistrations: 5,
  })
  await ownSite.asAdmin('POST', '/api/events', { ...event, title: 'Formless', registrationFormUrl: '' })
  await ownSite.asAdmin('POST', '/api/events', { ...event, title: 'Open' })
  await openHydrated(page, `${ownSite.url}/events`)
  const reason = (title: string) =>
    events(page).filter({ has: page.getByRole('link', { name: title, exact: true }) })
  await expect(reason('Full').getByText('Fully booked')).toBeVisible()
  await expect(reason('Formless').getByText('No online registration')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Register Now/ })).toHaveCount(1)
})

test('many past events are shown a dozen at a time', async ({ ownSite, page }) => {
  for (let index = 1; index <= 8; index += 1) {
    const event = {
      title: `Evening ${index}`,
      description: 'd',
      status: 'Published',
      date: `2020-01-0${index}`,
    }
    await ownSite.asAdmin('POST', '/api/events', event)
  }
  await openHydrated(page, `${ownSite.url}/events?tab=past`)
  await expect(events(page)).toHaveCount(12)
  await page.getByRole('button', { name: 'Show 3 more' }).click()
  await expect(events(page)).toHaveCount(15)
  await expect(events(page).nth(12).getByRole('link')).toBeFocused()
})

test('what could not be fetched says so, and can be fetched again', async ({
  sharedSite,
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  let isBroken = true
  const answer = async (route: Route) =>
    isBroken ? route.fulfill({ status: 400, body: 'broken' }) : route.continue()
  await page.route('**/api/events?*', answer)
  await page.route('**/api/media-albums', answer)
  await openHydrated(page, `${sharedSite.url}/join`)
  await page.evaluate(() => Object.assign(window, { marker: 'same document' }))
  await page.locator('footer').getByRole('link', { name: 'Events' }).click()
  await expect(page.getByRole('heading', { name: 'Failed to fetch events' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Failed to fetch albums' })).toBeVisible()
  isBroken = false
  await page.getByRole('button', { name: 'Try Again' }).first().click()
  await expect(events(page)).toHaveCount(6)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(gallery(page).getByRole('article')).toHaveCount(3)
  expect(await page.evaluate(() => Reflect.get(window, 'marker'))).toBe('same document')
})

test('a slow answer is waited for in words', async ({ sharedSite, page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/events?*', async (route) => {
    await held.promise
    await route.continue()
  })
  await openHydrated(page, `${sharedSite.url}/join`)
  await page.locator('footer').getByRole('link', { name: 'Events' }).click()
  await expect(page.getByText('Loading events and media...')).toBeVisible()
  held.resolve()
  await expect(events(page)).toHaveCount(6)
})

test('the page is whole without JavaScript', async ({ sharedSite, request }) => {
  const html = await (await request.get(`${sharedSite.url}/events`)).text()
  for (const title of ['Talking to customers before you build', 'What did not work', 'A season in the oases'])
    expect(html).toContain(`${title}</`)
  const found = await (await request.get(`${sharedSite.url}/events?q=alexandria`)).text()
  expect(found).toContain('1 event and 0 albums for “alexandria”')
})

for (const path of ['/events?tab=past', '/events?q=zeppelin', '/events/oasis-hackathon']) {
  test(`${path} bars nobody, in either theme`, { tag: '@phone' }, async ({ sharedSite, page }) => {
    await openHydrated(page, sharedSite.url + path)
    await expectAccessibleInBothThemes(page)
  })
}

test('fits a screen of 320 pixels', async ({ sharedSite, page, expectedErrors }) => {
  expectedErrors.push(/404/)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/events?tab=past', '/events/oasis-hackathon', '/events/none']) {
    await page.goto(sharedSite.url + path)
    await expectNoSidewaysScroll(page)
  }
})
