import type { Page } from '@playwright/test'
import { chooseInFinder, goByFinder, noSession, openAdmin } from '../support/admin-journey.ts'
import { expect, expectNoSidewaysScroll, test } from '../support/e2e.ts'
import { e2eAdmin } from '../support/e2e-admin.ts'

const name = (page: Page) => page.getByRole('textbox', { name: 'Partner Name' })
const website = (page: Page) => page.getByRole('textbox', { name: 'Website' })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const editBank = (page: Page) => page.getByRole('link', { name: 'Edit Nile Valley Bank' }).click()
const updated = (page: Page) => page.getByText('Partner updated successfully!', { exact: true })

test('a session that ends in the middle of a save asks for the password and carries on', async ({
  page,
  context,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(noSession)
  await openAdmin(page, ownSite, '/admin/partners')
  await editBank(page)
  await name(page).fill('Nile Valley Bank and Trust')
  await context.clearCookies()
  await save(page).click()
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
  await expect(dialog).toBeVisible()
  await expect(dialog.locator('input')).toBeFocused()
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(dialog.getByText('Password is required')).toBeVisible()
  await dialog.locator('input').fill('not the password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Invalid credentials')).toBeVisible()
  await dialog.locator('input').fill(e2eAdmin.password)
  await page.keyboard.press('Enter')
  await expect(updated(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit Nile Valley Bank and Trust' })).toBeVisible()
})

test('whoever signs out in another tab, or gives up signing in again, is told that the work is kept and finds it', async ({
  page,
  context,
  sharedSite,
  expectedErrors,
}) => {
  expectedErrors.push(noSession)
  await openAdmin(page, sharedSite, '/admin/partners', e2eAdmin)
  await editBank(page)
  await name(page).fill('Kept for later')
  const otherTab = await context.newPage()
  await otherTab.goto(`${sharedSite.url}/admin/account`)
  await otherTab.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/login$/)
  await expect(
    page.getByText('What you typed is kept in this browser. Sign in again, and it is there.'),
  ).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill(e2eAdmin.email)
  await page.locator('[name=password]').fill(e2eAdmin.password)
  await page.keyboard.press('Enter')
  // The way back leads to the form that was open.
  await expect(page).toHaveURL(/\/admin\/partners\/[^/]+$/)
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(name(page)).toHaveValue('Kept for later')

  await context.clearCookies()
  await save(page).click()
  await page.getByRole('button', { name: 'Sign in as somebody else' }).click()
  await expect(page).toHaveURL(/\/admin\/login$/)
  await expect(page.getByText('What you typed is kept in this browser.')).toBeVisible()
})

test('a session that ends while nothing is unsaved leads to the sign-in screen', async ({
  page,
  context,
  sharedSite,
  expectedErrors,
}) => {
  expectedErrors.push(noSession)
  await openAdmin(page, sharedSite, '/admin/account')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // What is typed there is asked for too, so the session ends only afterwards.
  const answered = page.waitForResponse(/\/api\/search\?/)
  await chooseInFinder(page, 'partners', 'Partners Manager')
  await answered
  await context.clearCookies()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/login$/)
})

test('unsaved work survives a reload and is offered again', { tag: '@daily' }, async ({ page, ownSite }) => {
  page.on('dialog', (dialog) => dialog.accept())
  await openAdmin(page, ownSite, '/admin/partners')
  await editBank(page)
  await name(page).fill('Typed before the power cut')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/You have unsaved work from \d\d:\d\d/)).toBeVisible()
  await expect(name(page)).toHaveValue('Nile Valley Bank')
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(name(page)).toHaveValue('Typed before the power cut')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await save(page).click()
  await expect(updated(page)).toBeVisible()

  await page.getByRole('link', { name: 'Edit Typed before the power cut' }).click()
  await expect(name(page)).toHaveValue('Typed before the power cut')
  await expect(page.getByText(/You have unsaved work/)).toHaveCount(0)
})

test('unsaved work that is discarded does not come back', async ({ page, sharedSite }) => {
  page.on('dialog', (dialog) => dialog.accept())
  await openAdmin(page, sharedSite, '/admin/partners')
  await page.getByRole('button', { name: 'Add Partner' }).click()
  await name(page).fill('Never meant')
  await page.reload()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText(/You have unsaved work/)).toHaveCount(0)
  await page.reload()
  await expect(name(page)).toHaveValue('')
  await expect(page.getByText(/You have unsaved work/)).toHaveCount(0)
})

