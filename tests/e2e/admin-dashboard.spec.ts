import { addStaff, openAdmin } from '../support/admin-journey.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  test,
} from '../support/e2e.ts'
import { storeApplications } from '../support/stored-applications.ts'

const screen = '/admin/dashboard'

test('the figures are those of the stored content', { tag: '@daily' }, async ({ page, ownSite }) => {
  await storeApplications(ownSite, [
    { name: 'One' },
    { name: 'Two' },
    { name: 'Three', status: 'accepted', first_response_at: new Date().toISOString() },
  ])
  const stats = (await (await ownSite.asAdmin('GET', '/api/impact-stats')).json()) as object[]
  await ownSite.asAdmin('POST', '/api/events', {
    title: 'A far day',
    description: 'To come.',
    date: '2031-01-01',
  })
  await openAdmin(page, ownSite, screen)
  const figures = page.getByRole('region', { name: 'The foundation in figures' })
  await expect(figures.getByRole('heading', { level: 2 })).toHaveText([
    'Active Programs',
    'Upcoming Events',
    'New Submissions',
    'Total Impact',
  ])
  await expect(figures).toContainText('2Pending, of 3 in all')
  await expect(figures).toContainText(`${stats.length}impact statistics, each counted in a unit of its own`)
  const recent = page.getByRole('region', { name: 'Recent submissions' })
  await expect(recent.getByRole('listitem')).toHaveCount(3)
  await expect(recent.getByText('Pending')).toHaveCount(2)
  await expect(recent.getByText('Accepted')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Upcoming events' }).getByRole('listitem')).toHaveCount(5)
  // What the site filled itself with at its first start is not what somebody did.
  await expect(page.getByRole('region', { name: 'Recent changes' }).getByRole('listitem')).toHaveText([
    /Administrator created the event “A far day”/,
  ])
  await recent.getByRole('link', { name: 'Two' }).click()
  await expect(page.getByRole('dialog', { name: 'Two' })).toBeVisible()
})

test('charts come with a table of the same figures', async ({ page, ownSite }) => {
  await storeApplications(ownSite, [
    { name: 'One', subject: 'Bridgez' },
    { name: 'Two', subject: 'Bridgez', hoursAgo: 200 },
    { name: 'Three', subject: 'iMentor', status: 'rejected' },
  ])
  await openAdmin(page, ownSite, screen)
  await page.getByRole('tab', { name: 'Analytics' }).click()
  const programs = page.getByRole('figure', { name: 'Applications by program' })
  await expect(programs.locator('svg.recharts-surface').first()).toBeVisible()
  await programs.getByText('Show as table').click()
  await expect(programs.getByRole('row')).toHaveText(['ProgramApplications', 'Bridgez2', 'iMentor1'])
  const statuses = page.getByRole('figure', { name: 'Applications by status' })
  await statuses.getByText('Show as table').click()
  await expect(statuses.getByRole('row', { name: 'Rejected' })).toHaveText('Rejected1')
  await page.getByRole('radio', { name: '30 days' }).check()
  await expect(page.getByText('Each bar is a day.')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Analytics' })).toHaveAttribute('aria-selected', 'true')
})

test('quick actions lead to where the work is done', async ({ page, sharedSite }) => {
  await openAdmin(page, sharedSite, `${screen}?tab=actions`)
  const panel = page.getByRole('tabpanel', { name: 'Quick Actions' })
  await expect(panel.getByRole('link', { name: 'Manage staff accounts' })).toBeVisible()
  await panel.getByRole('link', { name: 'Create a program' }).click()
  await expect(page).toHaveURL(/\/admin\/programs\/builder\/new$/)
})

test('viewers are told what is left out, and see no error', async ({ page, ownSite }) => {
  await storeApplications(ownSite, [{ name: 'Secret Person' }])
  const viewer = await addStaff(ownSite, 'viewer')
  await openAdmin(page, ownSite, screen, viewer)
  const sentence = 'Applications hold personal data. Your role does not include them.'
  await expect(page.getByText(sentence)).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Upcoming events' }).getByRole('listitem')).toHaveCount(5)
  for (const tab of ['Recent Submissions', 'Analytics']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel', { name: tab }).getByText(sentence)).toBeVisible()
  }
  await page.getByRole('tab', { name: 'Quick Actions' }).click()
  const actions = page.getByRole('tabpanel', { name: 'Quick Actions' })
  await expect(actions.getByRole('link', { name: 'Look at Events' })).toBeVisible()
  await expect(actions.getByRole('link', { name: /applications|staff accounts/ })).toHaveCount(0)
  await expect(page.getByText('Secret Person')).toHaveCount(0)
})

test('a part that fails leaves the others in use', async ({ page, sharedSite, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/)
  await page.route('**/api/impact-stats', (route) => route.fulfill({ status: 404, body: '{}' }))
  await page.route('**/api/activity**', (route) => route.fulfill({ status: 404, body: '{}' }))
  await openAdmin(page, sharedSite, screen)
  await expect(page.getByText('Could not be loaded', { exact: true })).toBeVisible()
  await expect(page.getByText('The changes could not be loaded.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Upcoming events' }).getByRole('listitem')).toHaveCount(5)
  await page.unroute('**/api/activity**')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('Nothing has been changed yet.')).toBeVisible()
})

test('at 360 pixels everything fits and is accessible in both themes', async ({ page, ownSite }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await storeApplications(ownSite, [{ name: 'Someone', hoursAgo: 60 }])
  await openAdmin(page, ownSite, screen)
  await expect(page.getByRole('link', { name: 'Someone' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
  await page.goto(`${ownSite.url}${screen}?tab=analytics`)
  await expect(page.getByRole('figure')).toHaveCount(3)
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
})
