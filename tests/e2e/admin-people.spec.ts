import type { Page } from '@playwright/test'
import { addStaff, noSession, openAdmin } from '../support/admin-journey.ts'
import { expect, test } from '../support/e2e.ts'
import { e2eAdmin } from '../support/e2e-admin.ts'

/** On a phone the menu is behind a button. */
async function openMenu(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const button = page.getByRole('button', { name: 'Open the menu' })
  if (await button.isVisible()) await button.click()
}

test('a viewer looks at everything and can change nothing', async ({ page, ownSite }) => {
  const viewer = await addStaff(ownSite, 'viewer')
  await openAdmin(page, ownSite, '/admin/partners', viewer)
  await expect(page.getByText('You can look at everything here, but not change it')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Partners', exact: true })).toBeVisible()
  for (const name of [/^Add/, /^Clone/, /^Delete/, /^Move/, /^Drag/, /^Edit/])
    for (const role of ['button', 'link'] as const)
      await expect(page.getByRole(role, { name })).toHaveCount(0)
  await page.getByRole('link', { name: 'View Nile Valley Bank' }).click()
  await expect(page.getByRole('textbox', { name: 'Partner Name' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('list', { name: 'Partners', exact: true })).toBeVisible()
})

test('signing out in one tab signs out the others', async ({ page, context, sharedSite, expectedErrors }) => {
  expectedErrors.push(noSession)
  await openAdmin(page, sharedSite, '/admin/partners', e2eAdmin)
  const other = await context.newPage()
  await other.goto(`${sharedSite.url}/admin/team`)
  await expect(other.getByRole('heading', { level: 1, name: 'Team Manager' })).toBeVisible()
  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/admin\/login$/)
  await expect(other).toHaveURL(/\/admin\/login$/)
})

test('a sign-out that fails says so and stays', async ({ page, sharedSite, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED|status of 500/)
  await openAdmin(page, sharedSite, '/admin/partners')
  await openMenu(page)
  await page.route('**/api/auth/sign-out', (route) => route.abort())
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('Failed to sign out. Please try again.')).toBeVisible()
  await page.unroute('**/api/auth/sign-out')
  await page.route('**/api/auth/sign-out', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('Sign out failed. Please try again.')).toBeVisible()
})

test('a person changes the own name and password and signs out elsewhere', async ({
  page,
  browser,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(noSession, /status of 400/)
  const elsewhere = await browser.newContext()
  const otherPage = await elsewhere.newPage()
  await openAdmin(otherPage, ownSite, '/admin/team', e2eAdmin)
  await openAdmin(page, ownSite, '/admin/account')

  const profile = page.getByRole('form', { name: 'Your name' })
  await profile.getByRole('textbox', { name: 'Full Name' }).fill('')
  await profile.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(profile.getByText('Full Name is required')).toBeVisible()
  await profile.getByRole('textbox', { name: 'Full Name' }).fill('Mona Farid')
  await profile.getByRole('textbox', { name: 'Display Name' }).fill('Mona')
  await profile.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Your name was saved', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Your account: Mona' })).toBeVisible()

  await page.getByRole('button', { name: 'Sign out elsewhere' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out elsewhere' }).click()
  await expect(page.getByText('You are signed out everywhere else', { exact: true })).toBeVisible()
  await otherPage.reload()
  await expect(otherPage).toHaveURL(/\/admin\/login$/)
  await elsewhere.close()

  const password = page.getByRole('form', { name: 'Password' })
  const enter = async (current: string, next: string) => {
    await password.locator('[name=currentPassword]').fill(current)
    await password.locator('[name=newPassword]').fill(next)
    await password.getByRole('button', { name: 'Change password' }).click()
  }
  await enter('wrong', 'nine tall palm trees')
  await expect(password.getByText('The current password is not right.')).toBeVisible()
  await enter(e2eAdmin.password, 'short')
  await expect(password.getByText('Password must be at least 8 characters')).toBeVisible()
  await enter(e2eAdmin.password, 'nine tall palm trees')
  await expect(page.getByText('Your password was changed', { exact: true })).toBeVisible()
  await expect(password.locator('[name=newPassword]')).toHaveValue('')
})
