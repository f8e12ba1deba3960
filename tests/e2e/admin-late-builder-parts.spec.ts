import { openAdmin } from '../support/admin-journey.ts'
import { expect, test } from '../support/e2e.ts'
import { cutFile, holdFile } from '../support/held-file.ts'

const bridgez = '/admin/programs/builder/bridgez'
const failed = 'This part of the screen could not be loaded.'

test('the fields of a section come when its card is opened, or the card says that they cannot', async ({
  page,
  sharedSite,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/, /could not be loaded/)
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

test('what is wrong in a closed card has the focus once its fields have come', async ({
  page,
  sharedSite,
}) => {
  const file = await holdFile(page, '**/assets/section-body-*.js')
  // As older rules let it be stored.
  await page.route(/\/api\/programs\/bridgez(?:[/?]|$)/, async (route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    await route.fulfill({
      response: answer,
      body: text.replace('"header":"What you receive"', `"header":"${'Long '.repeat(100)}"`),
    })
  })
  await openAdmin(page, sharedSite, bridgez)
  await page.getByRole('textbox', { name: 'Subtitle' }).fill('Other words')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Needs attention')).toBeVisible()
  await expect.poll(() => file.asked).toBeGreaterThan(0)
  file.comes()
  await expect(page.getByRole('textbox', { name: 'Header', exact: true })).toBeFocused()
})

test('a wrong field in a closed fold is found', async ({ page, sharedSite, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/)
  await openAdmin(page, sharedSite, bridgez)
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

test('pictures, links and lists in a fold come when it is opened, or it says that they cannot', async ({
  page,
  sharedSite,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/, /could not be loaded/)
  const file = await cutFile(page, '**/assets/more-controls-*.js')
  await openAdmin(page, sharedSite, bridgez)
  const look = page.locator('details').filter({ hasText: 'Pictures, icon, colour and place in lists' })
  await look.locator('summary').click()
  await expect(look.getByText(failed).first()).toBeVisible()
  file.mend()
  // Each field has its own.
  for (let left = await look.getByText(failed).count(); left > 0; left -= 1)
    await look.getByRole('button', { name: 'Try again' }).first().click()
  await expect(look.getByRole('group', { name: 'Icon' })).toBeVisible()
  await expect(look.getByText(failed)).toHaveCount(0)
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
})

test('layouts that few pages show are drawn when they have come, or the preview says that they cannot be', async ({
  page,
  sharedSite,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/, /could not be loaded/)
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
