import { noSession, openAdmin } from '../support/admin-journey.ts'
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from '../support/e2e.ts'
import { startMailServer } from '../support/mail-server.ts'
import { linkTo } from '../support/mailbox.ts'

const account = { user: 'site@nile.example', password: 'three blue herons' }

test('mail is set up by clicking: what waited leaves, a test mail arrives, and a forgotten password is replaced', async ({
  page,
  browser,
  ownSite,
  expectedErrors,
}) => {
  // A wrong password is answered so.
  expectedErrors.push(/status of 400/)
  const mails = await startMailServer({ account })
  const application = { name: 'Omar', email: 'omar@nile.example', subject: 'Trees', request: 'To plant.' }
  const sent = await fetch(`${ownSite.url}/api/applications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(application),
  })
  expect(sent.status).toBe(201)

  const door = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await door.goto(`${ownSite.url}/admin/login`)
  await door.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(door.getByText('Ask an administrator of the foundation')).toBeVisible()
  await expect(door.getByRole('main')).not.toContainText('@')
  await expectAccessibleInBothThemes(door)
  await expectNoSidewaysScroll(door)

  await openAdmin(page, ownSite, '/admin/dashboard')
  const steps = page.getByRole('region', { name: 'First steps' })
  await expect(steps).toContainText('No mail server is set up yet, so mails wait.')
  await expect(steps).not.toContainText('SMTP_URL')
  await expect(steps.getByRole('link', { name: 'Add colleagues' })).toBeVisible()
  await steps.getByRole('link', { name: 'Set up mail' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mail' })).toBeVisible()

  const form = page.getByRole('form', { name: 'Mail server' })
  await form.getByRole('button', { name: 'Check and save' }).click()
  await expect(form.getByText('Server is required')).toBeVisible()
  await expect(form.getByRole('textbox', { name: /^Server/ })).toBeFocused()
  await form.getByRole('textbox', { name: /^Server/ }).fill('127.0.0.1')
  await form.getByLabel('Encryption').selectOption('STARTTLS (usually port 587)')
  await expect(form.getByLabel('Port')).toHaveValue('587')
  await form.getByLabel('Encryption').selectOption('None')
  await form.getByLabel('Port').fill(String(mails.port))
  await form.getByLabel('User name').fill(account.user)
  await form.getByLabel('Password', { exact: true }).fill('not this one')
  await form.getByRole('button', { name: 'Check and save' }).click()
  await expect(form.getByText('The server does not accept this user name and password.')).toBeVisible()
  await expect(form.getByLabel('Password', { exact: true })).toBeFocused()
  await expectAccessibleInBothThemes(page)

  await form.getByLabel('Password', { exact: true }).fill(account.password)
  await form.getByRole('button', { name: 'Check and save' }).click()
  await expect(page.getByText('The mail server works and is saved', { exact: true })).toBeVisible()
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('')
  await expect(form.getByText('One is stored and never shown.')).toBeVisible()
  const recipients = () => mails.received.flatMap((mail) => mail.recipients)
  await expect.poll(recipients).toContain('omar@nile.example')

  await page.getByRole('button', { name: 'Send a test mail' }).click()
  await expect(page.getByText(/^The mail server took the test mail \(/)).toBeVisible()
  const tests = mails.received.filter(({ message }) => /^Subject: .*test/im.test(message))
  expect(tests).toMatchObject([{ recipients: ['admin@example.org'] }])
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.goto(`${ownSite.url}/admin/dashboard`)
  await expect(steps.getByRole('heading', { name: 'Mail (Done)' })).toBeVisible()
  await expect(steps.getByRole('link', { name: 'Invite colleagues' })).toBeVisible()

  await door.reload()
  await door.getByRole('textbox', { name: 'Email' }).fill('admin@example.org')
  await door.getByRole('button', { name: 'Send link' }).click()
  const link = await linkTo(mails, 'admin@example.org', '/admin/new-password')
  await door.goto(ownSite.url + link)
  await door.getByRole('textbox', { name: 'Password' }).fill('six silver spoons')
  await door.getByRole('button', { name: 'Save password' }).click()
  await expect(door).toHaveURL(/\/admin\/login$/)
  // Every session has ended, this one too.
  expectedErrors.push(noSession)
  await openAdmin(page, ownSite, '/admin/site-settings', {
    email: 'admin@example.org',
    password: 'six silver spoons',
  })
  await page.getByRole('link', { name: 'Mail server' }).last().click()
  await form.getByRole('button', { name: 'Remove mail server' }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove the mail server?' })
  await question.getByRole('button', { name: 'Remove mail server' }).click()
  await expect(page.getByText('The mail server was removed', { exact: true })).toBeVisible()
  await expect(form.getByRole('textbox', { name: /^Server/ })).toHaveValue('')
  await mails.close()
})
