import type { Page } from '@playwright/test'
import { codeAt, stepAt } from '../../src/server/auth/totp.ts'
import { addStaff, fromOwnPage, noSession, openAdmin } from '../support/admin-journey.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/e2e.ts'

const password = 'twelve quiet camels'

/** The key as it stands on the screen for typing, without the spaces between its groups. */
async function readKey(page: Page): Promise<string> {
  return (await page.locator('code').innerText()).replace(/\s/g, '')
}

/** A code that has not been used yet: later ones of the tolerated time count too. */
function code(secret: string, stepsAhead = 0): string {
  return codeAt(secret, stepAt(new Date()) + stepsAhead)
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('a person sets up a second factor, signs in with it in two steps, and removes it', async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(noSession, /status of 400/)
  const editor = await addStaff(ownSite, 'editor')
  await openAdmin(page, ownSite, '/admin/account', editor)
  const card = page.getByRole('region', { name: 'Second factor' })
  await expect(card.getByText('your password alone opens your account')).toBeVisible()
  await card.getByRole('button', { name: 'Set up' }).click()
  const first = page.getByRole('dialog', { name: 'Set up a second factor' })
  await expect(first.getByRole('textbox', { name: 'Current password' })).toBeFocused()
  await first.getByRole('textbox', { name: 'Current password' }).fill('wrong guess')
  await page.keyboard.press('Enter')
  await expect(first.getByText('The current password is not right.')).toBeVisible()
  await first.getByRole('textbox', { name: 'Current password' }).fill(password)
  await page.keyboard.press('Enter')

  const scan = page.getByRole('dialog', { name: 'Connect your app' })
  await expect(scan.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  await expectAccessible(page)
  const secret = await readKey(page)
  await scan.getByRole('textbox', { name: 'Code' }).fill('000000')
  await scan.getByRole('button', { name: 'Turn on' }).click()
  await expect(scan.getByText('This is not the code the app shows now.')).toBeVisible()
  await scan.getByRole('textbox', { name: 'Code' }).fill(code(secret))
  await scan.getByRole('button', { name: 'Turn on' }).click()

  const kept = page.getByRole('dialog', { name: 'Keep your recovery codes' })
  await expect(kept.getByRole('listitem')).toHaveCount(10)
  const codes = await kept.getByRole('listitem').allInnerTexts()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    kept.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('recovery-codes.txt')
  await page.keyboard.press('Escape')
  await expect(kept).toBeVisible()
  await kept.getByRole('button', { name: 'I have kept them' }).click()
  await expect(card).toContainText('10 recovery codes are left.')

  await page.request.post(`${ownSite.url}/api/auth/sign-out`, { headers: fromOwnPage(ownSite) })
  await page.goto(`${ownSite.url}/admin/team`)
  await page.getByLabel('Email').fill(editor.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Enter your code')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This code is not right, or was used already.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Code' }).fill(code(secret, 1))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Team Manager')).toBeVisible()

  // The session ends under unsaved work: password and code are asked for in place, and the save goes on.
  await page.getByRole('button', { name: 'Add Team Member' }).click()
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Nadia Saleh')
  await page.getByRole('textbox', { name: 'Position' }).fill('Mentor')
  await page.request.post(`${ownSite.url}/api/auth/sign-out`, { headers: fromOwnPage(ownSite) })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const again = page.getByRole('dialog', { name: 'Please sign in again' })
  await again.getByRole('textbox', { name: 'Password' }).fill(password)
  await again.getByRole('button', { name: 'Sign In', exact: true }).click()
  const asked = page.getByRole('dialog', { name: 'Enter your code' })
  await asked.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await asked.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0] ?? '')
  await asked.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Team member created successfully!', { exact: true })).toBeVisible()

  await page.goto(`${ownSite.url}/admin/account`)
  await expect(card).toContainText('9 recovery codes are left.')
  await card.getByRole('button', { name: 'Remove' }).click()
  const removal = page.getByRole('dialog', { name: 'Remove the second factor' })
  await removal.getByRole('textbox', { name: 'Current password' }).fill(password)
  await removal.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Your second factor was removed', { exact: true })).toBeVisible()
  await expect(card).toContainText('your password alone opens your account')
})

test('a role can need a second factor; an administrator resets one that is lost', async ({
  page,
  browser,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(noSession)
  const editor = await addStaff(ownSite, 'editor')
  await openAdmin(page, ownSite, '/admin/users')
  await expect(page.getByText('1 person, 1 without a second factor.').first()).toBeVisible()
  await page.getByRole('switch', { name: 'Editor', exact: true }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Who needs a second factor was saved', { exact: true })).toBeVisible()

  const theirs = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const theirPage = await theirs.newPage()
  await openAdmin(theirPage, ownSite, '/admin/partners', editor)
  await expect(heading(theirPage, 'Set up a second factor')).toBeVisible()
  await expect(theirPage.getByText('Your role needs a second factor.')).toBeVisible()
  await expect(theirPage.getByRole('navigation')).toHaveCount(0)
  await theirPage.getByRole('textbox', { name: 'Current password' }).fill(password)
  await theirPage.getByRole('button', { name: 'Continue' }).click()
  const secret = await readKey(theirPage)
  await expectNoSidewaysScroll(theirPage)
  await theirPage.getByRole('textbox', { name: 'Code' }).fill(code(secret))
  await theirPage.getByRole('button', { name: 'Turn on' }).click()
  await expect(theirPage.getByRole('listitem')).toHaveCount(10)
  await expectAccessible(theirPage)
  await theirPage.getByRole('button', { name: 'I have kept them' }).click()
  await expect(heading(theirPage, 'Partners Manager')).toBeVisible()
  await theirPage.goto(`${ownSite.url}/admin/account`)
  await expect(theirPage.getByText('Your role needs a second factor, so it cannot be removed.')).toBeVisible()
  await theirs.close()

  await page.reload()
  const card = page.getByRole('article', { name: 'Some editor' })
  await expect(card).toContainText('Second factor')
  await card.getByRole('button', { name: 'Reset second factor: user editor@example.org' }).click()
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset second factor' }).click()
  await expect(
    page.getByText('editor@example.org has no second factor any more', { exact: true }),
  ).toBeVisible()
  await page.goto(`${ownSite.url}/admin/activity`)
  await expect(page.getByText(/changed the user “Some editor” \(.*second factor.*\)/).first()).toBeVisible()
})