test('work of several visits waits side by side until each is restored or discarded', async ({
  page,
  ownSite,
}) => {
  page.on('dialog', (dialog) => dialog.accept())
  await openAdmin(page, ownSite, '/admin/partners')
  await editBank(page)
  await name(page).fill('From the first visit')
  await page.reload()
  const banner = page.getByRole('status').filter({ hasText: 'You have unsaved work' })
  await expect(banner.getByText(/^You have unsaved work from \d\d:\d\d$/)).toBeVisible()
  await keptAsBefore(page)
  // The banner is ignored, and another field is changed: what was kept is still there afterwards.
  await website(page).fill('https://second-visit.example')
  await page.reload()
  await expect(banner.getByText('You have unsaved work from 2 visits')).toBeVisible()
  await expect(banner.getByRole('listitem')).toHaveText([
    /^\d\d:\d\d: Website “https:\/\/second-visit.example”/,
    /^\d\d:\d\d: Partner Name “From the first visit”/,
  ])
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)

  // Work on different fields comes together in the form.
  await banner.getByRole('button', { name: /^Restore the work from .*: Website “https:/ }).click()
  await banner.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(name(page)).toHaveValue('From the first visit')
  await expect(website(page)).toHaveValue('https://second-visit.example')
  await expect(banner).toHaveCount(0)

  // Work on one field changes places with what is in the form.
  await page.reload()
  await name(page).fill('From the third visit')
  await banner.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(name(page)).toHaveValue('From the first visit')
  await banner.getByRole('button', { name: 'Discard' }).click()
  await expect(banner).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await banner.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(name(page)).toHaveValue('From the third visit')

  // Saving one leaves the other.
  await save(page).click()
  await expect(updated(page)).toBeVisible()
  await page.getByRole('link', { name: 'Edit From the third visit' }).click()
  await banner.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(name(page)).toHaveValue('From the first visit')
})

/** Puts the one draft of this browser where the version before kept it: under the name of its form alone. */
async function keptAsBefore(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const slot of Object.keys(localStorage).filter((key) => key.startsWith('draft:'))) {
      const draft = localStorage.getItem(slot) ?? ''
      localStorage.removeItem(slot)
      localStorage.setItem(slot.replace(/#.*/, ''), draft)
    }
  })
}

test('leaving a screen with unsaved work is asked about', { tag: '@daily' }, async ({ page, sharedSite }) => {
  await openAdmin(page, sharedSite, '/admin/partners')
  await editBank(page)
  await name(page).fill('Half typed')
  const goToTeam = () => goByFinder(page, 'team', 'Team Manager')
  await goToTeam()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  // To stay is what the eye is led to.
  const ground = (button: string) =>
    question
      .getByRole('button', { name: button, exact: true })
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  const action = await page
    .getByRole('button', { name: 'Save', exact: true, includeHidden: true })
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await ground('Stay on this screen')).toBe(action)
  expect(await ground('Leave')).not.toBe(action)
  await question.getByRole('button', { name: 'Stay on this screen' }).click()
  await expect(name(page)).toHaveValue('Half typed')
  await goToTeam()
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Team Manager' })).toBeVisible()
})

test('Back and Forward are asked about too, and lead on after all', async ({ page, sharedSite }) => {
  await openAdmin(page, sharedSite, '/admin/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await goByFinder(page, 'team', 'Team Manager')
  await expect(page).toHaveURL(/\/admin\/team$/)
  await goByFinder(page, 'partners', 'Partners Manager')
  await editBank(page)
  await name(page).fill('Half typed')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  // From the form over the list to the screen before, at once.
  const back = () => page.evaluate(() => history.go(-2))
  await back()
  await question.getByRole('button', { name: 'Stay on this screen' }).click()
  await expect(page).toHaveURL(/\/admin\/partners\/[^/]+$/)
  await expect(name(page)).toHaveValue('Half typed')
  await back()
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/team$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Team Manager' })).toBeVisible()

  await page.getByRole('button', { name: 'Add Team Member' }).click()
  await page.goBack()
  await page.goForward()
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Half typed')
  await page.evaluate(() => history.back())
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Add Team Member' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
})

test('after the skip link Back is asked about as well, and so is signing out', async ({
  page,
  sharedSite,
}) => {
  await openAdmin(page, sharedSite, '/admin/partners')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
  await editBank(page)
  await name(page).fill('Half typed')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await page.evaluate(() => history.back())
  await question.getByRole('button', { name: 'Stay on this screen' }).click()
  await expect(question).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await question.getByRole('button', { name: 'Stay on this screen' }).click()
  await expect(question).toHaveCount(0)
  await expect(name(page)).toHaveValue('Half typed')
})

test('a line cut in the middle of a save is said in words, and what was sent is stored once when it is back', async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  await openAdmin(page, ownSite, '/admin/team')
  await page.getByRole('button', { name: 'Add Team Member' }).click()
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Once Only')
  await page.getByRole('textbox', { name: 'Position' }).fill('Tester')
  // The server stores it; the answer never arrives.
  await page.route('**/api/team-members', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort()
  })
  await save(page).click()
  await expect(page.getByText('Failed to save team member. Please try again.')).toBeVisible()
  await expect(
    page.getByText('No connection. Your text is kept and will be sent when the line is back.'),
  ).toBeVisible()
  // What is typed after Save is not published by itself.
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Once Only, and half a')
  await page.unroute('**/api/team-members')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText('Team member created successfully!', { exact: true })).toBeVisible()
  await expect(page.getByText('No connection.')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Once Only, and half a')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  const team = await (await ownSite.asAdmin('GET', '/api/team-members')).json()
  expect(team.filter((member: { name: string }) => member.name === 'Once Only')).toHaveLength(1)
})

