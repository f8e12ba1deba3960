import type { Page } from '@playwright/test'
import { openAdmin, pickUp } from '../support/admin-journey.ts'
import { expect, test } from '../support/e2e.ts'

const rowNames = (page: Page, list: string) =>
  page
    .getByRole('list', { name: list, exact: true })
    .getByRole('listitem')
    .locator('.font-medium')
    .allInnerTexts()

const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

test('a partner is created, changed, deleted and brought back', { tag: '@daily' }, async ({
  page,
  ownSite,
}) => {
  await openAdmin(page, ownSite, '/admin/partners')
  await page.getByRole('button', { name: 'Add Partner' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Partner Name is required')).toBeVisible()
  const name = page.getByRole('textbox', { name: 'Partner Name' })
  await expect(name).toBeFocused()
  await name.fill('Sinai Weavers')
  await page.getByRole('textbox', { name: 'Website' }).fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/Website must be a web address/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Website' }).fill('sinai-weavers.example')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Partner created successfully!', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Edit Sinai Weavers' }).click()
  await expect(name).toHaveValue('Sinai Weavers')
  await expect(page.getByRole('textbox', { name: 'Website' })).toHaveValue('https://sinai-weavers.example')
  await name.fill('Sinai Weavers Guild')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Partner updated successfully!', { exact: true })).toBeVisible()
  await expect(row(page, 'Sinai Weavers Guild')).toBeVisible()

  await page.getByRole('button', { name: 'Delete Sinai Weavers Guild' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this partner?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Partner deleted successfully!', { exact: true })).toBeVisible()
  await expect(row(page, 'Sinai Weavers Guild')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Sinai Weavers Guild')).toBeVisible()
})

test('a second partner of the same name is refused at the field, and nothing typed is lost', async ({
  page,
  sharedSite,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/)
  await openAdmin(page, sharedSite, '/admin/partners')
  await page.getByRole('button', { name: 'Add Partner' }).click()
  const name = page.getByRole('textbox', { name: 'Partner Name' })
  await name.fill('nile valley BANK')
  await page.getByRole('textbox', { name: 'Website' }).fill('https://other.example')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Partner with this name already exists')).toBeVisible()
  await expect(name).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Website' })).toHaveValue('https://other.example')
})

test('the preview shows active partners only and can be hidden', async ({ page, ownSite }) => {
  const [first] = await (await ownSite.asAdmin('GET', '/api/partners')).json()
  await ownSite.asAdmin('PUT', `/api/partners/${first.id}`, { isActive: false })
  await openAdmin(page, ownSite, '/admin/partners')
  await expect(row(page, first.name).getByText('Hidden')).toBeVisible()
  await page.getByRole('button', { name: 'Show Preview' }).click()
  const strip = page.getByRole('region', { name: 'Impact Partners' })
  await expect(page.getByRole('heading', { name: 'Impact Partners' })).toBeVisible()
  await expect(strip.getByRole('link').first()).toHaveAttribute('target', '_blank')
  await expect(strip.getByText(first.name)).toHaveCount(0)
  await expect(strip.getByAltText(first.name)).toHaveCount(0)
  await page.getByRole('button', { name: 'Hide Preview' }).click()
  await expect(strip).toHaveCount(0)
})

test('records change places by button and by keyboard, and stay there', async ({ page, ownSite }) => {
  await openAdmin(page, ownSite, '/admin/partners')
  await expect(page.getByRole('list', { name: 'Partners', exact: true })).toBeVisible()
  const [first = '', second = '', third = ''] = await rowNames(page, 'Partners')
  const moved = page.waitForResponse((answer) => answer.url().endsWith('/api/partners/order'))
  await page.getByRole('button', { name: `Move ${first} down` }).click()
  await expect
    .poll(() => rowNames(page, 'Partners').then((names) => names.slice(0, 3)))
    .toEqual([second, first, third])
  await expect(page.getByRole('button', { name: `Move ${first} down` })).toBeFocused()
  expect((await moved).status()).toBe(200)

  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/partners/order'))
  await pickUp(page.getByRole('button', { name: `Drag ${second} to another place` }))
  await expect(page.getByText(`${second} is at place 1`)).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(`${second} is at place 2`)).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(`${second} is at place 3`)).toBeAttached()
  await page.keyboard.press('Space')
  expect((await saved).status()).toBe(200)
  await expect
    .poll(() => rowNames(page, 'Partners').then((names) => names.slice(0, 3)))
    .toEqual([first, third, second])
  await page.reload()
  await expect
    .poll(() => rowNames(page, 'Partners').then((names) => names.slice(0, 3)))
    .toEqual([first, third, second])
})

test('an order that cannot be saved goes back to what it was', async ({
  page,
  sharedSite,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  await openAdmin(page, sharedSite, '/admin/partners')
  await expect(page.getByRole('list', { name: 'Partners', exact: true })).toBeVisible()
  const before = await rowNames(page, 'Partners')
  await page.route('**/api/partners/order', (route) => route.abort())
  await page.getByRole('button', { name: `Move ${before[0]} down` }).click()
  await expect(
    page.getByText('The order could not be saved. Please try again.', { exact: true }),
  ).toBeVisible()
  await expect.poll(() => rowNames(page, 'Partners')).toEqual(before)
})

test('search and sorting find a record, and nothing found is said', async ({ page, sharedSite }) => {
  await openAdmin(page, sharedSite, '/admin/partners')
  await page.getByRole('searchbox', { name: 'Search' }).fill('NILE')
  await expect(page.getByRole('list', { name: 'Partners', exact: true }).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^Drag/ })).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Search' }).fill('no such partner')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill('')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Partner Name')
  await expect(page.getByText('Nothing found')).toHaveCount(0)
  const partners: { name: string }[] = await (await sharedSite.asAdmin('GET', '/api/partners')).json()
  const names = partners.map(({ name }) => name)
  expect(names.length).toBeGreaterThan(2)
  const sorted = names.toSorted((one, other) => one.localeCompare(other))
  await expect.poll(() => rowNames(page, 'Partners')).toEqual(sorted)
})

test('a team member is created, changed, deleted and brought back', async ({ page, ownSite }) => {
  await openAdmin(page, ownSite, '/admin/team')
  await page.getByRole('button', { name: 'Add Team Member' }).click()
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Dina Shaheen')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Position is required')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Position' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Position' }).fill('Field Coordinator')
  await page.getByRole('textbox', { name: 'LinkedIn' }).fill('https://www.linkedin.com/in/dina')
  await page.getByRole('spinbutton', { name: 'Display Order' }).fill('')
  await page.getByRole('switch', { name: 'Active' }).uncheck()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Team member created successfully!', { exact: true })).toBeVisible()
  const created = row(page, 'Dina Shaheen')
  await expect(created.getByText('Hidden')).toBeVisible()
  await expect(created.getByText('Order: 0')).toBeVisible()
  await expect(created.getByRole('link', { name: /LinkedIn/ })).toHaveAttribute('target', '_blank')

  await page.getByRole('link', { name: 'Edit Dina Shaheen' }).click()
  await page.getByRole('textbox', { name: 'Bio' }).fill('Eleven years between Siwa and Farafra.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Team member updated successfully!', { exact: true })).toBeVisible()
  await expect(created.getByText('Eleven years between Siwa and Farafra.')).toBeVisible()

  await page.getByRole('button', { name: 'Delete Dina Shaheen' }).click()
  await page
    .getByRole('alertdialog', { name: 'Are you sure you want to delete this team member?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(page.getByText('Team member deleted successfully!', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(created).toBeVisible()
})

