import { openAdmin } from '../support/admin-journey.ts'
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../support/e2e.ts'
import { test as mailingTest } from '../support/mailing-journey.ts'
import { exampleApplication } from '../support/test-application.ts'

const test = mailingTest.extend({
  siteEnv: async ({ siteEnv }, use) => use({ ...siteEnv, LOG_LEVEL: 'error' }),
})

test('an administrator is told that mails do not leave, sees why, sends one again and gives one up', async ({
  page,
  ownSite,
  mails,
}) => {
  mails.state.refuse = '550 No such mailbox'
  await ownSite.asAdmin('POST', '/api/applications', { ...exampleApplication, email: 'laila@nile.example' })
  const status = async () => (await ownSite.asAdmin('GET', '/api/due-work/status')).json()
  await expect.poll(async () => (await status()).failing).toBe(2)

  await openAdmin(page, ownSite, '/admin/dashboard')
  const notice = page.getByRole('alert').filter({ hasText: '2 tasks could not be done yet' })
  await expect(notice).toContainText('The mail server refuses the recipient')
  await notice.getByRole('link', { name: 'Open Operations' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Operations' })).toBeVisible()
  const rows = page.getByRole('list', { name: 'Tasks' }).getByRole('listitem')
  await expect(rows).toHaveCount(8)
  const receipt = rows.filter({ hasText: 'laila@nile.example' })
  await expect(receipt).toContainText('Next try')
  await expect(receipt).toContainText('1 try')
  await expect(receipt.getByText('No such mailbox <…@nile.example>')).toBeVisible()
  const cleanUp = rows.filter({ hasText: 'Clearing away what has expired' })
  await expect(cleanUp).toContainText('Comes again')
  await expect(cleanUp.getByRole('button')).toHaveText('Do it now Clearing away what has expired')
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectNoSidewaysScroll(page)

  mails.state.refuse = undefined
  await receipt.getByRole('button', { name: 'Try again now Mail' }).click()
  await expect(rows).toHaveCount(7)
  expect(mails.received.map(({ recipients }) => recipients)).toEqual([['laila@nile.example']])

  await rows.getByRole('button', { name: 'Give up Mail' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Give up “Mail”?' })
  await expect(asked).toContainText('It will never be done')
  await asked.getByRole('button', { name: 'Give up' }).click()
  await expect(rows).toHaveCount(6)
  await page.getByRole('tab', { name: 'Done' }).click()
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Mail')
  await expect(rows).not.toContainText('nile.example')
  await page.getByRole('tab', { name: 'Failed for good' }).click()
  await expect(page.getByText('No task failed')).toBeVisible()
  expect(await (await ownSite.asAdmin('GET', '/api/activity')).text()).toContain('deleted the task “mail”')
  expect(mails.received).toHaveLength(1)
})
