import type { Page } from '@playwright/test'
import { staffLanguageCookie } from '../../src/shared/staff-language-cookie.ts'
import { addStaff, fromOwnPage, openAdmin, openNotices } from '../support/admin-journey.ts'
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from '../support/e2e.ts'

const name = (page: Page) => page.getByRole('textbox', { name: 'Partner Name' })
const website = (page: Page) => page.getByRole('textbox', { name: 'Website' })
const button = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true })
const banner = (page: Page) => page.getByText(/^Unpublished changes by /)

test('changes are prepared, continued elsewhere, compared, merged with those of a colleague, and published', {
  tag: '@daily',
}, async ({ page, browser, ownSite, expectedErrors }) => {
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
  const trail = page.getByRole('navigation', { name: 'Where you are' }).getByRole('listitem')
  await expect(trail).toHaveText(['Admin', 'Partners', 'Siwa Water Fund'])
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

test('the words of another language are prepared, compared, merged, decided about, and published', async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 412/)
  const translation = '/api/team-members/salma-hegazy/translations/ar'
  const form = `${ownSite.url}/admin/team/salma-hegazy/translations/ar`
  const position = page.getByRole('textbox', { name: 'Position' })
  const visitors = async () => (await fetch(`${ownSite.url}/ar/about`)).text()
  const kept = async () => (await ownSite.asAdmin('GET', `${translation}/draft`)).json()
  const before = (await (await ownSite.asAdmin('GET', translation)).json()).texts
  await openAdmin(page, ownSite, '/admin/team/salma-hegazy/translations/ar')
  await expect(position).toHaveValue(before.position)
  await position.fill('مديرة البرامج الجديدة')
  await button(page, 'Save draft').click()
  await expect(page.getByRole('status').getByText(/^Draft saved /)).toBeVisible()
  await expect(banner(page)).toBeVisible()
  await expect(button(page, 'Unpublish')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'العربية Unpublished changes' })).toBeVisible()
  // From now on it is saved by itself.
  await position.fill('مديرة البرامج والشراكات')
  await expect.poll(async () => (await kept()).values.position).toBe('مديرة البرامج والشراكات')
  expect(await visitors()).not.toContain('والشراكات')
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.goto(`${ownSite.url}/admin/translations`)
  const waiting = page.getByRole('region', { name: 'Waiting to be published' })
  await expect(waiting.getByText('Unpublished changes', { exact: true })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.goto(`${ownSite.url}/admin/dashboard`)
  await waiting.getByRole('link', { name: /\(العربية\)$/ }).click()
  await expect(page).toHaveURL(form)

  // Meanwhile another text is published; it stays.
  const bio = 'سيرة جديدة'
  expect((await ownSite.asAdmin('PUT', translation, { texts: { bio } })).status).toBe(200)
  await page.reload()
  await expect(position).toHaveValue('مديرة البرامج والشراكات')
  await expect(page.getByRole('textbox', { name: 'Bio' })).toHaveValue(bio)
  await button(page, 'Compare with what is live').click()
  const comparison = page.getByRole('dialog', { name: 'Unpublished changes' })
  await expect(comparison.getByRole('heading', { name: 'Position' })).toBeVisible()
  await expect(comparison.getByRole('heading', { name: 'Bio' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  // They have a time of their own; a record is hidden with all its words.
  await expect(button(page, 'Add to a release')).toBeVisible()
  await button(page, 'Schedule').click()
  const times = page.getByRole('dialog', { name: /^Schedule / })
  await times.getByLabel('Publish at').fill(`${new Date().getFullYear() + 1}-06-15T09:00`)
  await expect(times.getByLabel('Hide at')).toHaveCount(0)
  await times.getByRole('button', { name: 'Set the times' }).click()
  await openNotices(page)
  await expect(page.getByText(/^Will be published on /)).toBeVisible()
  await button(page, 'Throw away').click()
  await expect(position).toHaveValue(before.position)
  await expect(page.getByText(/^Will be published on /)).toHaveCount(0)
  await expect(banner(page)).toHaveCount(0)
  await button(page, 'Undo').click()
  await expect(position).toHaveValue('مديرة البرامج والشراكات')

  // Then the same text is: it is asked.
  const theirs = { texts: { position: 'مديرة التعليم' } }
  expect((await ownSite.asAdmin('PUT', translation, theirs)).status).toBe(200)
  await button(page, 'Save').click()
  const conflict = page
    .getByRole('alert')
    .filter({ hasText: 'The same was published meanwhile, in other words' })
  await expect(conflict).toBeVisible()
  expect(await visitors()).toContain('مديرة التعليم')
  await conflict.getByRole('button', { name: 'Save these choices' }).click()
  await expect(page.getByText('Translation saved', { exact: true })).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'العربية Published' })).toBeVisible()
  const { texts, state } = await (await ownSite.asAdmin('GET', translation)).json()
  expect([state, texts.position, texts.bio]).toEqual(['published', 'مديرة البرامج والشراكات', bio])
  expect(await visitors()).toContain('والشراكات')

  // A new record and its words are prepared together.
  await page.goto(`${ownSite.url}/admin/partners/new`)
  await name(page).fill('Fayoum Savings')
  await button(page, 'Save draft').click()
  await page.getByRole('link', { name: 'العربية Not started' }).click()
  const arabicName = page.getByRole('textbox', { name: 'Partner Name' })
  await expect(arabicName).toHaveAttribute('dir', 'rtl')
  await arabicName.fill('مدخرات الفيوم')
  await expect(page.getByText('Can be published once the original is')).toBeVisible()
  await expect(button(page, 'Publish')).toHaveCount(0)
  await button(page, 'Save').click()
  await expect(page.getByRole('link', { name: 'العربية Draft' })).toBeVisible()

  // Thrown away, both wait in the trash.
  await page.getByRole('link', { name: 'Back to Fayoum Savings' }).click()
  await expect(page.getByText(/^Not published yet\. Last edited by /)).toBeVisible()
  await button(page, 'Throw away').click()
  await expect(page.getByText('The unpublished changes were thrown away', { exact: true })).toBeVisible()
  await page.goto(`${ownSite.url}/admin/trash`)
  await page.getByRole('button', { name: 'Restore Fayoum Savings' }).click()
  await expect(page.getByText('“Fayoum Savings” is back where it was', { exact: true })).toBeVisible()
  const words = await ownSite.asAdmin('GET', '/api/partners/fayoum-savings/translations/ar')
  expect(await words.json()).toMatchObject({ state: 'draft', texts: { name: 'مدخرات الفيوم' } })
})
