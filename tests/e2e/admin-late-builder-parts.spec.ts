import { openAdmin } from '../support/admin-journey.ts'
import { expect, test } from '../support/e2e.ts'
import { cutFile } from '../support/held-file.ts'

const bridgez = '/admin/programs/builder/bridgez'
const failed = 'This part of the screen could not be loaded.'

test('the fields of a section come when its card is opened, or the card says that they cannot', async ({
  page,
  sharedSite,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  const file = await cutFile(page, '**/assets/section-body-*.js')
  await openAdmin(page, sharedSite, bridgez)
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await title.fill('Half a title')
  const card = page.getByRole('listitem').filter({ hasText: 'What you receive' })
  await card.getByRole('button', { name: /^What you receive/ }).click()
  await expect(card.getByText(failed)).toBeVisible()
  await expect(title).toHaveValue('Half a title')
  file.mend()
  await card.getByRole('button', { name: 'Try again' }).click()
  await expect(card.getByRole('textbox', { name: 'Header', exact: true })).toHaveValue('What you receive')
  // The next Tab goes on from here.
  await page.keyboard.press('Tab')
  await expect(card.getByRole('button', { name: 'Change layout' })).toBeFocused()
})

test('what a fold holds is fetched when somebody turns to it, and a wrong field in it is found', async ({
  page,
  sharedSite,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  const file = await cutFile(page, '**/assets/rich-text-editor-*.js')
  await openAdmin(page, sharedSite, bridgez)
  await expect(page.getByRole('heading', { name: 'Sections' })).toBeVisible()
  const details = page.locator('details').filter({ hasText: 'Long texts and lists' })
  await expect(details.getByText('Overview', { exact: true })).toHaveCount(0)
  await details.locator('summary').click()
  await expect(details.getByText(failed).first()).toBeVisible()
  file.mend()
  await details.getByRole('button', { name: 'Try again' }).first().click()
  // All that wait for the same file are drawn with it.
  await expect(details.getByRole('textbox', { name: 'Full description' })).toBeVisible()
  await expect(details.getByRole('textbox', { name: 'Overview' })).toBeVisible()

  await page.route('**/api/programs/bridgez', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 422,
          json: { error: 'Wrong', issues: [{ path: 'location', message: 'Location is too far' }] },
        })
      : route.fallback(),
  )
  await page.getByRole('textbox', { name: 'Subtitle' }).fill('Other words')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Location is too far')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Location' })).toBeFocused()
})

test('layouts that few pages show are drawn when they have come, or the preview says that they cannot be', async ({
  page,
  sharedSite,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  await page.setViewportSize({ width: 1440, height: 900 })
  const file = await cutFile(page, '**/assets/all-section-views-*.js')
  await openAdmin(page, sharedSite, '/admin/portfolio')
  const alert = page.getByRole('alert').filter({ hasText: 'Some sections cannot be shown in the preview' })
  await expect(alert).toBeVisible()
  const funding = page.locator('[data-preview] [data-layout=funding]')
  await expect(funding).toHaveCount(0)
  file.mend()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(funding).toBeVisible()
  await expect(alert).toHaveCount(0)
})
