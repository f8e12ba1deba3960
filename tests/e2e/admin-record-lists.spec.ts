import type { Page } from '@playwright/test'
import { addStaff, openAdmin } from '../support/admin-journey.ts'
import { expect, type Site, test } from '../support/e2e.ts'

interface Named {
  id: string
  name: string
}

const name = (page: Page) => page.getByRole('textbox', { name: 'Partner Name' })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const list = (page: Page) => page.getByRole('list', { name: 'Partners', exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

async function partnersOf(site: Site): Promise<Named[]> {
  return (await site.asAdmin('GET', '/api/partners')).json()
}

test('choices and switches narrow a list, and the address remembers them', async ({ page, sharedSite }) => {
  const stored: { title: string; type: string; isFeatured: boolean }[] = await (
    await sharedSite.asAdmin('GET', '/api/events')
  ).json()
  const meetings = stored.filter(({ type }) => type === 'Live Event')
  const featured = meetings.filter(({ isFeatured }) => isFeatured)
  expect([meetings.length, featured.length]).not.toContain(0)
  expect(new Set([stored.length, meetings.length, featured.length]).size).toBe(3)

  await openAdmin(page, sharedSite, '/admin/events')
  const cards = page.getByRole('list', { name: 'Events', exact: true }).getByRole('listitem')
  await expect(cards).toHaveCount(stored.length)
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Live Event')
  await expect(cards).toHaveCount(meetings.length)
  await page.getByRole('combobox', { name: 'Featured' }).selectOption('Featured')
  await expect(cards).toHaveCount(featured.length)
  await page.reload()
  await expect(cards).toHaveCount(featured.length)
  await page.getByRole('combobox', { name: 'Featured' }).selectOption('Not featured')
  await expect(cards).toHaveCount(meetings.length - featured.length)
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Type: all')
  await page.getByRole('combobox', { name: 'Featured' }).selectOption('Featured: all')
  await expect(cards).toHaveCount(stored.length)
  await expect(page).toHaveURL(`${sharedSite.url}/admin/events`)
})

test('what is chosen while the search still waits for more letters is kept', async ({ page, sharedSite }) => {
  await openAdmin(page, sharedSite, '/admin/partners')
  await expect(list(page)).toBeVisible()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await search(page).fill('nile')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Partner Name')
  await expect(page).toHaveURL(/\/admin\/partners\?sort=Partner\+Name$/)
  await page.clock.runFor(1000)
  await expect(page).toHaveURL(/\/admin\/partners\?sort=Partner\+Name&q=nile$/)
  await expect(list(page).getByRole('listitem')).toHaveCount(1)
})

test('a viewer finds, narrows and opens the same records, and can change none', async ({ page, ownSite }) => {
  const [first, second] = await partnersOf(ownSite)
  await ownSite.asAdmin('PUT', `/api/partners/${second?.id}`, { isActive: false })
  await openAdmin(page, ownSite, '/admin/partners', await addStaff(ownSite, 'viewer'))
  await page.getByRole('combobox', { name: 'Active' }).selectOption('Not active')
  await expect(list(page).getByRole('listitem')).toHaveCount(1)
  for (const forbidden of [/^Add/, /^Clone/, /^Delete/, /^Edit/, /^Move/])
    for (const role of ['button', 'link'] as const)
      await expect(page.getByRole(role, { name: forbidden })).toHaveCount(0)
  await page.getByRole('link', { name: `View ${second?.name}`, exact: true }).click()
  await expect(page).toHaveURL(`${ownSite.url}/admin/partners/${second?.id}?isActive=false`)
  for (const label of ['Partner Name', 'Website'])
    await expect(page.getByRole('textbox', { name: label })).toBeDisabled()
  await expect(page.getByRole('switch', { name: 'Active' })).toBeDisabled()
  await expect(save(page)).toHaveCount(0)
  await page.goBack()
  await expect(list(page).getByRole('listitem')).toHaveCount(1)

  await page.goto(`${ownSite.url}/admin/partners/${first?.id}`)
  await expect(name(page)).toHaveValue(String(first?.name))
  await expect(name(page)).toBeDisabled()
  await page.goto(`${ownSite.url}/admin/partners/new`)
  await expect(save(page)).toHaveCount(0)
})

for (const [kind, path] of [
  ['a stored record', ''],
  ['a new record', 'new'],
] as const)
  test(`what was typed into the form of ${kind} comes back after Cancel`, async ({ page, ownSite }) => {
    const [first] = await partnersOf(ownSite)
    await openAdmin(page, ownSite, `/admin/partners/${path || first?.id}`)
    await name(page).fill('Typed with care')
    await page.getByRole('textbox', { name: 'Website' }).fill('https://careful.example')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL(/\/admin\/partners$/)
    await expect(page.getByText('Your changes were discarded', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(name(page)).toHaveValue('Typed with care')
    await expect(page.getByRole('textbox', { name: 'Website' })).toHaveValue('https://careful.example')
    await expect(page.getByText('Unsaved changes')).toBeVisible()
    await save(page).click()
    await expect(row(page, 'Typed with care').getByText('Saved', { exact: true })).toBeVisible()
  })
