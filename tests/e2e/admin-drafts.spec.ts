import type { Page } from '@playwright/test'
import { staffLanguageCookie } from '../../src/shared/staff-language-cookie.ts'
import { addStaff, fromOwnPage, openAdmin } from '../support/admin-journey.ts'
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from '../support/e2e.ts'

const name = (page: Page) => page.getByRole('textbox', { name: 'Partner Name' })
const website = (page: Page) => page.getByRole('textbox', { name: 'Website' })
const button = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true })
const banner = (page: Page) => page.getByText(/^Unpublished changes by /)

test('changes are prepared, continued elsewhere, compared, merged with those of a colleague, and published', async ({
  page,
  browser,
  ownSite,
  expectedErrors,
}) => {
  // Two devices save one draft at once; the second is refused.
  expectedErrors.push(/status of 412/)
  const visitors = async (path = '/partners') => (await fetch(ownSite.url + path)).text()
  const form = '/admin/partners/nile-valley-bank'
  await openAdmin(page, ownSite, form)
  await expect(name(page)).toHaveValue('Nile Valley Bank')
  await name(page).fill('Nile Valley Trust')
  await button(page, 'Save draft').click()
  await expect(page.getByRole('status').getByText(/^Draft saved /)).toBeVisible()
  await expect(banner(page)).toBeVisible()
  // From now on it is saved by itself.
  await name(page).fill('Nile Valley Trust and Savings')
  const kept = async () => (await ownSite.asAdmin('GET', '/api/partners/nile-valley-bank/draft')).json()
  await expect.poll(async () => (await kept()).values.name).toBe('Nile Valley Trust and Savings')
  await expect(page.getByRole('status').getByText(/^Draft saved /)).toBeVisible()
  for (const path of ['/partners', '/', '/api/partners', '/sitemap.xml'])
    expect([path, (await visitors(path)).includes('Savings')]).toEqual([path, false])
  await expectAccessibleInBothThemes(page)

  const colleague = await addStaff(ownSite, 'editor')
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  const signedIn = await phone.request.post(`${ownSite.url}/api/auth/sign-in`, {
    data: colleague,
    headers: fromOwnPage(ownSite),
  })
  expect(signedIn.status()).toBe(200)
  await phone.goto(`${ownSite.url}/admin/partners`)
  const row = phone.getByRole('listitem').filter({ hasText: 'Nile Valley Bank' })
  await expect(row.getByText('Unpublished changes', { exact: true })).toBeVisible()
  await phone.getByRole('link', { name: 'Edit Nile Valley Bank' }).click()
  await expect(name(phone)).toHaveValue('Nile Valley Trust and Savings')
  await expectNoSidewaysScroll(phone)
  await website(phone).fill('https://trust.example')
  await expect.poll(async () => (await kept()).values.websiteUrl).toBe('https://trust.example')

  // The first device did not see that: nothing is overwritten, it is asked.
  await name(page).fill('Nile Valley Savings')
  const conflict = page
    .getByRole('alert')
    .filter({ hasText: 'Somebody else saved this while you were editing' })
  await expect(conflict).toBeVisible()
  await conflict.getByRole('button', { name: 'Save these choices' }).click()
  await expect(conflict).toHaveCount(0)
  await expect(website(page)).toHaveValue('https://trust.example')
  await expect
    .poll(async () => (await kept()).values)
    .toMatchObject({ name: 'Nile Valley Savings', websiteUrl: 'https://trust.example' })

  // Meanwhile something else of the record is published.
  expect((await ownSite.asAdmin('PUT', '/api/partners/nile-valley-bank', { order: 7 })).status).toBe(200)
  await page.reload()
  await expect(name(page)).toHaveValue('Nile Valley Savings')
  await button(page, 'Compare with what is live').click()
  const comparison = page.getByRole('dialog', { name: 'Unpublished changes' })
  await expect(comparison.getByRole('heading', { name: 'Partner Name' })).toBeVisible()
  await expect(comparison.getByRole('heading', { name: 'Website' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  await button(page, 'Throw away').click()
  await expect(name(page)).toHaveValue('Nile Valley Bank')
  await expect(banner(page)).toHaveCount(0)
  await button(page, 'Undo').click()
  await expect(name(page)).toHaveValue('Nile Valley Savings')

  await button(page, 'Save').click()
  await expect(page.getByText('Partner updated successfully!', { exact: true })).toBeVisible()
  const published = (await ownSite.asAdmin('GET', '/api/partners/nile-valley-bank')).json()
  expect(await published).toMatchObject({
    name: 'Nile Valley Savings',
    websiteUrl: 'https://trust.example',
    order: 7,
  })
  expect(await visitors()).toContain('Nile Valley Savings')
  await expect(page.getByText('Unpublished changes', { exact: true })).toHaveCount(0)
})

test('a record begins as a draft, in Arabic too, waits on the dashboard, and is published', async ({
  page,
  ownSite,
}) => {
  await openAdmin(page, ownSite, '/admin/partners/new')
  await name(page).fill('Siwa Water Fund')
  await button(page, 'Save draft').click()
  await expect(page).toHaveURL(/\/admin\/partners\/siwa-water-fund$/)
  await expect(page.getByText(/^Not published yet\. Last edited by /)).toBeVisible()
  expect((await fetch(`${ownSite.url}/api/partners/siwa-water-fund`)).status).toBe(404)
  await page.goto(`${ownSite.url}/admin/partners`)
  const begun = page.getByRole('region', { name: 'Not published yet' })
  await expect(begun.getByText('Draft', { exact: true })).toBeVisible()
  await page.goto(`${ownSite.url}/admin/dashboard`)
  const waiting = page.getByRole('region', { name: 'Waiting to be published' })
  await expect(waiting.getByRole('link', { name: 'Siwa Water Fund' })).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await page.context().addCookies([{ name: staffLanguageCookie, value: 'ar', url: ownSite.url }])
  await page.goto(`${ownSite.url}/admin/partners/siwa-water-fund`)
  await expect(page.getByText(/^لم يُنشر بعد/)).toBeVisible()
  await expect(button(page, 'حفظ مسودة')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.context().clearCookies({ name: staffLanguageCookie })
  await page.goto(`${ownSite.url}/admin/dashboard`)
  await waiting.getByRole('link', { name: 'Siwa Water Fund' }).click()
  await expect(name(page)).toHaveValue('Siwa Water Fund')
  await button(page, 'Save').click()
  await expect(page.getByText('Partner created successfully!', { exact: true })).toBeVisible()
  expect((await fetch(`${ownSite.url}/api/partners/siwa-water-fund`)).status).toBe(200)
  await expect(begun).toHaveCount(0)
})
