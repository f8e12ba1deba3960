import type { Page } from '@playwright/test'
import { openAdmin } from '../support/admin-journey.ts'
import { card, field, flipSwitch, openCard, save, showForm, showPreview } from '../support/builder-journey.ts'
import { expect, expectNoSidewaysScroll, test } from '../support/e2e.ts'
import { openHydrated } from '../support/hydrated.ts'

const rows = (page: Page) => page.getByRole('list', { name: 'Programs', exact: true }).getByRole('listitem')
const row = (page: Page, title: string) =>
  rows(page).filter({ has: page.getByRole('link', { name: title, exact: true }) })
const titles = (page: Page) => rows(page).locator('p a.font-medium').allInnerTexts()

test('a program with five sections is made and read by visitors at the next request', async ({
  page,
  ownSite,
}) => {
  await openAdmin(page, ownSite, '/admin/programs')
  await page.getByRole('link', { name: 'Open Builder' }).click()
  await expect(page).toHaveURL(/\/admin\/programs\/builder\/new$/)
  await save(page).click()
  await expect(page.getByText('Title is required')).toBeVisible()
  await expect(field(page, 'Title')).toBeFocused()
  await field(page, 'Title').fill('Sahil Fellows')
  await field(page, 'Short description').fill('A year at the coast for young fishers.')

  await expect(page.getByText('12 sections still show the text they started with')).toBeVisible()
  await page.getByRole('button', { name: 'Switch them off' }).click()
  await expect(card(page, 'What you receive').getByText('Cards with icons · Switched off')).toBeVisible()
  for (const title of ['What you receive', 'What came out of it', 'From application to graduation'])
    await flipSwitch(page, title)
  await openCard(page, 'What you receive')
  await field(page, 'Header').fill('What a fellow receives')
  const preview = await showPreview(page)
  await expect(preview.getByRole('button', { name: /^Edit section/ })).toHaveCount(5)
  await expect(
    preview.getByRole('button', { name: 'Edit section: Sahil Fellows', exact: true }),
  ).toBeVisible()
  await save(page).click()
  await expect(page.getByText('Program saved successfully!', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/programs\/builder\/sahil-fellows$/)

  const visitor = await page.context().newPage()
  await visitor.goto(`${ownSite.url}/programs/sahil-fellows`)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Sahil Fellows' })).toBeVisible()
  await expect(visitor.getByRole('main').locator('section[data-layout]')).toHaveCount(5)
  await expect(visitor.getByRole('heading', { name: 'What a fellow receives' })).toBeVisible()
  await expect(visitor.getByRole('heading', { name: 'Join Sahil Fellows' })).toBeVisible()
  await expect(visitor.getByText('Name of a participant')).toHaveCount(0)

  // What is typed afterwards goes to the same record.
  await showForm(page)
  await field(page, 'Subtitle').fill('Keep the sea')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  const stored = await (await ownSite.asAdmin('GET', '/api/programs/sahil-fellows')).json()
  expect(stored).toMatchObject({
    subtitle: 'Keep the sea',
    status: 'Active',
    duration: '6 months',
    participants: '50 participants per cohort',
    iconName: 'Star',
    color: 'blue',
    isAcceptingApplications: true,
    order: 0,
    isActive: true,
  })
  expect(stored.sections.map((section: { order: number }) => section.order)).toEqual(
    Array.from({ length: 14 }, (_, index) => index + 1),
  )
})

test('what tells staff what to write is never stored, and never shown to visitors', async ({
  page,
  ownSite,
}) => {
  const hint = 'Describe an ordinary week: workshops, visits to customers, hours with a mentor.'
  await openAdmin(page, ownSite, '/admin/programs/builder/new')
  await field(page, 'Title').fill('Sahil Fellows')
  await expect(card(page, 'A week in the program').getByText('Not shown until you write it')).toBeVisible()
  await openCard(page, 'What you receive')
  await field(page, 'Header').fill('What a fellow receives')
  await expect(card(page, 'What a fellow receives').getByText('Sample text')).toBeVisible()
  await openCard(page, 'A week in the program')
  await expect(field(page, 'Content')).toHaveText('')
  await expect(field(page, 'Content')).toHaveAttribute('aria-placeholder', hint)
  const preview = await showPreview(page)
  await expect(preview.getByText(hint)).toBeVisible()
  await save(page).click()
  await expect(page.getByText('Program saved successfully!', { exact: true })).toBeVisible()

  const visitor = await page.context().newPage()
  const words = async () => {
    await visitor.goto(`${ownSite.url}/programs/sahil-fellows`)
    return visitor.getByRole('main').innerText()
  }
  const instructions = /Describe |A week in the program|Name of a participant|in their own words/
  expect(await words()).not.toMatch(instructions)

  await showForm(page)
  await field(page, 'Header').fill('From Sunday to Thursday')
  await save(page).click()
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  expect(await words()).toContain('From Sunday to Thursday')
  expect(await words()).not.toMatch(instructions)
})

test('the address of a program is changed, and every link to the old one goes on working', async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/)
  await openAdmin(page, ownSite, '/admin/programs/builder/bridgez')
  const address = field(page, 'Address')
  await expect(address).toHaveValue('bridgez')
  await expect(page.getByText(/^[\w.:]+\/programs\/$/)).toBeVisible()
  await address.fill('imentor')
  await save(page).click()
  await expect(page.getByText(/^\/programs\/imentor is the address of “iMentor”/).first()).toBeVisible()
  await expect(address).toHaveValue('imentor')
  // Words become an address when the field is left.
  await address.fill('Over the Nile')
  await address.blur()
  await expect(address).toHaveValue('over-the-nile')
  await save(page).click()
  await expect(page.getByText('Program saved successfully!', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /^View page/ })).toHaveAttribute(
    'href',
    '/programs/over-the-nile',
  )

  const old = await page.request.get(`${ownSite.url}/programs/bridgez?from=mail&x=%20`, { maxRedirects: 0 })
  expect([old.status(), old.headers().location]).toEqual([301, '/programs/over-the-nile?from=mail&x=%20'])
  expect(old.headers()['cache-control']).toBe('no-cache')
  const visitor = await page.context().newPage()
  await visitor.goto(`${ownSite.url}/programs/bridgez?from=mail`)
  await expect(visitor).toHaveURL(`${ownSite.url}/programs/over-the-nile?from=mail`)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Bridgez' })).toBeVisible()
  await expect(visitor.locator('link[rel=canonical]')).toHaveAttribute('href', /\/programs\/over-the-nile$/)
  // A link within the site that somebody wrote by hand does not even reload.
  await openHydrated(visitor, `${ownSite.url}/programs`)
  const link = visitor.getByRole('main').locator('a[href="/programs/over-the-nile"]').first()
  await link.evaluate((element: HTMLElement) => {
    element.setAttribute('href', '/programs/bridgez')
    element.click()
  })
  await expect(visitor).toHaveURL(`${ownSite.url}/programs/over-the-nile`)
  const sitemap = await (await page.request.get(`${ownSite.url}/sitemap.xml`)).text()
  expect(sitemap).toContain('/programs/over-the-nile<')
  expect(sitemap).not.toContain('/programs/bridgez<')

  await page.setViewportSize({ width: 390, height: 844 })
  await address.fill('')
  await address.blur()
  await expect(address).toHaveValue('bridgez')
  await expectNoSidewaysScroll(page)
  await save(page).click()
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  await visitor.goto(`${ownSite.url}/programs/over-the-nile`)
  await expect(visitor).toHaveURL(`${ownSite.url}/programs/bridgez`)
})

