import { addStaff, openAdmin } from '../support/admin-journey.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  test,
} from '../support/e2e.ts'

interface Named {
  id: string
  name?: string
  title?: string
}

test('what was deleted is found and brought back', { tag: '@daily' }, async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/)
  await openAdmin(page, ownSite, '/admin/trash')
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible()
  const [first, second] = (await (await ownSite.asAdmin('GET', '/api/partners')).json()) as Named[]
  const [event] = (await (await ownSite.asAdmin('GET', '/api/events')).json()) as Named[]
  for (const path of [`partners/${first?.id}`, `partners/${second?.id}`, `events/${event?.id}`])
    await ownSite.asAdmin('DELETE', `/api/${path}`)
  await ownSite.asAdmin('POST', '/api/partners', { name: second?.name })
  await page.reload()
  const rows = page.getByRole('list', { name: 'Deleted records' }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toContainText(/Deleted by Administrator, \d{2}:\d{2}/)
  await expectAccessible(page)
  await page.getByLabel('Kind').selectOption('Event')
  await expect(rows).toHaveCount(1)
  await page.getByLabel('Kind').selectOption('Everything')
  await page.getByRole('searchbox', { name: 'Search the trash' }).fill('no such thing')
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search the trash' }).fill(String(first?.name))
  // On a slow line too the press is seen at once.
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(`**/api/partners/${first?.id}/revisions`, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: `Restore ${first?.name}` }).click()
  await expect(rows.getByRole('button', { name: 'Restoring' })).toBeDisabled()
  letGo()
  await expect(page.getByText(`“${first?.name}” is back where it was`, { exact: true })).toBeVisible()
  expect((await ownSite.asAdmin('GET', `/api/partners/${first?.id}`)).status).toBe(200)

  // Its name was given to another one meanwhile.
  await page.getByRole('searchbox', { name: 'Search the trash' }).fill('')
  await page.getByRole('button', { name: `Restore ${second?.name}` }).click()
  await expect(page.getByText(`“${second?.name}” could not be restored`, { exact: true })).toBeVisible()
  await expect(page.getByText('Partner with this name already exists', { exact: true })).toBeVisible()
})

test('a role restores what it may change, and looks at the rest', async ({ page, browser, ownSite }) => {
  const [album] = (await (await ownSite.asAdmin('GET', '/api/media-albums')).json()) as Named[]
  const [partner] = (await (await ownSite.asAdmin('GET', '/api/partners')).json()) as Named[]
  await ownSite.asAdmin('DELETE', `/api/media-albums/${album?.id}`)
  await ownSite.asAdmin('DELETE', `/api/partners/${partner?.id}`)
  await openAdmin(page, ownSite, '/admin/trash', await addStaff(ownSite, 'editor'))
  const rows = page.getByRole('list', { name: 'Deleted records' }).getByRole('listitem')
  await expect(rows.filter({ hasText: album?.title })).toContainText('Your role cannot restore this kind')
  await expect(rows.filter({ hasText: partner?.name }).getByRole('button', { name: 'Restore' })).toBeVisible()
  const other = await browser.newContext()
  const viewerPage = await other.newPage()
  await openAdmin(viewerPage, ownSite, '/admin/trash', await addStaff(ownSite, 'viewer'))
  await expect(viewerPage.getByText('You can look at everything here, but not change it')).toBeVisible()
  await expect(viewerPage.getByText(String(partner?.name))).toBeVisible()
  await expect(viewerPage.getByRole('button', { name: 'Restore' })).toHaveCount(0)
  await other.close()
})

test('the activity tells who did what, by kind and person, and leads to it', async ({ page, ownSite }) => {
  await ownSite.asAdmin('POST', '/api/partners', { name: 'Nile <b>Ventures</b>' })
  const editor = await addStaff(ownSite, 'editor')
  await openAdmin(page, ownSite, '/admin/activity', editor)
  const today = page.getByRole('region', { name: 'Today' })
  await expect(today.getByRole('listitem').first()).toContainText(
    'Administrator created the partner “Nile <b>Ventures</b>”',
  )
  await expect(page.getByText('created the user')).toHaveCount(0)
  await page.getByLabel('Person').selectOption('System')
  await expect(page.getByText('Nile <b>Ventures</b>')).toHaveCount(0)
  await page.getByLabel('Kind').selectOption('Program')
  await expect(page).toHaveURL(/type=program&actor=System/)
  await expect(page.getByText(/System created the program/).first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Kind')).toHaveValue('program')
  await expectAccessible(page)
  await page
    .getByRole('link', { name: /System created the program/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/admin\/programs\/builder\//)
})

test('a long activity is turned page by page', async ({ page, ownSite }) => {
  for (let count = 0; count < 12; count++)
    await ownSite.asAdmin('PUT', '/api/footer', { companyDescription: `Version ${count}` })
  await openAdmin(page, ownSite, '/admin/activity?actor=Administrator')
  const lines = page.getByRole('region', { name: 'Activity' }).getByRole('listitem')
  await expect(lines).toHaveCount(12)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('button', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(page.getByText('Administrator changed the footer')).toHaveCount(0)
})

test('trash and activity fit 360 pixels and are accessible in both themes', async ({ page, ownSite }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const [partner] = (await (await ownSite.asAdmin('GET', '/api/partners')).json()) as Named[]
  await ownSite.asAdmin('DELETE', `/api/partners/${partner?.id}`)
  for (const path of ['/admin/trash', '/admin/activity']) {
    await openAdmin(page, ownSite, path)
    await expect(page.getByRole('main').getByText(String(partner?.name)).first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessibleInBothThemes(page)
  }
})
