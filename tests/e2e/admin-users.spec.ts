import { addStaff, fromOwnPage, openAdmin } from '../support/admin-journey.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  test,
} from '../support/e2e.ts'
import { e2eAdmin } from '../support/e2e-admin.ts'

const screen = '/admin/users'

test('an administrator creates an account, and its owner signs in with it', { tag: '@daily' }, async ({
  page,
  browser,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[09]/)
  await openAdmin(page, ownSite, screen)
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible()
  await expect(page.getByText('Manage admin users and their permissions')).toBeVisible()
  await page.getByRole('button', { name: 'Add User' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create New User' })
  await dialog.getByRole('button', { name: 'Create User' }).click()
  for (const message of ['Email is required', 'Password is required', 'Full Name is required'])
    await expect(dialog.getByText(message)).toBeVisible()
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await expectAccessible(page)

  await expect(dialog.getByLabel('Role')).toHaveValue('editor')
  await expect(dialog.getByLabel('Active Account')).toBeChecked()
  await dialog.getByLabel('Email').fill(e2eAdmin.email)
  await dialog.getByLabel('Full Name').fill('Salma Nour')
  await dialog.getByRole('textbox', { name: 'Password' }).fill('short')
  await dialog.getByRole('button', { name: 'Create User' }).click()
  await expect(dialog.getByText('Password must be at least 8 characters')).toBeVisible()
  await dialog.getByRole('button', { name: 'Show password' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Password' })).toHaveAttribute('type', 'text')
  await dialog.getByRole('textbox', { name: 'Password' }).fill('nine quiet herons')
  await dialog.getByRole('button', { name: 'Create User' }).click()
  await expect(dialog.getByText('A user with this email address already exists.')).toBeVisible()
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Salma Nour')

  await dialog.getByLabel('Email').fill('salma@example.org')
  await dialog.getByRole('button', { name: 'Create User' }).click()
  await expect(page.getByText('salma@example.org can sign in now', { exact: true })).toBeVisible()
  const card = page.getByRole('article', { name: 'Salma Nour' })
  await expect(card).toContainText('salma@example.org')
  await expect(card).toContainText('Editor')
  await expect(card).toContainText('Never signed in')

  const hers = await browser.newContext()
  const herPage = await hers.newPage()
  const account = { email: 'salma@example.org', password: 'nine quiet herons' }
  await openAdmin(herPage, ownSite, '/admin/applications', account)
  await expect(herPage.getByRole('heading', { level: 1, name: 'Choose your own password' })).toBeVisible()
  await herPage.getByRole('textbox', { name: 'Password you were given' }).fill(account.password)
  await herPage.getByRole('textbox', { name: 'New password' }).fill('six silver spoons')
  await herPage.getByRole('button', { name: 'Save and go on' }).click()
  await expect(herPage.getByRole('heading', { level: 1, name: 'Applications Manager' })).toBeVisible()
  await hers.close()
  await page.reload()
  await expect(card).toContainText(/Last login [A-Z][a-z]{2} \d{2}, \d{4}/)
})

test('an account is renamed, switched off and deleted', async ({ page, ownSite }) => {
  const editor = await addStaff(ownSite, 'editor')
  await openAdmin(page, ownSite, screen)
  await page.getByRole('article', { name: 'Some editor' }).getByRole('button', { name: /^Edit/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit User' })
  await expect(dialog.getByLabel('Email')).toHaveAttribute('readonly')
  await expect(dialog.getByLabel('Password')).toHaveCount(0)
  await dialog.getByLabel('Full Name').fill('')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText('Full Name is required')).toBeVisible()
  // Whoever goes by the full name goes by the new one.
  await dialog.getByLabel('Full Name').fill('Karim Aziz')
  await dialog.getByLabel('Role').selectOption('Viewer')
  await dialog.getByLabel('Active Account').uncheck()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  const card = page.getByRole('article', { name: 'Karim Aziz' })
  await expect(card).toContainText('Viewer')
  await expect(card).toContainText('Inactive')
  const headers = fromOwnPage(ownSite)
  const refused = await page.request.post(`${ownSite.url}/api/auth/sign-in`, { data: editor, headers })
  expect(refused.status()).toBe(403)

  await card.getByRole('button', { name: /^Delete/ }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(
    'Are you sure you want to delete user editor@example.org? This action cannot be undone.',
  )
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('editor@example.org was deleted', { exact: true })).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('a super admin keeps role and state, and cannot be deleted', async ({ page, sharedSite }) => {
  await openAdmin(page, sharedSite, screen)
  const own = page.getByRole('article', { name: 'Administrator' })
  await expect(own).toContainText('Super Admin')
  await expect(own).toContainText('You')
  await expect(own.getByRole('button', { name: /Delete/ })).toHaveCount(0)
  await own.getByRole('button', { name: /^Edit/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit User' })
  await expect(dialog.getByLabel('Role')).toBeDisabled()
  await expect(dialog.getByLabel('Active Account')).toBeDisabled()
  await expect(dialog.getByLabel('Full Name')).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('an admin grants nothing above the own role and leaves super admins alone', async ({
  page,
  ownSite,
}) => {
  const admin = await addStaff(ownSite, 'admin', {
    email: 'second@example.org',
    password: 'twelve quiet camels',
  })
  await addStaff(ownSite, 'viewer')
  await openAdmin(page, ownSite, screen, admin)
  await page.getByRole('button', { name: 'Add User' }).click()
  await expect(page.getByLabel('Role').getByRole('option')).toHaveText(['Viewer', 'Editor', 'Admin'])
  await page.keyboard.press('Escape')
  await page.getByRole('article', { name: 'Administrator' }).getByRole('button', { name: /^Edit/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit User' })
  await expect(dialog.getByText('Only a super admin can change a super admin.')).toBeVisible()
  await expect(dialog.getByLabel('Full Name')).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  const own = page.getByRole('article', { name: 'Some admin' })
  await expect(own.getByRole('button', { name: 'You cannot delete your own account.' })).toBeDisabled()
  await expect(
    page.getByRole('article', { name: 'Some viewer' }).getByRole('button', { name: /^Delete/ }),
  ).toBeEnabled()
})

test('a forgotten password is set anew', async ({ page, ownSite, expectedErrors }) => {
  expectedErrors.push(/status of 400/)
  const editor = await addStaff(ownSite, 'editor')
  await openAdmin(page, ownSite, screen)
  await page.getByRole('button', { name: 'Set password: user editor@example.org' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set a new password' })
  await dialog.getByRole('textbox', { name: 'Password' }).fill('password1')
  await dialog.getByRole('button', { name: 'Set password' }).click()
  await expect(dialog.getByText('This password is one of the most common ones.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Password' }).fill('five brown mules')
  await dialog.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('editor@example.org has a new password', { exact: true })).toBeVisible()
  const data = { email: editor.email, password: 'five brown mules' }
  const headers = fromOwnPage(ownSite)
  expect((await page.request.post(`${ownSite.url}/api/auth/sign-in`, { data, headers })).status()).toBe(200)
})

test('what fails is said where it happened, and nothing typed is lost', async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  const editor = await addStaff(ownSite, 'editor')
  await page.route('**/api/users', (route) => route.fulfill({ status: 403, body: '{}' }))
  await openAdmin(page, ownSite, screen)
  await expect(page.getByText('Failed to load users.')).toBeVisible()
  await page.unroute('**/api/users')
  await page.getByRole('button', { name: 'Try Again' }).click()

  await page.getByRole('button', { name: 'Add User' }).click()
  const create = page.getByRole('dialog', { name: 'Create New User' })
  await create.getByLabel('Email').fill('new@example.org')
  await create.getByLabel('Full Name').fill('New Person')
  await create.getByRole('textbox', { name: 'Password' }).fill('nine quiet herons')
  const answers = [
    [500, '{"message":"Something went wrong"}', 'Failed to create user.'],
    [403, '{"message":"You may not."}', 'Failed to create user record: You may not.'],
  ] as const
  for (const [status, body, message] of answers) {
    await page.route('**/api/users', (route) => route.fulfill({ status, body }))
    await create.getByRole('button', { name: 'Create User' }).click()
    await expect(create.getByRole('alert').getByText(message, { exact: true })).toBeVisible()
    await page.unroute('**/api/users')
  }
  await page.route('**/api/users', (route) => route.abort())
  await create.getByRole('button', { name: 'Create User' }).click()
  await expect(create.getByText('Failed to create user. Please try again.')).toBeVisible()
  await expect(create.getByLabel('Full Name')).toHaveValue('New Person')
  await page.unroute('**/api/users')
  await create.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()

  // Somebody else changes the account while it stands in the form.
  const card = page.getByRole('article', { name: 'Some editor' })
  await card.getByRole('button', { name: /^Edit/ }).click()
  const edit = page.getByRole('dialog', { name: 'Edit User' })
  await edit.getByLabel('Display Name').fill('Mine')
  const users = (await (await ownSite.asAdmin('GET', '/api/users')).json()) as { id: string; email: string }[]
  const id = users.find(({ email }) => email === editor.email)?.id
  await ownSite.asAdmin('PUT', `/api/users/${id}`, { role: 'viewer' })
  await edit.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(edit.getByRole('alert')).toContainText('Failed to update user.')
  await edit.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('article', { name: 'Mine' })).toContainText('Viewer')

  await page.route('**/api/users/*', (route) => route.abort())
  await page
    .getByRole('article', { name: 'Mine' })
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Failed to delete user.')
})

test('editors cannot manage users', async ({ page, ownSite }) => {
  const editor = await addStaff(ownSite, 'editor')
  await openAdmin(page, ownSite, screen, editor)
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
})

test('at 360 pixels everything fits and is accessible in both themes', async ({ page, sharedSite }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAdmin(page, sharedSite, screen)
  await expect(page.getByRole('article', { name: 'Administrator' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
})
