import type { Page } from '@playwright/test'
import { openAdmin } from '../support/admin-journey.ts'
import { expect, test } from '../support/e2e.ts'
import { cutFile, holdFile } from '../support/held-file.ts'

/** How often the browser asked for a whole page. */
function countDocuments(page: Page) {
  const documents = { asked: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.asked += 1
  })
  return documents
}

test('what is drawn as an icon says its name to the mouse and to the keyboard', async ({
  page,
  sharedSite,
}) => {
  await openAdmin(page, sharedSite, '/admin/partners')
  const theme = page.getByRole('button', { name: 'Switch between light and dark' })
  const tooltip = page.getByRole('tooltip')
  await theme.hover()
  await expect(tooltip).toHaveText('Switch between light and dark')
  await expect(tooltip).toBeInViewport({ ratio: 1 })
  // The pointer may go to the words, and they go when it leaves both.
  await tooltip.hover()
  await expect(tooltip).toBeVisible()
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(tooltip).toHaveCount(0)

  await page.getByRole('button', { name: 'Find anything' }).first().focus()
  await page.keyboard.press('Tab')
  await expect(theme).toBeFocused()
  await expect(tooltip).toHaveText('Switch between light and dark')
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)

  const edit = page.getByRole('link', { name: /^Edit / }).first()
  await edit.hover()
  await expect(tooltip).toHaveText((await edit.getAttribute('aria-label')) ?? '')
  await edit.click()
  await expect(tooltip).toHaveCount(0)
})

test('a history that cannot be loaded says so in its panel, and leaves the form as it is', async ({
  page,
  sharedSite,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/, /could not be loaded/)
  const file = await cutFile(page, '**/assets/revision-list-*.js')
  const documents = countDocuments(page)
  await openAdmin(page, sharedSite, '/admin/events/repair-cup')
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await title.fill('Half a title')
  await page.getByRole('button', { name: 'History' }).click()
  const panel = page.getByRole('dialog', { name: 'History' })
  await expect(panel.getByText('This part of the screen could not be loaded.')).toBeVisible()
  file.mend()
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(panel.getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(title).toHaveValue('Half a title')
  expect(documents.asked).toBe(1)
})

test('a screen whose file went with the version before is shown after one reload', async ({
  page,
  sharedSite,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/)
  const documents = countDocuments(page)
  // The page of the new version names files that are there.
  await page.route('**/assets/calendar-screen-*.js', (route) =>
    documents.asked > 1 ? route.fallback() : route.fulfill({ status: 404 }),
  )
  await openAdmin(page, sharedSite, '/admin/dashboard')
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Calendar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/calendar$/)
  expect(documents.asked).toBe(2)
})

test('a file that stays away reloads the page once, and not again and again', async ({
  page,
  sharedSite,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/)
  const documents = countDocuments(page)
  await page.route('**/assets/calendar-screen-*.js', (route) => route.fulfill({ status: 404 }))
  await openAdmin(page, sharedSite, '/admin/dashboard')
  const menu = page.getByRole('navigation', { name: 'Sections' })
  await menu.getByRole('link', { name: 'Calendar' }).click()
  await expect.poll(() => documents.asked).toBe(2)
  const failure = page.getByRole('alert').filter({ hasText: 'This screen could not be shown' })
  await expect(failure.getByRole('button', { name: 'Load again' })).toBeVisible()
  await menu.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await menu.getByRole('link', { name: 'Calendar' }).click()
  await expect(failure).toBeVisible()
  expect(documents.asked).toBe(2)
})

test('a form that is on its way is said to be, also to those who hear the page', async ({
  page,
  sharedSite,
}) => {
  const file = await holdFile(page, '**/assets/record-panel-*.js')
  await openAdmin(page, sharedSite, '/admin/partners/new')
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeAttached()
  file.comes()
  await expect(page.getByRole('form').first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(0)
})

test('a screen that does not come says so in its place, and comes the next time', async ({
  page,
  sharedSite,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  const file = await cutFile(page, '**/assets/calendar-screen-*.js')
  await openAdmin(page, sharedSite, '/admin/dashboard')
  const menu = page.getByRole('navigation', { name: 'Sections' })
  await menu.getByRole('link', { name: 'Calendar' }).click()
  const failure = page.getByRole('alert').filter({ hasText: 'This screen could not be shown' })
  await expect(failure.getByRole('button', { name: 'Load again' })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/calendar$/)
  file.mend()
  await menu.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await menu.getByRole('link', { name: 'Calendar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})
