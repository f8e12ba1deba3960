import { readFileSync } from 'node:fs'
import { addStaff, openAdmin } from '../support/admin-journey.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  test,
} from '../support/e2e.ts'
import { storeApplications } from '../support/stored-applications.ts'

const screen = '/admin/applications'

function crowd(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    name: `Person ${String(index).padStart(2, '0')}`,
    email: `person${index}@nile.example`,
    status: index < 30 ? 'pending' : index < 40 ? 'accepted' : 'rejected',
    // The last pending ones wait longer than two days.
    hoursAgo: index < 27 ? 1 + index : 60 + index,
    first_response_at: index < 30 ? null : new Date().toISOString(),
  }))
}

test('staff find an application among many, and the address remembers how', async ({ page, ownSite }) => {
  await storeApplications(ownSite, crowd(45))
  await openAdmin(page, ownSite, screen)
  await expect(page.getByRole('heading', { level: 1, name: 'Applications Manager' })).toBeVisible()
  await expect(page.getByText('45 applications', { exact: true })).toBeVisible()
  const counters = page.locator('dl[aria-label="How many there are"] > div')
  await expect(counters).toHaveText(['Total45', 'Pending30', 'Accepted10', 'Contacted0'])
  await expect(page.getByText('Showing 1 to 20 of 45')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(20)

  await page.getByRole('button', { name: 'Page 3' }).click()
  await expect(page.getByText('Showing 41 to 45 of 45')).toBeVisible()
  await expect(page).toHaveURL(/\?page=3$/)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(5)

  await page.getByRole('searchbox', { name: 'Search applications' }).fill('PERSON3@nile')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article', { name: 'Person 03' })).toContainText('Due in')
  await expect(page).toHaveURL(/\?search=PERSON3%40nile$/)
  await page.getByLabel('Status').selectOption('rejected')
  await expect(page.getByRole('heading', { name: 'No Applications Found' })).toBeVisible()
  await expect(page.getByText('No applications match your current filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await expect(page.getByText('Showing 1 to 20 of 45')).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Search applications' })).toHaveValue('')

  await expect(page.getByText('3 applications wait longer than the promised 48 hours')).toBeVisible()
  await page.getByRole('button', { name: 'Show overdue' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByText(/Overdue by \d+ (hours|days)/)).toHaveCount(3)
  await expect(page).toHaveURL(/\?reply=overdue$/)
})

test('what looks like a robot’s waits in a tab of its own until staff say that it is none', async ({
  page,
  ownSite,
}) => {
  await storeApplications(ownSite, [
    { name: 'Honest Person' },
    { name: 'Doubtful Person', is_suspected: 1, hoursAgo: 90 },
    { name: 'Real Robot', is_suspected: 1 },
  ])
  await openAdmin(page, ownSite, screen)
  await expect(page.getByText('1 application', { exact: true })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByText(/longer than the promised 48 hours/)).toHaveCount(0)
  await page.getByRole('tab', { name: 'Suspected 2' }).click()
  await expect(page).toHaveURL(/\?suspected=true$/)
  await expect(page.getByText('These look as if a robot had sent them', { exact: false })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.reload()
  const doubtful = page.getByRole('article', { name: 'Doubtful Person' })
  await expect(doubtful).not.toContainText(/overdue/i)
  await doubtful.getByRole('button', { name: 'Not spam' }).click()
  await expect(
    page.getByText('Moved to the applications, and the receipt is on its way', { exact: true }),
  ).toBeVisible()
  await expect(doubtful).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Applications', exact: true })).toBeFocused()

  await page.getByRole('article', { name: 'Real Robot' }).getByRole('button', { name: 'View' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Not spam' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Delete the application of Real Robot' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Nothing looks like a robot’s work.', { exact: false })).toBeVisible()

  await page.getByRole('tab', { name: 'Applications' }).click()
  await expect(page.getByText('2 applications', { exact: true })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Doubtful Person' })).toContainText('Overdue')
  await page.getByRole('article', { name: 'Doubtful Person' }).getByRole('button', { name: 'View' }).click()
  await expect(page.getByText('said that it is no spam')).toBeVisible()
})

test('an application is read, answered and deleted', { tag: '@daily' }, async ({ page, ownSite }) => {
  const request = `We dry tomatoes in Fayoum. ${'Sun and salt. '.repeat(30)}`.trim()
  const [id] = await storeApplications(ownSite, [
    { name: 'Mona Farid', request, phone: '+20 (100) 000-0000' },
  ])
  await openAdmin(page, ownSite, screen)
  const card = page.getByRole('article', { name: 'Mona Farid' })
  await expect(card).toContainText('Pending')
  await expect(card).toContainText(`${request.slice(0, 150).trimEnd()}…`)
  await expect(card).not.toContainText(request)

  await card.getByRole('button', { name: 'View' }).click()
  const view = page.getByRole('dialog', { name: 'Mona Farid' })
  await expect(view).toContainText(request)
  await expect(view.getByRole('link', { name: 'laila@nile.example' })).toHaveAttribute(
    'href',
    'mailto:laila@nile.example',
  )
  await expect(view.getByRole('link', { name: '+20 (100) 000-0000' })).toHaveAttribute(
    'href',
    'tel:+201000000000',
  )
  await expectAccessible(page)
  await expect(page).toHaveURL(new RegExp(`view=${id}`))
  await page.goBack()
  await expect(view).toBeHidden()

  await card.getByRole('button', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit application' })
  await edit.getByLabel('Status').selectOption('contacted')
  await edit.getByLabel('Notes').fill('Called her. سلام')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog', { name: 'Close without saving?' })).toBeVisible()
  await page.getByRole('button', { name: 'Go on editing' }).click()
  await expect(edit.getByLabel('Notes')).toHaveValue('Called her. سلام')
  await edit.getByLabel('Notes').press('Control+s')
  await expect(page.getByText('Application updated successfully!', { exact: true })).toBeVisible()
  await expect(edit).toBeHidden()
  await expect(card).toContainText('Contacted')
  await expect(card).toContainText('Answered in time')

  await card.getByRole('button', { name: 'View' }).click()
  await expect(view.getByRole('region', { name: 'History' })).toContainText(
    'Administrator changed the status from Pending to Contacted and wrote notes',
  )
  await page.keyboard.press('Escape')

  await card.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(
    'Are you sure you want to delete this application? This action cannot be undone.',
  )
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(card).toBeVisible()
  await card.getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Application deleted successfully!', { exact: true })).toBeVisible()
  await expect(page.getByText('No applications have been submitted yet.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Applications' })).toBeFocused()
  expect((await ownSite.asAdmin('GET', `/api/applications/${id}`)).status).toBe(404)
})

test('what fails says so, and nothing typed is lost', async ({ page, ownSite, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/)
  await storeApplications(ownSite, [{ name: 'Mona Farid' }])
  await page.route('**/api/applications?**', (route) => route.fulfill({ status: 400, body: '{}' }))
  await openAdmin(page, ownSite, screen)
  await expect(page.getByText('Failed to load applications. Please try again.')).toBeVisible()
  await page.unroute('**/api/applications?**')
  await page.getByRole('button', { name: 'Try Again' }).click()
  const card = page.getByRole('article', { name: 'Mona Farid' })

  await card.getByRole('button', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit application' })
  await edit.getByLabel('Notes').fill('A long talk')
  await page.route('**/api/applications/*', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  )
  await edit.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(edit.getByRole('alert')).toContainText('Failed to update application. Please try again.')
  await expect(edit.getByLabel('Notes')).toHaveValue('A long talk')
  await edit.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()

  await card.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Failed to delete application. Please try again.')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()

  // Sent by itself when the line is back; what was typed since waits for its own Save.
  await card.getByRole('button', { name: 'Edit' }).click()
  await edit.getByLabel('Notes').fill('Rang her')
  await edit.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(edit.getByRole('alert')).toContainText('No connection. Your text is kept')
  await edit.getByLabel('Notes').fill('Rang her, and')
  await page.unroute('**/api/applications/*')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(edit.getByRole('alert')).toHaveCount(0)
  await expect(edit.getByLabel('Notes')).toHaveValue('Rang her, and')
  await expect
    .poll(async () => (await (await ownSite.asAdmin('GET', '/api/applications')).json())[0].notes)
    .toBe('Rang her')
  await edit.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(edit).toHaveCount(0)
})

test('two people on one application: the second is told, and both are kept', async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 412/)
  const [id] = await storeApplications(ownSite, [{ name: 'Mona Farid' }])
  const editor = await addStaff(ownSite, 'editor')
  await openAdmin(page, ownSite, screen, editor)
  await page.getByRole('article').getByRole('button', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit application' })
  await edit.getByLabel('Notes').fill('Mine')
  await ownSite.asAdmin('PUT', `/api/applications/${id}`, { status: 'accepted', notes: 'Theirs' })
  await edit.getByRole('button', { name: 'Save', exact: true }).click()
  const told = edit.getByRole('alert')
  await expect(told).toContainText('Administrator changed this application')
  await expect(told).toContainText('Theirs')
  await expect(edit.getByLabel('Notes')).toHaveValue('Mine')
  // What was left alone here follows the other save.
  await expect(edit.getByLabel('Status')).toHaveValue('accepted')
  await expectAccessible(page)
  await told.getByRole('button', { name: 'Take this instead' }).click()
  await expect(edit.getByLabel('Notes')).toHaveValue('Theirs')
  await edit.getByLabel('Notes').fill('Theirs and mine')
  await edit.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Application updated successfully!', { exact: true })).toBeVisible()
  const stored = await (await ownSite.asAdmin('GET', `/api/applications/${id}`)).json()
  expect(stored).toMatchObject({ status: 'accepted', notes: 'Theirs and mine' })
})

test('the export holds what the filters show', async ({ page, ownSite }) => {
  await storeApplications(ownSite, [
    { name: 'أحمد', subject: '=1+1', request: 'One, "two"\nthree' },
    { name: 'Rejected Person', status: 'rejected' },
  ])
  await openAdmin(page, ownSite, `${screen}?status=pending`)
  await expect(page.getByRole('article')).toHaveCount(1)
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toMatch(/^applications-\d{4}-\d{2}-\d{2}\.csv$/)
  const csv = readFileSync(await download.path(), 'utf8')
  expect(csv.startsWith('\uFEFFName,Email,Subject,Status,Created At,Notes,Phone,Request')).toBe(true)
  expect(csv).toContain('أحمد')
  expect(csv).not.toContain(',=1+1')
  expect(csv).toContain('"One, ""two""\nthree"')
  expect(csv).not.toContain('Rejected Person')
})

test('an export that fails says so', async ({ page, sharedSite, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/)
  await openAdmin(page, sharedSite, screen)
  await page.route('**/export.csv**', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await expect(page.getByText('The export failed. Please try again.', { exact: true })).toBeVisible()
})

test('new applications appear on Refresh', async ({ page, ownSite }) => {
  await openAdmin(page, ownSite, screen)
  await expect(page.getByText('No applications have been submitted yet.')).toBeVisible()
  await storeApplications(ownSite, [{ name: 'Just Now' }])
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('article', { name: 'Just Now' })).toBeVisible()
})

test('viewers never see applications, and are told why and whom to ask', async ({ page, ownSite }) => {
  const viewer = await addStaff(ownSite, 'viewer')
  await openAdmin(page, ownSite, screen, viewer)
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await expect(page.getByRole('alert')).toContainText(
    'You may not open “Applications Manager”It is for the roles Editor, Admin, and Super Admin; yours is Viewer. Please ask an administrator',
  )
  expect((await page.request.get(`${ownSite.url}/api/applications`)).status()).toBe(403)
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('everything fits and is accessible in both themes', async ({ page, ownSite }) => {
    await storeApplications(ownSite, [
      { name: 'A'.repeat(120), subject: 'S'.repeat(200), request: 'R'.repeat(400), hoursAgo: 60 },
      { name: 'أحمد عبد الرحمن', request: 'نبحث عن تمويل', status: 'rejected' },
    ])
    await openAdmin(page, ownSite, screen)
    await expect(page.getByRole('article')).toHaveCount(2)
    await expectNoSidewaysScroll(page)
    await expectAccessibleInBothThemes(page)
    await page.getByRole('article').first().getByRole('button', { name: 'Edit' }).click()
    await expect(page.getByLabel('Notes')).toBeVisible()
    await expectAccessibleInBothThemes(page)
  })
})
