import type { Page } from '@playwright/test'
import { openAdmin } from '../support/admin-journey.ts'
import { expect, type Site, test } from '../support/e2e.ts'

interface Named {
  id: string
  name: string
}

const name = (page: Page) => page.getByRole('textbox', { name: 'Partner Name' })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const list = (page: Page) => page.getByRole('list', { name: 'Partners', exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const trail = (page: Page) => page.getByRole('navigation', { name: 'Where you are' })
const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

async function partnersOf(site: Site): Promise<Named[]> {
  return (await site.asAdmin('GET', '/api/partners')).json()
}

test('a record has an address, which survives a reload and can be passed on', async ({
  page,
  sharedSite,
}) => {
  const [first] = await partnersOf(sharedSite)
  await openAdmin(page, sharedSite, '/admin/partners')
  await page.getByRole('link', { name: `Edit ${first?.name}` }).click()
  await expect(page).toHaveURL(`${sharedSite.url}/admin/partners/${first?.id}`)
  await expect(page.getByRole('heading', { level: 2, name: 'Edit Partner' })).toBeVisible()
  await page.reload()
  await expect(name(page)).toHaveValue(String(first?.name))
  await expect(page.getByRole('form', { name: 'Edit Partner' })).toBeFocused()

  const colleague = await page.context().newPage()
  await colleague.goto(page.url())
  await expect(name(colleague)).toHaveValue(String(first?.name))

  await page.goto(`${sharedSite.url}/admin/partners/new`)
  await expect(page.getByRole('heading', { level: 2, name: 'Add Partner' })).toBeVisible()
  await expect(name(page)).toHaveValue('')
})

test('Back and the breadcrumb lead from a form to the list, still narrowed as it was', async ({
  page,
  sharedSite,
}) => {
  await openAdmin(page, sharedSite, '/admin/partners')
  await search(page).fill('nile')
  await expect(page).toHaveURL(/\?q=nile$/)
  const found = list(page).getByRole('listitem')
  await expect(found).toHaveCount(1)
  await page.getByRole('link', { name: 'Edit Nile Valley Bank' }).click()
  await expect(name(page)).toHaveValue('Nile Valley Bank')
  await page.goBack()
  await expect(search(page)).toHaveValue('nile')
  await expect(found).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Edit Nile Valley Bank' })).toBeFocused()

  await page.getByRole('link', { name: 'Nile Valley Bank', exact: true }).click()
  await expect(trail(page).locator('[aria-current=page]')).toHaveText('Nile Valley Bank')
  await trail(page).getByRole('link', { name: 'Partners' }).click()
  await expect(search(page)).toHaveValue('nile')
  await expect(found).toHaveCount(1)

  await page.getByRole('button', { name: 'Add Partner' }).click()
  await expect(trail(page).locator('[aria-current=page]')).toHaveText('New')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('banner').getByRole('link', { name: 'Partners' }).click()
  await expect(search(page)).toHaveValue('nile')
})

test('an address without a record says so and leads back', async ({ page, sharedSite, expectedErrors }) => {
  expectedErrors.push(/status of 404/)
  await openAdmin(page, sharedSite, '/admin/partners/atlantis?q=nile')
  await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible()
  await expect(name(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(list(page).getByRole('listitem')).toHaveCount(1)
})

test('after saving the list is where it was, with the record marked and a way to its page', async ({
  page,
  ownSite,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  const events: { id: string; title: string }[] = await (await ownSite.asAdmin('GET', '/api/events')).json()
  const shown: { id: string; title: string }[] = await (await fetch(`${ownSite.url}/api/events`)).json()
  expect(events.length).toBeGreaterThan(5)
  await openAdmin(page, ownSite, '/admin/events')
  const cards = page.getByRole('list', { name: 'Events', exact: true }).getByRole('listitem')
  const title = await cards
    .filter({ hasText: 'Visitors see this event' })
    .last()
    .getByRole('heading')
    .innerText()
  const event = shown.find((candidate) => candidate.title === title)
  const edit = page.getByRole('link', { name: `Edit ${title}`, exact: true })
  await edit.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(1000)
  await edit.click()
  await page.getByRole('textbox', { name: 'Time' }).fill('At sunrise')
  await save(page).click()

  const saved = cards.filter({ hasText: title })
  await expect(saved.getByText('Saved', { exact: true })).toBeInViewport()
  await expect(edit).toBeFocused()
  // The mark makes the card a line taller; nothing above it has moved.
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(100)
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(1)

  const website = page.context().waitForEvent('page')
  await saved.getByRole('link', { name: 'View on the website' }).click()
  const visited = await website
  await expect(visited).toHaveURL(`${ownSite.url}/events/${event?.id}`)
  await expect(visited.getByText('At sunrise').first()).toBeVisible()
})

test('what visitors cannot see is marked as saved, without a way to a page', async ({ page, ownSite }) => {
  const [first] = await partnersOf(ownSite)
  await openAdmin(page, ownSite, `/admin/partners/${first?.id}`)
  await page.getByRole('switch', { name: 'Active' }).uncheck()
  await save(page).click()
  const saved = row(page, String(first?.name))
  await expect(saved.getByText('Saved', { exact: true })).toBeVisible()
  await expect(saved.getByText('Hidden', { exact: true })).toBeVisible()
  await expect(saved.getByRole('link', { name: /website|View page/ })).toHaveCount(0)
})

test('Cancel without changes says nothing and gives the focus back to the record', async ({
  page,
  sharedSite,
}) => {
  await openAdmin(page, sharedSite, '/admin/partners')
  await page.getByRole('link', { name: 'Edit Nile Valley Bank' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('link', { name: 'Edit Nile Valley Bank' })).toBeFocused()
  await expect(page.getByText('Your changes were discarded')).toHaveCount(0)
  await page.getByRole('button', { name: 'Add Partner' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Add Partner' })).toBeFocused()
})
