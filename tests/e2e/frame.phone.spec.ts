import { expect, test } from '../support/e2e.ts'
import { whenHydrated } from '../support/hydrated.ts'
import { phone } from '../support/phone.ts'

// Said here as well: the daily run has one project for all screens.
test.use(phone)

test('opens and closes the menu, before React has come and after', { tag: '@daily' }, async ({
  sharedSite,
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(sharedSite.url)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const early = page.getByRole('dialog', { name: 'Menu' })
  await expect(page.locator('dialog:focus-within')).toBeVisible()
  await early.getByRole('button', { name: 'Close' }).click()
  await expect(early).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(early).toBeVisible()
  release()
  await whenHydrated(page)
  await expect(early).toBeVisible()
  await page.mouse.click(10, 400)
  await expect(early).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Graphene' })).toHaveAttribute('href', '/projects/graphene')
  await expect(menu.getByRole('button', { name: 'Apply NOW' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu.getByRole('link', { name: 'Events' }).click()
  await expect(page).toHaveURL(`${sharedSite.url}/events`)
  await expect(menu).toBeHidden()
})
