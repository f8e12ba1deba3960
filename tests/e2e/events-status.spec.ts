import { expect, expectAccessible, expectNoSidewaysScroll, type Site, test } from '../support/e2e.ts'
import { openHydrated } from '../support/hydrated.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

async function store(site: Site, title: string, values: object): Promise<string> {
  const event = { title, description: 'Coffee, and questions.', location: 'Cairo', ...values }
  const answer = await site.asAdmin('POST', '/api/events', event)
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { id: string }).id
}

const cancelled = () => ({
  date: inDays(1),
  status: 'Cancelled',
  isFeatured: true,
  registrationFormUrl: 'https://form.example',
  capacity: 40,
})

test('a cancelled event keeps its place in the list, says so, and invites nobody', async ({
  ownSite,
  page,
}) => {
  await store(ownSite, 'The night market', cancelled())
  await page.goto(`${ownSite.url}/events`)
  const card = page.getByRole('article').filter({ hasText: 'The night market' })
  await expect(card.getByText('Cancelled', { exact: true })).toBeVisible()
  await expect(card.getByText('This event has been cancelled')).toBeVisible()
  await expect(card.getByRole('link', { name: /^Register Now/ })).toHaveCount(0)
  await expect(card.getByText('registered')).toHaveCount(0)
  // Once in the list, and nowhere as the event to look forward to.
  await expect(page.getByRole('link', { name: 'The night market' })).toHaveCount(1)
  await expectAccessible(page)
  for (const path of ['/', '/about', '/events/repair-cup'])
    expect(await (await page.request.get(ownSite.url + path)).text()).not.toMatch(
      /<h3[^>]*>(?:<[^>]*>)*The night market/,
    )
})

test('a cancelled event keeps its page, and tells search engines and calendars', async ({
  ownSite,
  page,
}) => {
  const id = await store(ownSite, 'The night market', cancelled())
  await openHydrated(page, `${ownSite.url}/events/${id}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('The night market')
  await expect(main.getByText('Cancelled', { exact: true })).toBeVisible()
  await expect(main.getByText('This event has been cancelled')).toBeVisible()
  await expect(main.getByRole('link', { name: /^Register Now for The night market/ })).toHaveCount(0)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join()).toContain('https://schema.org/EventCancelled')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const calendar = await page.request.get(`${ownSite.url}/events/${id}/calendar.ics`)
  expect(await calendar.text()).toContain('STATUS:CANCELLED')
})

test('a completed event stays under Past Events, even before its day is over', async ({ ownSite, page }) => {
  const id = await store(ownSite, 'The short walk', { date: inDays(1), status: 'Completed' })
  await openHydrated(page, `${ownSite.url}/events`)
  const link = page.getByRole('link', { name: 'The short walk' })
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(link).toHaveCount(0)
  await page.getByRole('tab', { name: 'Past Events' }).click()
  await expect(link).toBeVisible()
  await page.goto(`${ownSite.url}/events/${id}`)
  await expect(page.getByRole('main').getByText('Completed', { exact: true })).toBeVisible()
  await expect(page.getByText('This event has taken place').first()).toBeVisible()
})

test('an announced event that becomes a draft is gone; cancelled, it is back where it was', async ({
  ownSite,
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/)
  const id = await store(ownSite, 'The boat ride', { date: inDays(3), status: 'Published' })
  const address = `${ownSite.url}/events/${id}`
  expect((await page.goto(address))?.status()).toBe(200)
  await ownSite.asAdmin('PUT', `/api/events/${id}`, { status: 'Draft' })
  expect((await page.goto(address))?.status()).toBe(404)
  await ownSite.asAdmin('PUT', `/api/events/${id}`, { status: 'Cancelled' })
  expect((await page.goto(address))?.status()).toBe(200)
})
