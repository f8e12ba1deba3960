import { openAdmin } from '../support/admin-journey.ts'
import { expect, type Site, test } from '../support/e2e.ts'

const homeHtml = async (site: Site) => (await fetch(site.url)).text()
const said = (text: string) => [text, { exact: true }] as const

async function deleteHeroes(site: Site): Promise<void> {
  const heroes: { id: string }[] = await (await site.asAdmin('GET', '/api/hero-sections')).json()
  for (const { id } of heroes) await site.asAdmin('DELETE', `/api/hero-sections/${id}`)
}

test('the hero is changed with a live preview, saved, and on the home page at the next request', async ({
  page,
  ownSite,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAdmin(page, ownSite, '/admin/hero')
  const title = page.getByRole('textbox', { name: 'Fixed title' })
  const preview = page.getByRole('region', { name: 'Live preview' })
  await title.fill('We Grow')
  await page.getByRole('textbox', { name: 'Animated line 2' }).fill('Gardens in the desert')
  await expect(preview.getByRole('heading', { level: 2, name: /We Grow/ })).toBeVisible()
  await expect(preview.getByRole('heading', { level: 2, name: /We Grow/ })).toContainText(
    'Gardens in the desert',
  )

  await page.getByRole('switch', { name: 'Primary button' }).uncheck()
  await expect(page.getByRole('textbox', { name: 'Primary button text' })).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Primary button link' })).toHaveCount(0)
  await expect(preview.getByText('Join Us')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Secondary button text' }).fill('')
  await expect(preview.getByText('Explore Our Programs')).toBeVisible()
  await page.getByRole('textbox', { name: 'Secondary button text' }).fill('See the fields')

  await page.getByRole('button', { name: 'Save Hero Section' }).first().click()
  await expect(page.getByText(...said('Hero section updated successfully!'))).toBeVisible()
  const html = await homeHtml(ownSite)
  expect(html).toContain('We Grow')
  expect(html).toContain('See the fields')
})

test('the preview has three widths', async ({ page, sharedSite }) => {
  await openAdmin(page, sharedSite, '/admin/hero')
  const preview = page.getByRole('region', { name: 'Live preview' })
  const width = async () => (await preview.locator('[data-theme] >> nth=0').boundingBox())?.width ?? 0
  await expect(preview.getByRole('radio', { name: 'Desktop' })).toBeChecked()
  const desktop = await width()
  await preview.getByRole('radio', { name: 'Mobile' }).check()
  await expect.poll(width).toBeLessThanOrEqual(384)
  expect(desktop).toBeGreaterThan(384)
})

test('what is required is said at the field, and Cancel brings back what was loaded', async ({
  page,
  sharedSite,
}) => {
  await openAdmin(page, sharedSite, '/admin/hero')
  const title = page.getByRole('textbox', { name: 'Fixed title' })
  await title.fill('')
  await page.getByRole('textbox', { name: 'Animated line 1' }).fill('')
  await page.getByRole('textbox', { name: 'Animated line 2' }).fill('')
  await page.getByRole('button', { name: 'Save Hero Section' }).last().click()
  await expect(page.getByText('Fixed title is required')).toBeVisible()
  await expect(page.getByText('At least one animated line is required')).toBeVisible()
  await expect(title).toBeFocused()
  await title.fill('Half a thought')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(title).toHaveValue('We Impact')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(title).toHaveValue('Half a thought')
  await page.getByRole('button', { name: 'Cancel' }).click()
})

test('where there is no hero section one is created from the defaults', async ({ page, ownSite }) => {
  await deleteHeroes(ownSite)
  await openAdmin(page, ownSite, '/admin/hero')
  await expect(page.getByText(...said('Hero section created and loaded for editing!'))).toBeVisible()
  const heroes = await (await ownSite.asAdmin('GET', '/api/hero-sections')).json()
  expect(heroes).toHaveLength(1)
  expect(heroes[0]).toMatchObject({ fixedTitle: 'We Impact', primaryButtonLink: '/join', isActive: true })
})

test('when the creation fails the defaults are shown unsaved, and Save tries again', async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/)
  await deleteHeroes(ownSite)
  await page.route('**/api/hero-sections', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: { message: 'Down for a moment' } })
      : route.fallback(),
  )
  await openAdmin(page, ownSite, '/admin/hero')
  await expect(page.getByText(...said('Failed to create hero section'))).toBeVisible()
  await expect(page.getByText(...said('Failed to save hero section. Please try again.'))).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Fixed title' })).toHaveValue('We Impact')
  await page.unroute('**/api/hero-sections')
  await page.getByRole('button', { name: 'Save Hero Section' }).last().click()
  await expect(page.getByText(...said('Hero section created and loaded for editing!'))).toBeVisible()
})

test('a failed load shows the defaults with a warning, and nothing can be saved until it is read', async ({
  page,
  sharedSite,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500/)
  await page.route('**/api/hero-sections', (route) => route.fulfill({ status: 500, json: { message: 'x' } }))
  await openAdmin(page, sharedSite, '/admin/hero')
  await expect(page.getByText(...said('Failed to load hero sections'))).toBeVisible()
  await expect(page.getByText(...said('Failed to fetch hero sections'))).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Fixed title' })).toHaveValue('We Impact')
  for (const save of await page.getByRole('button', { name: 'Save Hero Section' }).all())
    await expect(save).toBeDisabled()
  await page.unroute('**/api/hero-sections')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('button', { name: 'Save Hero Section' }).first()).toBeEnabled()
})
