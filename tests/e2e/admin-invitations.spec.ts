import { noSession, openAdmin } from '../support/admin-journey.ts'
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../support/e2e.ts'
import { linkTo } from '../support/mailbox.ts'
import { test } from '../support/mailing-journey.ts'

test('a colleague comes by a link, forgets the password and moves to another address', async ({
  page,
  browser,
  ownSite,
  mails,
  expectedErrors,
}) => {
  expectedErrors.push(noSession, /status of 404/)
  await openAdmin(page, ownSite, '/admin/users')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' })
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog.getByText('Email is required')).toBeVisible()
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await dialog.getByLabel('Email').fill('salma@nile.example')
  await dialog.getByLabel('Full Name').fill('Salma Nour')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(
    page.getByText('An invitation to salma@nile.example is on its way', { exact: true }),
  ).toBeVisible()
  const pending = page.getByRole('list', { name: 'Invited' })
  await expect(pending).toContainText('Salma Nour')
  await expectAccessibleInBothThemes(page)

  // Sent again, the first link is worthless.
  const first = await linkTo(mails, 'salma@nile.example', '/admin/invitation')
  await pending.getByRole('button', { name: 'Send again' }).click()
  await expect.poll(() => mails.received.length).toBe(2)
  const link = await linkTo(mails, 'salma@nile.example', '/admin/invitation')

  const hers = await browser.newContext({ viewport: { width: 390, height: 800 } })
  const herPage = await hers.newPage()
  await herPage.goto(ownSite.url + first)
  await expect(herPage.getByText('This link is no longer valid')).toBeVisible()
  await herPage.goto('about:blank')
  await herPage.goto(ownSite.url + link)
  await expect(herPage.getByText('Salma Nour, choose a password for salma@nile.example')).toBeVisible()
  await expectNoSidewaysScroll(herPage)
  await expectAccessibleInBothThemes(herPage)
  await herPage.getByRole('textbox', { name: 'Password' }).fill('short')
  await herPage.getByRole('button', { name: 'Save and start' }).click()
  await expect(herPage.getByText('Password must be at least 8 characters')).toBeVisible()
  await herPage.getByRole('textbox', { name: 'Password' }).fill('nine quiet herons')
  await herPage.getByRole('button', { name: 'Save and start' }).click()
  await expect(herPage).toHaveURL(/\/admin\/dashboard$/)

  // Somebody else is invited by mistake.
  const karim = { email: 'karim@nile.example', name: 'Karim Aziz', role: 'viewer' }
  expect((await ownSite.asAdmin('POST', '/api/invitations', karim)).status).toBe(201)
  await page.reload()
  await expect(page.getByRole('article', { name: 'Salma Nour' })).toBeVisible()
  await page.getByRole('button', { name: 'Take back the invitation to karim@nile.example' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
  await expect(
    page.getByText('The invitation to karim@nile.example was taken back', { exact: true }),
  ).toBeVisible()
  await expect(pending).toHaveCount(0)

  // Months later, in another browser.
  const other = await browser.newContext()
  const door = await other.newPage()
  await door.goto(`${ownSite.url}/admin/login`)
  await door.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(door.getByRole('heading', { name: 'Forgot password?' })).toBeVisible()
  await door.getByRole('textbox', { name: 'Email' }).fill('salma@nile.example')
  await door.getByRole('button', { name: 'Send link' }).click()
  await expect(door.getByText('If salma@nile.example belongs to an account')).toBeVisible()
  await expectAccessibleInBothThemes(door)
  const reset = await linkTo(mails, 'salma@nile.example', '/admin/new-password')
  await door.goto(ownSite.url + reset)
  await door.getByRole('textbox', { name: 'Password' }).fill('six silver spoons')
  await door.getByRole('button', { name: 'Save password' }).click()
  await expect(
    door.getByText('Your password was changed. Please sign in with it.', { exact: true }),
  ).toBeVisible()
  await door.getByRole('textbox', { name: 'Email' }).fill('salma@nile.example')
  await door.getByRole('textbox', { name: 'Password' }).fill('six silver spoons')
  await door.getByRole('button', { name: 'Sign In' }).click()
  await expect(door).toHaveURL(/\/admin\/dashboard$/)
  await herPage.reload()
  await expect(herPage).toHaveURL(/\/admin\/login$/)
  await hers.close()

  await door.goto(`${ownSite.url}/admin/account`)
  const card = door.getByRole('form', { name: 'Email address' })
  await card.getByRole('textbox', { name: 'New address' }).fill('salma@delta.example')
  await card.getByRole('textbox', { name: 'Current password' }).fill('six silver spoons')
  await card.getByRole('button', { name: 'Send confirmation link' }).click()
  await expect(card.getByText('A link is on its way to salma@delta.example')).toBeVisible()
  await door.goto(ownSite.url + (await linkTo(mails, 'salma@delta.example', '/admin/confirm-email')))
  await door.getByRole('button', { name: 'Confirm address' }).click()
  await expect(door.getByText('You now sign in with salma@delta.example')).toBeVisible()
  await other.close()
})
