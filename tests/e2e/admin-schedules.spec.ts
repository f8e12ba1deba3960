import type { Page } from '@playwright/test'
import { momentInWords } from '../../src/shared/moment-in-words.ts'
import { siteMoment } from '../../src/shared/site-clock.ts'
import { staffLanguageCookie } from '../../src/shared/staff-language-cookie.ts'
import { openAdmin, openNotices } from '../support/admin-journey.ts'
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from '../support/e2e.ts'

const button = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true })
const name = (page: Page) => page.getByRole('textbox', { name: 'Partner Name' })
const year = new Date().getFullYear() + 1
const words = (local: string) => momentInWords(siteMoment(local).toISOString())

const partner = '/api/partners/nile-valley-bank'
const form = '/admin/partners/nile-valley-bank'

test('a draft is scheduled, and moved and cancelled in the calendar, on a phone too', async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  // A time that is over is refused.
  expectedErrors.push(/status of 400/)
  await openAdmin(page, ownSite, form)
  await expect(name(page)).toHaveValue('Nile Valley Bank')
  await name(page).fill('Nile Valley Trust')
  await button(page, 'Save draft').click()
  await expect(page.getByText(/^Unpublished changes by /)).toBeVisible()

  await button(page, 'Schedule').click()
  const dialog = page.getByRole('dialog', { name: 'Schedule “Nile Valley Trust”' })
  const publishAt = dialog.getByLabel('Publish at')
  await publishAt.fill('2020-01-01T09:00')
  await dialog.getByRole('button', { name: 'Set the times' }).click()
  await expect(dialog.getByText('This time is over.')).toBeVisible()
  await publishAt.fill(`${year}-06-15T09:00`)
  await expect(dialog.getByText(words(`${year}-06-15T09:00`))).toBeVisible()
  await dialog.getByLabel('Hide at').fill(`${year}-06-20T18:30`)
  await expectAccessibleInBothThemes(page)
  await dialog.getByRole('button', { name: 'Set the times' }).click()
  await expect(dialog).toHaveCount(0)
  await openNotices(page)
  await expect(page.getByText(`Will be published on ${words(`${year}-06-15T09:00`)}`)).toBeVisible()
  await expect(page.getByText(`Will be hidden on ${words(`${year}-06-20T18:30`)}`)).toBeVisible()

  await page.goto(`${ownSite.url}/admin/partners`)
  const row = page.getByRole('listitem').filter({ hasText: 'Nile Valley Bank' })
  await expect(row.getByText(`Published on ${words(`${year}-06-15T09:00`)}`)).toBeVisible()

  await page.goto(`${ownSite.url}/admin/calendar?month=${year}-06`)
  const month = page.getByRole('table', { name: `June ${year}` })
  await expect(month.getByRole('link', { name: '09:00 Nile Valley Trust (Published)' })).toBeVisible()
  await expect(month.getByRole('link', { name: '18:30 Nile Valley Trust (Hidden)' })).toBeVisible()
  await expectAccessibleInBothThemes(page)

  // On a phone the list comes first.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${ownSite.url}/admin/calendar?month=${year}-06`)
  await expect(page.getByRole('link', { name: 'Nile Valley Trust' })).toHaveCount(2)
  await expect(month).toHaveCount(0)
  await expectNoSidewaysScroll(page)
  await page.getByRole('radio', { name: 'Month' }).click()
  await expect(month).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('radio', { name: 'List' }).click()
  await page.getByRole('button', { name: 'Move “Nile Valley Trust”' }).first().click()
  await publishAt.fill(`${year}-06-16T10:15`)
  await dialog.getByRole('button', { name: 'Set the times' }).click()
  await expect(dialog).toHaveCount(0)
  const day = page.getByRole('region', { name: words(`${year}-06-16T10:15`).replace(/ at .*/, '') })
  await expect(day.getByText('10:15')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel “Nile Valley Trust”' }).last().click()
  await expect(page.getByText('18:30')).toHaveCount(0)
})

test('a draft is published by itself, and told about where it cannot be', async ({ page, ownSite }) => {
  const visitors = async () => (await fetch(`${ownSite.url}/partners`)).text()
  await ownSite.asAdmin('PUT', `${partner}/draft`, { values: { name: 'Nile Valley Trust' } })
  // On a busy machine a time may be over before it arrives, and is refused.
  const scheduleSoon = () =>
    expect(async () => {
      const soon = { publishAt: new Date(Date.now() + 1000).toISOString() }
      expect((await ownSite.asAdmin('PUT', `${partner}/schedule`, soon)).status).toBe(200)
    }).toPass()
  expect(await visitors()).not.toContain('Nile Valley Trust')
  await scheduleSoon()
  await expect.poll(visitors).toContain('Nile Valley Trust')
  await openAdmin(page, ownSite, form)
  await expect(name(page)).toHaveValue('Nile Valley Trust')
  await expect(page.getByText(/^Will be published on /)).toHaveCount(0)

  // What breaks a rule by then stays a draft, and everybody who can mend it reads why.
  await ownSite.asAdmin('PUT', `${partner}/draft`, { values: { name: '' } })
  await scheduleSoon()
  const missed = async () => (await (await ownSite.asAdmin('GET', `${partner}/schedule`)).json()).missed
  await expect.poll(async () => (await missed()).length).toBe(1)
  await page.goto(`${ownSite.url}/admin/dashboard`)
  const notice = page.getByRole('alert').filter({ hasText: 'It was to be published on' })
  await expect(notice.getByText('Partner Name is required')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(1)
  await expectAccessibleInBothThemes(page)
  // In Arabic, what the server said is too.
  const speak = (value: string) =>
    page.context().addCookies([{ name: staffLanguageCookie, value, url: ownSite.url }])
  await speak('ar')
  await page.goto(`${ownSite.url}/admin/dashboard`)
  await expect(page.getByText('اسم الشريك: هذا الحقل مطلوب')).toBeVisible()
  await speak('en')
  await page.goto(`${ownSite.url}/admin/dashboard`)
  await notice.getByRole('link').click()
  await expect(page.getByText(/^It was to be published on .*, and could not be$/)).toBeVisible()
  await openNotices(page)
  await button(page, 'Dismiss').click()
  await expect(page.getByText(/^It was to be published on /)).toHaveCount(0)

  await page.goto(`${ownSite.url}/admin/dashboard`)
  await expect(page.getByRole('region', { name: 'Recent changes' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)

  // In Arabic, weeks begin with Saturday.
  await speak('ar')
  await page.goto(`${ownSite.url}/admin/calendar?view=month`)
  await expect(page.getByRole('columnheader').first()).toHaveText(/السبت/)
  await expectNoSidewaysScroll(page)
})
