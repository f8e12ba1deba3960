import type { Page } from '@playwright/test'
import { staffLanguageCookie } from '../../src/shared/staff-language-cookie.ts'
import { addStaff, openAdmin } from '../support/admin-journey.ts'
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from '../support/e2e.ts'
import { holdFile } from '../support/held-file.ts'

const name = (page: Page) => page.getByRole('textbox', { name: 'Partner Name' })
const button = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true })
const heading = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text })
const form = '/admin/partners/nile-valley-bank'

test('an editor on a phone sends changes for approval, gets them back, sends them again, and they are approved', {
  tag: '@daily',
}, async ({ page, browser, ownSite }) => {
  const editor = await addStaff(ownSite, 'editor')
  const visitors = async () => (await fetch(`${ownSite.url}/partners`)).text()

  await openAdmin(page, ownSite, '/admin/users')
  const rules = page.getByRole('region', { name: 'Who asks before publishing' })
  await rules.getByRole('switch', { name: 'Admin: sends for approval' }).check()
  await expect(rules.getByRole('switch', { name: 'Editor: sends for approval' })).toBeDisabled()
  await rules.getByRole('switch', { name: 'Admin: sends for approval' }).uncheck()
  await rules.getByRole('switch', { name: 'Editor: sends for approval' }).check()
  await button(page, 'Apply').click()
  await expect(page.getByText('Who asks before publishing was saved', { exact: true })).toBeVisible()

  const theirs = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const phone = await theirs.newPage()
  await openAdmin(phone, ownSite, '/admin/partners', editor)
  await expect(phone.getByRole('link', { name: 'Edit Nile Valley Bank' })).toBeVisible()
  await expect(phone.getByRole('button', { name: /^(?:Delete|Clone|Move) / })).toHaveCount(0)
  await phone.getByRole('link', { name: 'Edit Nile Valley Bank' }).click()
  await expect(name(phone)).toHaveValue('Nile Valley Bank')
  await expect(button(phone, 'Send for approval')).toBeDisabled()
  await expect(button(phone, 'Save')).toHaveCount(0)
  await name(phone).fill('')
  await button(phone, 'Send for approval').click()
  await expect(phone.getByText('Some fields need your attention', { exact: true })).toBeVisible()
  await name(phone).fill('Nile Valley Trust')
  await button(phone, 'Send for approval').click()
  const sending = phone.getByRole('dialog', { name: 'Send for approval' })
  await sending.getByRole('textbox', { name: 'A few words' }).fill('They have a new name.')
  await expectAccessibleInBothThemes(phone)
  await sending.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(phone.getByText('Sent for approval', { exact: true })).toBeVisible()
  // This site sends no mail.
  await expect(
    phone.getByText('You will see here, at the draft, what was decided.', { exact: true }),
  ).toBeVisible()
  await expect(phone.getByText(/^Waiting for approval\. Sent by /)).toBeVisible()
  await expectNoSidewaysScroll(phone)
  expect(await visitors()).not.toContain('Nile Valley Trust')

  await page.goto(`${ownSite.url}/admin/dashboard`)
  const panel = page.getByRole('region', { name: 'Approval' })
  await panel.getByRole('link', { name: 'Nile Valley Trust' }).click()
  await expect(heading(page, 'Approvals')).toBeVisible()
  const waiting = page.getByRole('region', { name: 'Waiting for you' })
  await expect(waiting.getByText('They have a new name.')).toBeVisible()
  await waiting.getByRole('button', { name: 'Show what changes' }).click()
  await expect(waiting.getByRole('heading', { name: 'Partner Name' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await waiting.getByRole('button', { name: 'Send back' }).click()
  const back = page.getByRole('dialog', { name: 'Send “Nile Valley Trust” back' })
  await back.getByRole('button', { name: 'Send back' }).click()
  await expect(back.getByText('Please say what should change')).toBeVisible()
  await back.getByRole('textbox', { name: 'What should change?' }).fill('Please add “and Savings”.')
  await back.getByRole('button', { name: 'Send back' }).click()
  const others = page.getByRole('region', { name: 'Waiting for others' })
  await expect(others.getByText('Sent back', { exact: true })).toBeVisible()

  await phone.goto(`${ownSite.url}/admin/dashboard`)
  await expect(
    phone.getByRole('region', { name: 'Approval' }).getByText('Sent back', { exact: true }),
  ).toBeVisible()
  await phone.goto(ownSite.url + form)
  await expect(phone.getByText('Please add “and Savings”.')).toBeVisible()
  await name(phone).fill('Nile Valley Trust and Savings')
  await button(phone, 'Send for approval').click()
  await expect(sending).toBeVisible()
  await sending.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(phone.getByText(/^Waiting for approval\. Sent by /)).toBeVisible()

  // From here on the phone hears by the events of its open form alone: what it asks for again and again is not answered.
  const polled = await holdFile(phone, '**/api/approvals')
  const heardBy = new Set<string>()
  phone.on('request', (request) => {
    if (request.url().includes('/api/presence')) heardBy.add(request.resourceType())
  })
  await page.goto(`${ownSite.url}/admin/approvals`)
  await expect(
    page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: /Approvals/ }),
  ).toContainText('1')
  await waiting.getByRole('button', { name: 'Approve' }).click()
  const question = page.getByRole('alertdialog', { name: 'Approve “Nile Valley Trust and Savings”?' })
  await question.getByRole('button', { name: 'Approve' }).press('Enter')
  await expect(page.getByText('Nothing waits for approval', { exact: true })).toBeVisible()
  expect(await visitors()).toContain('Nile Valley Trust and Savings')
  // The screen of whoever asked follows by itself.
  await expect(phone.getByText('This is live now', { exact: true })).toBeVisible()
  await expect(phone.getByText(/^Waiting for approval/)).toHaveCount(0)
  await expect(button(phone, 'Take back')).toHaveCount(0)
  await expect(phone.getByText(/saved (?:this|a draft of this), /)).toHaveCount(0)
  await expect(name(phone)).toHaveValue('Nile Valley Trust and Savings')
  await expect(button(phone, 'Send for approval')).toBeDisabled()
  expect([...heardBy].filter((kind) => kind !== 'eventsource')).toEqual([])
  polled.comes()
  await page.goto(ownSite.url + form)
  await expect(name(page)).toHaveValue('Nile Valley Trust and Savings')
  await button(page, 'History').click()
  await expect(page.getByText(/^Approved by /)).toBeVisible()

  // For whoever has to ask, saving shows visitors nothing.
  await phone.goto(`${ownSite.url}/admin/events/repair-cup`)
  await expect(phone.getByText('Once it is approved:', { exact: true })).toBeVisible()
  await expect(phone.getByText('After saving:')).toHaveCount(0)

  await phone.context().addCookies([{ name: staffLanguageCookie, value: 'ar', url: ownSite.url }])
  await phone.goto(`${ownSite.url}/admin/approvals`)
  await expect(heading(phone, 'الموافقات')).toBeVisible()
  await expect(phone.getByText('لا شيء بانتظار الموافقة')).toBeVisible()
  await phone.goto(ownSite.url + form)
  await expect(button(phone, 'إرسال للموافقة')).toBeDisabled()
  await expectNoSidewaysScroll(phone)
  await theirs.close()

  // Words of another language are compared by the texts that their form shows.
  const draft = '/api/events/repair-cup/translations/ar/draft'
  const drafted = await ownSite.asAdmin('PUT', draft, { texts: { title: 'كأس الإصلاح الكبرى' } })
  const sent = { lang: 'ar', revision: (await drafted.json()).revision, note: '' }
  expect((await ownSite.asAdmin('POST', '/api/events/repair-cup/draft/approval', sent)).status).toBe(204)
  await page.goto(`${ownSite.url}/admin/approvals`)
  await page.getByRole('button', { name: 'Show what changes' }).click()
  await expect(page.getByRole('region', { name: 'Title' })).toContainText('الكبرى')
})