test('the list tells status, applications and visibility, and leads to the builder', async ({
  page,
  ownSite,
}) => {
  await ownSite.asAdmin('PUT', '/api/programs/noria', { isActive: false })
  await openAdmin(page, ownSite, '/admin/programs')
  await expect(row(page, 'Bridgez').getByText('Accepting Applications')).toBeVisible()
  await expect(row(page, 'Khatwa').getByText('Upcoming')).toBeVisible()
  await expect(row(page, 'Khatwa').getByText('Accepting Applications')).toHaveCount(0)
  await expect(row(page, 'Noria').getByText('Hidden')).toBeVisible()
  await expect(row(page, 'Noria').getByRole('link', { name: /View page/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Edit Bridgez' }).click()
  await expect(page).toHaveURL(/\/admin\/programs\/builder\/bridgez$/)
  await page.getByRole('link', { name: 'Back to Programs' }).click()
  await expect(page).toHaveURL(/\/admin\/programs$/)
})

test('programs change places for visitors too', async ({ page, ownSite }) => {
  await openAdmin(page, ownSite, '/admin/programs')
  await expect(row(page, 'Bridgez')).toBeVisible()
  expect(await titles(page)).toEqual(['Bridgez', 'iMentor', 'Noria', 'Khatwa'])
  await expect(page.getByRole('button', { name: 'Move Bridgez up' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Move Khatwa down' })).toBeDisabled()
  await page.getByRole('button', { name: 'Move Noria up' }).click()
  await expect(page.getByText('Program order updated successfully', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Move Noria up' })).toBeFocused()
  expect(await titles(page)).toEqual(['Bridgez', 'Noria', 'iMentor', 'Khatwa'])
  const list = await (await fetch(`${ownSite.url}/api/programs`)).json()
  expect(list.map(({ id, order }: { id: string; order: number }) => [id, order])).toEqual([
    ['bridgez', 0],
    ['noria', 1],
    ['imentor', 2],
    ['khatwa', 3],
  ])
})

test('an order that cannot be saved goes back', async ({ page, sharedSite, expectedErrors }) => {
  expectedErrors.push(/status of 500/)
  await openAdmin(page, sharedSite, '/admin/programs')
  await page.route('**/api/programs/order', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.getByRole('button', { name: 'Move Noria up' }).click()
  await expect(page.getByText('Failed to update program order', { exact: true })).toBeVisible()
  await expect.poll(() => titles(page)).toEqual(['Bridgez', 'iMentor', 'Noria', 'Khatwa'])
})

test('a program is cloned, deleted and brought back', { tag: '@phone' }, async ({ page, ownSite }) => {
  await openAdmin(page, ownSite, '/admin/programs')
  await page.getByRole('button', { name: 'Clone Bridgez' }).click()
  await expect(page.getByText('Program cloned successfully', { exact: true })).toBeVisible()
  await expect(row(page, 'Bridgez (Copy)')).toBeVisible()
  const list = await (await ownSite.asAdmin('GET', '/api/programs')).json()
  const [original, copy] = ['Bridgez', 'Bridgez (Copy)'].map((title) =>
    list.find((program: { title: string }) => program.title === title),
  )
  // Texts that repeat the title follow the new one.
  const sections = JSON.parse(
    JSON.stringify(original.sections).replaceAll('"Bridgez"', '"Bridgez (Copy)"'),
  ) as { header: string }[]
  expect(sections.map(({ header }) => header)).toContain('Bridgez (Copy)')
  expect(copy).toMatchObject({ order: 4, isActive: false, sections, description: original.description })
  expect(copy.id).not.toBe(original.id)
  // Its Arabic comes along, and waits for somebody to look at it.
  const arabic = await (await ownSite.asAdmin('GET', `/api/programs/${copy.id}/translations/ar`)).json()
  expect(arabic).toMatchObject({ state: 'draft', missing: [] })
  expect(arabic.outdated.map(({ is }: { is: string }) => is)).toContain('Bridgez (Copy)')

  await page.getByRole('button', { name: 'Delete Bridgez (Copy)' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this program?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Program deleted successfully', { exact: true })).toBeVisible()
  await expect(row(page, 'Bridgez (Copy)')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Bridgez (Copy)')).toBeVisible()
})

test('what fails says so in the words of the list', async ({ page, sharedSite, expectedErrors }) => {
  expectedErrors.push(/status of 500/)
  await openAdmin(page, sharedSite, '/admin/programs')
  await expect(row(page, 'Bridgez')).toBeVisible()
  const fail = (method: string) =>
    page.route(/\/api\/programs(?:\/[^/?]*)?(?:\?.*)?$/, (route) =>
      route.request().method() === method ? route.fulfill({ status: 500, body: '{}' }) : route.fallback(),
    )
  await fail('POST')
  await page.getByRole('button', { name: 'Clone Bridgez' }).click()
  await expect(page.getByText('Failed to clone program', { exact: true })).toBeVisible()
  await fail('DELETE')
  await page.getByRole('button', { name: 'Delete Bridgez' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(
    page.getByRole('alertdialog').getByText('Failed to delete program', { exact: true }),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await fail('GET')
  await page.reload()
  await expect(page.getByText('Failed to load programs', { exact: true })).toBeVisible()
})
