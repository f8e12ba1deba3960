import { siteDay } from '../../src/shared/dates.ts'
import { openAdmin } from '../support/admin-journey.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/e2e.ts'

test('a post is written, read on the home page, the list and its own page, and taken down', async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/)
  await page.goto(`${ownSite.url}/news`)
  await expect(page.getByRole('heading', { name: 'No news yet' })).toBeVisible()
  await expectAccessible(page)

  await openAdmin(page, ownSite, '/admin/news/new')
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Forty founders in one room')
  await page.getByRole('textbox', { name: 'Summary' }).fill('The first day of our new class in Cairo.')
  await page.getByRole('textbox', { name: 'Text', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused()
  await page.keyboard.type('Forty people **came**, most of them by train.')
  await expect(page.getByLabel('Date')).toHaveValue(siteDay(new Date()))
  await page.getByLabel('Date').fill('2026-11-02')
  await page.getByRole('textbox', { name: /Tags/ }).first().fill('Founders')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/news$/)
  await expect(page.getByRole('listitem').filter({ hasText: 'Forty founders in one room' })).toBeVisible()

  await page.goto(ownSite.url)
  const block = page.getByRole('region', { name: 'Latest news' })
  await block.getByRole('link', { name: 'Forty founders in one room' }).click()
  await expect(page).toHaveURL(/\/news\/forty-founders-in-one-room$/)
  await expect(page.getByRole('strong')).toHaveText('came')
  await expectAccessible(page)
  await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'Founders' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News about Founders')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await ownSite.asAdmin('PUT', '/api/news/forty-founders-in-one-room', { isActive: false })
  expect((await page.goto(`${ownSite.url}/news/forty-founders-in-one-room`))?.status()).toBe(404)
  await page.goto(ownSite.url)
  await expect(page.getByRole('region', { name: 'Latest news' })).toHaveCount(0)
})
