import { addStaff, openAdmin, openFinder } from '../support/admin-journey.ts'
import { expect, expectAccessible, test } from '../support/e2e.ts'

test('the search finds records, settings and actions, and says when it cannot', {
  tag: '@phone',
}, async ({ page, ownSite, expectedErrors }) => {
  await ownSite.asAdmin('POST', '/api/partners', { name: 'Quiet Falcon', isActive: false })
  await ownSite.asAdmin('POST', '/api/partners', { name: 'Quiet Heron' })
  await ownSite.asAdmin('DELETE', '/api/partners/quiet-heron')
  await openAdmin(page, ownSite, '/admin/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const option = (name: RegExp) => page.getByRole('option', { name })
  const box = page.getByRole('combobox', { name: 'Find anything' })
  const find = async (text: string) => (await openFinder(page)).fill(text)

  await find('Bridgez')
  await expect(option(/^Bridgez Program$/)).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/programs\/builder\/bridgez$/)

  await find('quiet')
  await expect(option(/Quiet Falcon Partner · Hidden from visitors/)).toBeVisible()
  await expect(option(/^Quiet Heron/)).toHaveCount(0)
  await box.fill('password')
  await expect(option(/^Change your password/)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/account#password$/)
  await expect(page.locator('#password')).toBeFocused()

  await find('photo')
  await expect(option(/^Media Gallery Manager/)).toBeVisible()
  await box.fill('header logo')
  await expect(option(/^Header logo for light mode Hero Section Manager/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Pictures' })).toBeFocused()
  await find('approach text')
  await expect(page.getByRole('option').first()).toHaveText(/^Approach/)
  await box.fill('qqzzqq')
  await expect(page.getByRole('status').getByText('Nothing found for “qqzzqq”')).toBeVisible()

  expectedErrors.push(/status of 500/)
  await page.route('**/api/search**', (route) => route.fulfill({ status: 500, json: { message: 'No' } }))
  await box.fill('partners')
  await expect(page.getByText('The records could not be searched')).toBeVisible()
  await expect(option(/^Partners Manager/)).toBeVisible()
  await page.unroute('**/api/search**')
  await box.fill('falcon')
  await expect(option(/^Quiet Falcon/)).toBeVisible()
  await expect(page.getByText('The records could not be searched')).toBeHidden()

  const viewer = await addStaff(ownSite, 'viewer')
  await page.setViewportSize({ width: 390, height: 700 })
  await openAdmin(page, ownSite, '/admin/partners', viewer)
  await page.getByRole('button', { name: 'Find anything' }).click()
  await box.fill('add partner')
  await expect(page.getByText('Searching the records …')).toHaveCount(0)
  await expect(option(/^Add Partner/)).toHaveCount(0)
  await box.fill('applications manager')
  await expect(page.getByText('Nothing found for “applications manager”')).toBeVisible()
  await box.fill('falcon')
  await option(/^Quiet Falcon/).click()
  await expect(page).toHaveURL(/\/admin\/partners\/quiet-falcon$/)
})

test('the search begins with what one worked on, and finds people, Arabic, texts and what is mistyped', {
  tag: '@phone',
}, async ({ page, ownSite }) => {
  await ownSite.asAdmin('POST', '/api/applications', {
    name: 'Mona Hassanein',
    email: 'mona@example.org',
    subject: 'Noria',
    request: 'I grow mangroves.',
  })
  await ownSite.asAdmin('PUT', '/api/partners/nile-valley-bank', { order: 3 })
  await openAdmin(page, ownSite, '/admin/dashboard')
  // Before that, nobody listens to keys.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const option = (name: RegExp) => page.getByRole('option', { name })
  const box = await openFinder(page)
  const recent = page.getByRole('group', { name: 'What you worked on last' })
  await expect(recent.getByRole('option').first()).toHaveText(/^Nile Valley Bank/)
  await expect(recent.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)

  await box.fill('hasanein')
  await expect(page.getByText('Nothing is spelled exactly like that. These come close.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'People' }).getByRole('option')).toHaveText(/^Mona Hassanein/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Mona Hassanein' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await (await openFinder(page)).fill('ناعوره')
  await expect(option(/^ناعورة Program · Noria/)).toBeVisible()
  await expectAccessible(page)
  await option(/^ناعورة Program · Noria/).click()
  await expect(page).toHaveURL(/\/admin\/programs\/builder\/noria$/)
})

test('the menu folds, remembers it, counts what is new, and leads to one place for the goals', async ({
  page,
  ownSite,
}) => {
  const { pending } = await (await ownSite.asAdmin('GET', '/api/applications/counts')).json()
  await ownSite.asAdmin('POST', '/api/applications', {
    name: 'Salma Nour',
    email: 'salma@example.org',
    subject: 'Bridgez',
    request: 'I would like to take part.',
  })
  await openAdmin(page, ownSite, '/admin/about')
  const menu = page.getByRole('navigation', { name: 'Sections' })
  const waiting = menu.getByRole('link', {
    name: new RegExp(`^Applications .* ${pending + 1} new application`),
  })
  await expect(waiting).toBeVisible()
  for (const name of [
    'Portfolio of Impact The page at /portfolio',
    'Impact page The page at /impact',
    'Impact Statistics Figures on home and /impact',
  ])
    await expect(menu.getByRole('link', { name })).toBeVisible()

  const pages = menu.getByRole('button', { name: 'Pages' })
  await pages.click()
  await menu.getByRole('button', { name: 'Overview' }).click()
  await expect(pages).toHaveAttribute('aria-expanded', 'false')
  await expect(menu.getByRole('link', { name: /^Footer/ })).toBeHidden()
  await expect(menu.getByRole('link', { name: /^About page/ })).toHaveAttribute('aria-current', 'page')
  await expect(waiting).toBeVisible()
  await page.reload()
  await expect(pages).toHaveAttribute('aria-expanded', 'false')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 700 })
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(menu.getByRole('link', { name: /^Footer/ })).toBeHidden()
  await pages.click()
  await expect(menu.getByRole('link', { name: /^Footer/ })).toBeVisible()
  await page.keyboard.press('Escape')

  const goals = page.getByRole('region', { name: 'SDGs (3 images)' })
  await expect(goals.getByText('Goal 10: Reduced Inequalities')).toBeVisible()
  await expect(goals.getByRole('textbox')).toHaveCount(0)
  await goals.getByRole('link', { name: 'Edit in the UN SDGs Manager' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'UN SDGs Manager' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add Goal' })).toBeVisible()
})
