import { type Account, addStaff, noSession, openAdmin } from '../support/admin-journey.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/e2e.ts'
import { e2eAdmin } from '../support/e2e-admin.ts'

test.beforeEach(({ expectedErrors }) => void expectedErrors.push(noSession))

const signIn = { name: 'Sign In', exact: true }

test('staff sign in and come back to the screen they asked for', { tag: '@daily' }, async ({
  page,
  sharedSite,
}) => {
  await page.goto(`${sharedSite.url}/admin/partners`)
  await expect(page).toHaveURL(`${sharedSite.url}/admin/login`)
  await expect(page).toHaveTitle(/Admin sign-in/)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('textbox', { name: 'Email' }).fill(e2eAdmin.email)
  await page.locator('[name=password]').fill(e2eAdmin.password)
  await page.getByRole('button', signIn).click()
  await expect(page).toHaveURL(`${sharedSite.url}/admin/partners`)
  await expect(page.getByRole('heading', { level: 1, name: 'Partners Manager' })).toBeVisible()
})

test('without a wish the way leads to the dashboard, and the sign-in screen sends on who is signed in', async ({
  page,
  sharedSite,
}) => {
  await page.goto(`${sharedSite.url}/admin/login`)
  await page.getByRole('textbox', { name: 'Email' }).fill(e2eAdmin.email)
  await page.locator('[name=password]').fill(e2eAdmin.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${sharedSite.url}/admin/dashboard`)
  await page.goto(`${sharedSite.url}/admin/login`)
  await expect(page).toHaveURL(`${sharedSite.url}/admin/dashboard`)
})

test('every refusal is said in its own words', async ({ page, ownSite, expectedErrors }) => {
  expectedErrors.push(/status of (403|429|500)|ERR_FAILED/)
  const editor = await addStaff(ownSite, 'editor')
  const users = await (await ownSite.asAdmin('GET', '/api/users')).json()
  const { id } = users.find((user: { email: string }) => user.email === editor.email)

  await page.goto(`${ownSite.url}/admin/login`)
  const email = page.getByRole('textbox', { name: 'Email' })
  const password = page.locator('[name=password]')
  /** The focus comes a moment after the words: what was filled in before that would go into the other field. */
  const expectRefused = async (account: Account, words: RegExp | string, next = password) => {
    await email.fill(account.email)
    await password.fill(account.password)
    await page.getByRole('button', signIn).click()
    await expect(page.getByText(words)).toBeVisible()
    await expect(next).toBeFocused()
  }
  const unknown = 'No account found with this email address.'
  await expectRefused({ email: 'nobody@example.org', password: 'whatever it is' }, unknown, email)
  await expectRefused({ ...editor, password: 'not the password' }, 'Invalid credentials')
  await expect(password).toHaveValue('not the password')

  await ownSite.asAdmin('PUT', `/api/users/${id}`, { isActive: false })
  await expectRefused(editor, 'Account is disabled. Please contact an administrator.')

  await page.route('**/api/auth/sign-in', (route) => route.abort())
  await expectRefused(e2eAdmin, 'Sign in failed. Please try again.')
  await page.unroute('**/api/auth/sign-in')
  await page.route('**/api/auth/sign-in', (route) => route.fulfill({ status: 500, body: '' }))
  await expectRefused(e2eAdmin, 'Login failed')
  await page.unroute('**/api/auth/sign-in')

  const guess = { email: 'guessed@example.org', password: 'guess' }
  for (let count = 0; count < 8; count += 1) await expectRefused(guess, unknown, email)
  await expectRefused(guess, /Too many failed attempts/)
})

test('a server that cannot be asked is not taken for a missing session', async ({
  page,
  sharedSite,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  await openAdmin(page, sharedSite, '/admin/login')
  await page.route('**/api/auth/session', (route) => route.abort())
  await page.goto(`${sharedSite.url}/admin/team`)
  await expect(page.getByText('The server cannot be reached')).toBeVisible()
  await page.unroute('**/api/auth/session')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Team Manager' })).toBeVisible()
})

test('the mark before the area is the one of the settings, also where they cannot be read', async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  const mark = page.locator('main img').first()
  await page.goto(`${ownSite.url}/admin/login`)
  await expect(mark).toHaveAttribute('src', '/favicon.svg')
  await ownSite.asAdmin('PUT', '/api/site-settings', { name: 'Nile Roots Trust', shortName: 'NRT' })
  // As it is for whoever has to choose a password first.
  await page.route('**/api/site-settings*', (route) => route.fulfill({ status: 403, json: { message: '' } }))
  await page.goto(`${ownSite.url}/admin/login`)
  await expect(mark).toHaveAttribute('src', '/site-icon.svg')
  await expect(mark).toHaveJSProperty('complete', true)
  await expect(page.getByText('Nile Roots Trust')).toBeVisible()
})