test('a change whose answer was lost is not taken for somebody else’s', async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|status of 412/)
  await openAdmin(page, ownSite, '/admin/partners')
  await editBank(page)
  await name(page).fill('Stored without an answer')
  await page.route('**/api/partners/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    await route.fetch()
    await route.abort()
  })
  await save(page).click()
  await expect(page.getByText('Failed to save partner. Please try again.')).toBeVisible()
  await page.unroute('**/api/partners/*')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(updated(page)).toBeVisible()
})

test('two windows at once: the second one chooses field by field, and neither is overwritten unseen', {
  tag: '@daily',
}, async ({ page, ownSite, expectedErrors }) => {
  expectedErrors.push(/status of 412/)
  await openAdmin(page, ownSite, '/admin/partners')
  await editBank(page)
  await name(page).fill('My name for it')
  const [bank] = await (await ownSite.asAdmin('GET', '/api/partners')).json()
  await ownSite.asAdmin('PUT', `/api/partners/${bank.id}`, {
    name: 'Their name for it',
    websiteUrl: 'https://theirs.example',
  })
  await save(page).click()
  const panel = page.getByRole('alert').filter({ hasText: 'You saved something else here meanwhile' })
  await expect(panel).toContainText('You saved it yourself, ')
  await expect(panel.getByRole('region', { name: 'Partner Name' })).toContainText('My name for it')
  await expect(panel.getByRole('region', { name: 'Partner Name' })).toContainText('Their name for it')
  await expect(
    panel.getByRole('region', { name: 'Partner Name' }).getByLabel('Keep what is on this screen'),
  ).toBeChecked()
  await expect(
    panel.getByRole('region', { name: 'Website' }).getByLabel('Take what was saved before'),
  ).toBeChecked()
  await panel.getByRole('button', { name: 'Save these choices' }).click()
  await expect(updated(page)).toBeVisible()
  const stored = await (await ownSite.asAdmin('GET', `/api/partners/${bank.id}`)).json()
  expect(stored).toMatchObject({ name: 'My name for it', websiteUrl: 'https://theirs.example' })
})

test('a record deleted meanwhile can be brought back with what was typed', async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/)
  await openAdmin(page, ownSite, '/admin/partners')
  await editBank(page)
  await website(page).fill('https://still-here.example')
  const [bank] = await (await ownSite.asAdmin('GET', '/api/partners')).json()
  await ownSite.asAdmin('DELETE', `/api/partners/${bank.id}`)
  await save(page).click()
  await expect(page.getByText('Somebody deleted this while you were editing')).toBeVisible()
  await page.getByRole('button', { name: 'Restore and save' }).click()
  await expect(updated(page)).toBeVisible()
  const stored = await (await ownSite.asAdmin('GET', `/api/partners/${bank.id}`)).json()
  expect(stored.websiteUrl).toBe('https://still-here.example')
})

test('a record that cannot be loaded shows the defaults and cannot be saved until it is', async ({
  page,
  sharedSite,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500/)
  await openAdmin(page, sharedSite, '/admin/partners')
  await page.route('**/api/partners/*', (route) => route.fulfill({ status: 500, body: '' }))
  await editBank(page)
  await expect(page.getByText('Failed to load partners.')).toBeVisible()
  await expect(save(page)).toBeDisabled()
  await page.unroute('**/api/partners/*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(name(page)).toHaveValue('Nile Valley Bank')
  await expect(save(page)).toBeEnabled()
})