test('empty lists and lists that cannot be loaded say so', async ({ page, ownSite, expectedErrors }) => {
  expectedErrors.push(/status of 500/)
  await openAdmin(page, ownSite, '/admin/login')
  await page.route('**/api/team-members', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto(`${ownSite.url}/admin/team`)
  await expect(page.getByText('Failed to load team members.')).toBeVisible()
  await page.unroute('**/api/team-members')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('list', { name: 'Team members' })).toBeVisible()

  for (const { id } of await (await ownSite.asAdmin('GET', '/api/team-members')).json())
    await ownSite.asAdmin('DELETE', `/api/team-members/${id}`)
  await page.reload()
  await expect(page.getByText('No team members yet')).toBeVisible()
})

test('an earlier state of a partner is found in the history and restored', async ({ page, ownSite }) => {
  const [first] = await (await ownSite.asAdmin('GET', '/api/partners')).json()
  await ownSite.asAdmin('PUT', `/api/partners/${first.id}`, { name: 'Renamed by mistake' })
  await openAdmin(page, ownSite, '/admin/partners')
  await page.getByRole('link', { name: 'Edit Renamed by mistake' }).click()
  await page.getByRole('button', { name: 'History' }).click()
  const history = page.getByRole('dialog', { name: 'History' })
  await history.getByText('Changed: Partner Name').click()
  await expect(history.getByRole('region', { name: 'Partner Name' })).toContainText(first.name)
  await history.getByRole('button', { name: 'Restore this state' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore as a draft' }).click()
  await expect(page.getByText(/^Version \d+ is back as a draft$/)).toBeVisible()
  const name = page.getByRole('textbox', { name: 'Partner Name' })
  await expect(name).toHaveValue(first.name)
  await expect(page.getByText(/^Unpublished changes by /)).toBeVisible()
  const visitors = async () => (await (await fetch(`${ownSite.url}/api/partners/${first.id}`)).json()).name
  expect(await visitors()).toBe('Renamed by mistake')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(name).toHaveValue('Renamed by mistake')
  await expect(page.getByText(/^Unpublished changes by /)).toHaveCount(0)

  // Over a draft, what is restored at once is what the form shows from then on, and nothing is left unsaved.
  await name.fill('Typed into a draft')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText(/^Draft saved/)).toBeVisible()
  expect(await visitors()).toBe('Renamed by mistake')
  await page.getByRole('button', { name: 'History' }).click()
  await history.getByRole('button', { name: 'Restore this state' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore and publish' }).click()
  await expect(page.getByText('The earlier state is back', { exact: true })).toBeVisible()
  expect(await visitors()).toBe(first.name)
  await expect(name).toHaveValue(first.name)
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  await expect(page.getByText(/^Unpublished changes by /)).toHaveCount(0)
})
