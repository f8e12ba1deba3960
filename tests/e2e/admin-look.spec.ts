import { openAdmin, openFinder } from '../support/admin-journey.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  test,
} from '../support/e2e.ts'

const screens = [
  { path: '/admin/team', title: 'Team Manager', add: 'Add Team Member' },
  { path: '/admin/partners', title: 'Partners Manager', add: 'Add Partner' },
  { path: '/admin/account', title: 'Your account', add: undefined },
]

for (const { path, title, add } of screens)
  test(`${title} is usable by everyone, in both themes and at 360 pixels`, async ({ page, sharedSite }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAdmin(page, sharedSite, path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveTitle(`${title} · Admin area`)
    await expectAccessibleInBothThemes(page)
    if (add) {
      await page.getByRole('button', { name: add }).click()
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('Some fields need your attention')).toBeVisible()
      await expectAccessibleInBothThemes(page)
    }
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
  })

test('the menu shows where one is, and every screen is found by its name', async ({ page, sharedSite }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAdmin(page, sharedSite, '/admin/partners')
  const menu = page.getByRole('navigation', { name: 'Sections' })
  await expect(menu.getByRole('link', { name: 'Partners Logos and links' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(page.getByRole('link', { name: 'View Website' })).toHaveAttribute('href', '/')
  const search = await openFinder(page)
  await search.fill('team man')
  await expect(page.getByRole('option')).toHaveCount(1)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/team$/)
  await expect(menu.locator('[aria-current=page]')).toHaveText(/^Team/)
  await expect(page.locator('#main')).toBeFocused()
})

test('the theme is the one of the website', async ({ page, sharedSite }) => {
  await openAdmin(page, sharedSite, '/admin/team')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page.goto(`${sharedSite.url}/`)
  await expect(root).toHaveAttribute('data-theme', 'dark')
})
