import type { Page } from '@playwright/test'
import { openAdmin } from '../support/admin-journey.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, type Site, test } from '../support/e2e.ts'

const bar = (page: Page) => page.getByRole('complementary', { name: 'Preview', exact: true })
const button = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true })

async function makeAddress(page: Page, site: Site): Promise<string> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Make an address' }).click()
  const address = dialog.getByRole('textbox', { name: 'Address' })
  await expect(address).toHaveValue(/\/preview\/[\w-]{43}$/)
  // The site under test does not know its own port.
  return (await address.inputValue()).replace(/^https?:\/\/[^/]+/, site.url)
}

test('a draft is shown to somebody without an account, who comments and approves, until it is taken back', {
  tag: '@daily',
}, async ({ page, browser, ownSite, expectedErrors }) => {
  const draft = { values: { title: 'Bridges to the Delta' } }
  expect((await ownSite.asAdmin('PUT', '/api/programs/bridgez/draft', draft)).status).toBe(200)
  await openAdmin(page, ownSite, '/admin/programs/bridgez')
  await expect(page.getByText(/^Unpublished changes by /)).toBeVisible()
  await button(page, 'Share a preview').click()
  const address = await makeAddress(page, ownSite)
  await expect(page.getByText(/open until/)).toBeVisible()
  await expectAccessible(page)

  const guest = await (await browser.newContext()).newPage()
  await guest.goto(address)
  await expect(guest).toHaveTitle(/Bridges to the Delta/)
  await expect(bar(guest)).toContainText('Preview of unpublished changes to “Bridges to the Delta”, until ')
  await expectAccessible(guest)
  // Wherever they go, it is the site as it will be.
  await guest.getByRole('contentinfo').getByRole('link', { name: 'About', exact: false }).first().click()
  await expect(guest).toHaveURL(/\/preview\/[\w-]{43}\/about/)
  await guest.goto(`${address}~dark/programs`)
  await expect(guest.getByRole('heading', { name: 'Bridges to the Delta' }).first()).toBeVisible()
  await expect(guest.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectAccessible(guest)
  await bar(guest).getByRole('link', { name: 'Phone' }).click()
  const phone = guest.frameLocator('iframe[title="The page on a phone"]')
  await expect(phone.getByRole('heading', { name: 'Bridges to the Delta' }).first()).toBeVisible()
  await bar(guest).getByRole('link', { name: 'Full width' }).click()
  await bar(guest).getByRole('link', { name: 'Light' }).click()
  await expect(guest.locator('html')).toHaveAttribute('data-theme', 'light')

  await guest.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(guest)
  const say = async (label: string, text: string, thanks: string) => {
    await bar(guest).getByText('Comment or approve').click()
    await bar(guest).getByRole('textbox', { name: 'Your name' }).fill('Sara Adel')
    await bar(guest).getByRole('textbox', { name: 'Your comment' }).fill(text)
    await bar(guest).getByRole('button', { name: label, exact: true }).click()
    await expect(bar(guest).getByText(thanks)).toBeVisible()
  }
  await say('Send comment', 'The year is wrong', 'Thank you. Your comment was sent.')
  await say('Approve', '', 'Thank you. Your approval was sent.')
  await guest.goto(`${address}/join`)
  await expectNoSidewaysScroll(guest)

  await page.reload()
  await expect(page.getByText('Sara Adel approved')).toBeVisible()
  await expect(page.getByText('The year is wrong')).toBeVisible()
  for (const path of ['/programs', '/programs/bridgez', '/sitemap.xml', '/api/programs'])
    expect([path, (await (await fetch(ownSite.url + path)).text()).includes('to the Delta')]).toEqual([
      path,
      false,
    ])
  await button(page, 'Share a preview').click()
  await button(page, 'Take back').click()
  await expect(page.getByText('The preview was taken back', { exact: true })).toBeVisible()
  expectedErrors.push(/status of 410/)
  await guest.goto(`${address}/programs`)
  await expect(guest.getByRole('heading', { name: 'This preview has ended' })).toBeVisible()

  await page.goto(`${ownSite.url}/admin/activity`)
  await expect(page.getByText(/comment on a preview “Bridges to the Delta”/)).toBeVisible()
  await button(page, 'The site as it was on a day').click()
  const past = await makeAddress(page, ownSite)
  await guest.goto(past)
  await expect(bar(guest)).toContainText('The site as it was on ')
  await guest.context().close()
})
