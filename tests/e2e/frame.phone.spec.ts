import { expect, test } from '../support/e2e.ts'
import { openHydrated, whenHydrated } from '../support/hydrated.ts'
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
  const menuButton = page.locator('button[aria-haspopup=dialog][aria-controls]')
  await expect(menuButton).toHaveAttribute('aria-expanded', 'true')
  await early.getByRole('button', { name: 'Close' }).click()
  await expect(early).toBeHidden()
  await expect(menuButton).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(early).toBeVisible()
  release()
  await whenHydrated(page)
  await expect(early).toBeVisible()
  await expect(menuButton).toHaveAttribute('aria-expanded', 'true')
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

test('one small button goes out of the way of who reads on, and comes back', async ({ sharedSite, page }) => {
  await openHydrated(page, sharedSite.url)
  const contact = page.getByRole('button', { name: 'Ways to reach us' })
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  await scrollTo(900)
  await expect(contact).toBeAttached()
  await expect(contact).not.toBeInViewport()
  await scrollTo(700)
  await expect(contact).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Back to top' })).toHaveCount(0)
  expect((await contact.boundingBox())?.width).toBeLessThanOrEqual(44)
  await scrollTo(1200)
  await expect(contact).not.toBeInViewport()
  // The keyboard finds it all the same.
  await contact.focus()
  await expect(contact).toBeInViewport({ ratio: 1 })
  await contact.press('Enter')
  await page.getByRole('button', { name: 'Back to top' }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('whoever comes to apply finds the form on the first screen, and for what it is', async ({
  sharedSite,
  page,
}) => {
  await openHydrated(page, `${sharedSite.url}/programs`)
  await page.getByRole('link', { name: 'Apply to Bridgez' }).click()
  await expect(page.getByRole('heading', { name: 'Your application for Bridgez' })).toBeInViewport({
    ratio: 1,
  })
  await expect(page.getByLabel('Name')).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel('Email')).toBeInViewport({ ratio: 1 })
  await page.goto(`${sharedSite.url}/join?program=Something+else`)
  await expect(page.getByRole('heading', { name: 'Your application', exact: true })).toBeVisible()
})

test('the search waits for words, and says so in full', async ({ sharedSite, page }) => {
  for (const path of ['/', '/ar']) {
    await openHydrated(page, sharedSite.url + path)
    await page.getByRole('banner').locator('a[href$="/search"]').first().click()
    const field = page.getByRole('searchbox')
    await expect(field).toBeFocused()
    // The focus moves to a new page a moment after it is shown.
    await expect(page.getByRole('status').filter({ hasText: /Search|البحث/ })).toBeAttached()
    await expect(field).toBeFocused()
    expect(await field.evaluate(hasRoomForPlaceholder)).toBe(true)
  }
  await page.goto(`${sharedSite.url}/search`)
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.goto(`${sharedSite.url}/search?q=water`)
  await expect(page.getByRole('searchbox')).not.toBeFocused()
})

function hasRoomForPlaceholder(field: Element): boolean {
  const { placeholder, clientWidth } = field as HTMLInputElement
  const { font, paddingLeft, paddingRight } = getComputedStyle(field)
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) return false
  canvas.font = font
  const room = clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  return canvas.measureText(placeholder).width <= room
}
