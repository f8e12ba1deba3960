import type { Page } from '@playwright/test'
import { openAdmin } from '../support/admin-journey.ts'
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from '../support/e2e.ts'

const read = async (url: string) => (await fetch(url)).text()
const colorOf = (page: Page, name: string) =>
  page.evaluate(
    (token) => getComputedStyle(document.documentElement).getPropertyValue(token).trim(),
    `--${name}`,
  )

test('open screens follow the settings without a reload, in this window and in others', async ({
  page,
  ownSite,
}) => {
  await openAdmin(page, ownSite, '/admin/hero')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(`${ownSite.url}/admin/site-settings`)
  await other.getByRole('textbox', { name: 'Name of the foundation' }).fill('Nile Roots Trust')
  await other.getByRole('textbox', { name: 'Primary colour', exact: true }).fill('#7a1f1f')
  await other.getByRole('button', { name: 'Save Site settings' }).first().click()
  await expect(other.getByRole('status').getByText(/^Saved/)).toBeVisible()
  expect(await colorOf(other, 'action')).toBe('#7a1f1f')
  await other.close()

  await page.bringToFront()
  await expect(page.getByRole('complementary').getByText('Nile Roots Trust').first()).toBeVisible({
    timeout: 120_000,
  })
  await expect.poll(() => colorOf(page, 'action')).toBe('#7a1f1f')
  // A colleague elsewhere: this window stays in sight, and asks by itself.
  expect((await ownSite.asAdmin('PUT', '/api/site-settings', { primaryColor: '' })).status).toBe(200)
  await expect.poll(() => colorOf(page, 'action'), { timeout: 120_000 }).toBe('#1e40af')
  await expectAccessible(page)
})

test('a super admin gives the site another name, other colours and fewer languages, and takes the latter back', {
  tag: '@daily',
}, async ({ browser, page, ownSite }) => {
  await openAdmin(page, ownSite, '/admin/site-settings')
  await page.getByRole('textbox', { name: 'Name of the foundation' }).fill('Nile Roots Trust')
  await page.getByRole('textbox', { name: 'Short name' }).fill('NRT')
  await page.getByRole('textbox', { name: 'Primary colour', exact: true }).fill('#7a1f1f')
  const chosen = (name: string) => page.getByLabel(`${name} colour: choose`)
  await expect(chosen('Secondary')).toHaveValue('#3b82f6')
  await expect(chosen('Accent')).toHaveValue('#10b981')
  await page.getByRole('textbox', { name: 'Secondary colour', exact: true }).fill('d97706')
  const preview = page.getByRole('region', { name: 'Both themes with these colours' })
  const button = preview.getByText('Join Us').first()
  await expect(button).toHaveCSS('background-color', 'rgb(122, 31, 31)')
  await page.getByRole('button', { name: 'Save Site settings' }).first().click()
  await expect(page.getByRole('status').getByText(/^Saved/)).toBeVisible()
  await expect(page.getByRole('complementary').getByText('Nile Roots Trust').first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.goto(ownSite.url)
  await expect(page).toHaveTitle('Nile Roots Trust')
  expect(await colorOf(page, 'action')).toBe('#7a1f1f')
  await expect(page.getByRole('contentinfo').getByText(/© \d{4} Nile Roots Trust/)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  expect(JSON.parse(await read(`${ownSite.url}/site.webmanifest`))).toMatchObject({
    name: 'Nile Roots Trust',
    short_name: 'NRT',
    theme_color: '#7a1f1f',
  })

  await page.goto(`${ownSite.url}/admin/site-settings`)
  expect(await colorOf(page, 'action')).toBe('#7a1f1f')
  await page.getByRole('button', { name: 'Back to the house colours' }).click()
  await page.getByRole('button', { name: 'Move up: العربية' }).click()
  const arabic = page.getByRole('switch', { name: 'Show to visitors: العربية' })
  await arabic.click()
  await expect(arabic).toBeFocused()
  await expect(page.getByRole('switch', { name: 'Show to visitors: English' })).toBeDisabled()
  await page.getByRole('button', { name: 'Save Site settings' }).first().click()
  await expect(page.getByRole('status').getByText(/^Saved/)).toBeVisible()
  expect(await read(ownSite.url)).not.toContain('#7a1f1f')

  // A visitor of a language that is switched off reads the main one, and meets no way into the other.
  const visitor = await browser.newPage({ locale: 'ar-EG' })
  await visitor.goto(`${ownSite.url}/ar/programs?from=mail`)
  await expect(visitor).toHaveURL(`${ownSite.url}/programs?from=mail`)
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(visitor.locator('[hreflang=ar], [content=ar_EG]')).toHaveCount(0)
  await visitor.close()
  await page.goto(`${ownSite.url}/admin/translations`)
  await expect(page.getByText('Hidden from visitors')).toBeVisible()

  await page.goto(`${ownSite.url}/admin/site-settings`)
  await arabic.click()
  await page.getByRole('button', { name: 'Save Site settings' }).first().click()
  await expect(page.getByRole('status').getByText(/^Saved/)).toBeVisible()
  await page.goto(`${ownSite.url}/programs`)
  await page.getByRole('link', { name: 'العربية' }).click()
  await expect(page).toHaveURL(`${ownSite.url}/ar/programs`)
})
