import type { Page } from '@playwright/test'
import { staffLanguageCookie } from '../../src/shared/staff-language-cookie.ts'
import { addStaff, openAdmin } from '../support/admin-journey.ts'
import { openCuttableLine } from '../support/cuttable-line.ts'
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from '../support/e2e.ts'

const form = '/admin/partners/nile-valley-bank'
const name = (page: Page) => page.getByRole('textbox', { name: 'Partner Name' })
const website = (page: Page) => page.getByRole('textbox', { name: 'Website' })
const button = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true })

test('two people at one record see each other, what the other has not saved and what they saved, also after a lost line', async ({
  page,
  browser,
  ownSite,
  expectedErrors,
}) => {
  // Both save the same record; the second is asked.
  expectedErrors.push(/status of 412/)
  const editor = await addStaff(ownSite, 'editor')
  await openAdmin(page, ownSite, form)
  await expect(name(page)).toHaveValue('Nile Valley Bank')
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  const line = await openCuttableLine(ownSite.url)
  await openAdmin(phone, { ...ownSite, url: line.url }, form, editor)
  await expect(name(phone)).toHaveValue('Nile Valley Bank')
  const isOpen = page.getByText('Some editor has this open too')
  await expect(isOpen).toBeVisible()
  await expect(phone.getByText(/ has this open too$/)).toBeVisible()
  await expectNoSidewaysScroll(phone)

  await website(phone).fill('https://trust.example')
  await expect(page.getByText('Some editor has changes here that are not saved yet')).toBeVisible()
  await name(page).fill('Nile Valley Trust')
  await button(phone, 'Save').click()
  const news = page.getByRole('status').filter({ hasText: /^Some editor saved this, / })
  await expect(news).toContainText('What you have typed stays as it is.')
  await expect(name(page)).toHaveValue('Nile Valley Trust')
  await expectAccessibleInBothThemes(page)
  await button(page, 'See what changed').click()
  const changes = page.getByRole('dialog', { name: 'What changed meanwhile' })
  await expect(changes.getByRole('heading')).toHaveText(['What changed meanwhile', 'Website'])
  await expect(changes.getByRole('button', { name: 'Show it in the form' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await button(page, 'Save').click()
  const conflict = page.getByRole('alert').filter({ hasText: 'Somebody else saved this' })
  await conflict.getByRole('button', { name: 'Save these choices' }).click()
  await expect(page.getByText('Partner updated successfully!', { exact: true })).toBeVisible()
  const stored = async () => (await ownSite.asAdmin('GET', '/api/partners/nile-valley-bank')).json()
  expect(await stored()).toMatchObject({ name: 'Nile Valley Trust', websiteUrl: 'https://trust.example' })

  // A line that is cut comes back by itself; whoever is away for longer is not named meanwhile.
  await openAdmin(page, ownSite, form)
  await phone.goto(line.url + form)
  await expect(isOpen).toBeVisible()
  line.cut()
  await expect(isOpen).toHaveCount(0)
  line.mend()
  await expect(isOpen).toBeVisible()

  // With nothing typed, what a colleague saved is taken over by one press, in Arabic too.
  await phone.context().addCookies([{ name: staffLanguageCookie, value: 'ar', url: line.url }])
  await phone.reload()
  await expect(phone.getByText(/^مفتوح الآن أيضًا لدى /)).toBeVisible()
  await name(page).fill('Nile Valley Savings')
  await button(page, 'Save').click()
  await expect(phone.getByText(/^حُفظ تعديل جديد: /)).toBeVisible()
  await expectNoSidewaysScroll(phone)
  await button(phone, 'عرض التغييرات').click()
  await button(phone, 'عرضه في النموذج').click()
  await expect(phone.getByRole('textbox', { name: 'اسم الشريك' })).toHaveValue('Nile Valley Savings')
  await expect(phone.getByText(/^حُفظ تعديل جديد: /)).toHaveCount(0)
  line.close()
})

test('translators of one record see each other, apart from those who edit the record', async ({
  page,
  browser,
  ownSite,
}) => {
  const editor = await addStaff(ownSite, 'editor')
  await openAdmin(page, ownSite, `${form}/translations/ar`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const colleague = await (await browser.newContext()).newPage()
  await openAdmin(colleague, ownSite, form, editor)
  await expect(name(colleague)).toHaveValue('Nile Valley Bank')
  await colleague.goto(`${ownSite.url}${form}/translations/ar`)
  await expect(page.getByText('Some editor has this open too')).toBeVisible()
  await colleague.close()
  await expect(page.getByText('Some editor has this open too')).toHaveCount(0)
})

test('one window is never taken for two: after a reload, and after the first draft of a new record', async ({
  page,
  browser,
  ownSite,
}) => {
  const editor = await addStaff(ownSite, 'editor')
  const other = await (await browser.newContext()).newPage()
  const elsewhere = page.getByText(/in another window/)
  // Whoever else is there is named after oneself would be: by then it is known who is here.
  const isOpen = page.getByText('Some editor has this open too')

  await openAdmin(page, ownSite, form)
  await website(page).fill('https://typed.example')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await openAdmin(other, ownSite, form, editor)
  await expect(isOpen).toBeVisible()
  await expect(elsewhere).toHaveCount(0)

  await page.goto(`${ownSite.url}/admin/partners/new`)
  await name(page).fill('Upper Egypt Trust')
  await button(page, 'Save draft').click()
  await expect(page).toHaveURL(/\/admin\/partners\/(?!new)/)
  await other.goto(page.url())
  await expect(isOpen).toBeVisible()
  await expect(elsewhere).toHaveCount(0)
})
