import { addStaff, openAdmin } from '../support/admin-journey.ts'
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from '../support/e2e.ts'

const screens: [path: string, title: string][] = [
  ['hero', 'Hero Section Manager'],
  ['about', 'About Page Manager'],
  ['mission', 'Mission & Vision Manager'],
  ['un-sdgs', 'UN SDGs Manager'],
  ['impact', 'Impact Page Manager'],
  ['programs-page', 'Programs Page Content'],
  ['footer', 'Footer Manager'],
  ['pages', 'Pages Editor'],
]

for (const [path, title] of screens) {
  test(`${title} is accessible in both themes and fits`, async ({ page, sharedSite }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAdmin(page, sharedSite, `/admin/${path}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('Loading...')).toHaveCount(0)
    await expectAccessibleInBothThemes(page)
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSidewaysScroll(page)
  })
}

test('viewers can look at every editor but change nothing', async ({ page, ownSite }) => {
  const viewer = await addStaff(ownSite, 'viewer')
  await openAdmin(page, ownSite, '/admin/about', viewer)
  await expect(page.getByText('You can look at everything here, but not change it')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Hero title' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Save All Changes' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add Goal' })).toHaveCount(0)

  await page.goto(`${ownSite.url}/admin/programs-page`)
  await page.getByRole('tab', { name: 'CTA Section' }).click()
  await expect(page.getByRole('textbox', { name: 'Call to action title' })).toBeDisabled()

  await page.goto(`${ownSite.url}/admin/hero`)
  await expect(page.getByRole('textbox', { name: 'Animated line 1' })).toBeDisabled()
  await page.getByRole('radio', { name: 'Mobile' }).check()

  await page.goto(`${ownSite.url}/admin/programs/builder/bridgez`)
  await expect(page.getByRole('list', { name: 'Sections', exact: true })).toBeVisible()
  const distance = async () => {
    const title = await page.getByRole('textbox', { name: 'Title', exact: true }).boundingBox()
    const nextLabel = await page.getByText('Subtitle', { exact: true }).boundingBox()
    return Number(nextLabel?.y) - Number(title?.y) - Number(title?.height)
  }
  await expect.poll(distance).toBeGreaterThanOrEqual(16)

  await page.goto(`${ownSite.url}/admin/pages`)
  await expect(page.getByRole('link', { name: 'Open: About Us' })).toBeVisible()
  // What stands on this page is nobody's to edit: there is its own address, and how it is found and shared.
  await expect(page.getByRole('link', { name: /Join Us/ })).toHaveCount(2)
  await expect(page.getByRole('link', { name: /^View Page: Join Us/ })).toBeVisible()
  await page.getByRole('link', { name: 'Found and shared: Join Us' }).click()
  await expect(page.getByRole('textbox', { name: 'Heading on the page' })).toBeDisabled()
})
