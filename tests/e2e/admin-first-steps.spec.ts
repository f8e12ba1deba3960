import { openAdmin } from '../support/admin-journey.ts'
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from '../support/e2e.ts'

const pages = [
  '/',
  '/about',
  '/programs',
  '/portfolio',
  '/impact',
  '/events',
  '/partners',
  '/news',
  '/search',
  '/join',
  '/nothing-here',
]

test('the sample content goes in one step, every page without it is whole, and one step brings it back', async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  test.setTimeout(240_000)
  expectedErrors.push(/status of 404 .*\/nothing-here/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await ownSite.asAdmin('PUT', '/api/partners/karnak-legal', { name: 'Karnak Friends' })
  await openAdmin(page, ownSite, '/admin/dashboard')
  const steps = page.getByRole('region', { name: 'First steps' })
  await steps.getByRole('button', { name: 'Remove sample content' }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove the sample content?' })
  await expect(question).toContainText('What you have worked on stays: “Karnak Friends”.')
  await question.getByRole('button', { name: 'Remove sample content' }).click()
  const bringBack = steps.getByRole('button', { name: 'Bring the sample content back' })
  await expect(bringBack).toBeVisible()
  await expect(steps.getByRole('heading', { name: 'Sample content (Done)' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await ownSite.asAdmin('DELETE', '/api/partners/karnak-legal')

  // Beyond these, pages are the same with and without content.
  const inArabic = pages.slice(0, 8).map((path) => (path === '/' ? '/ar' : `/ar${path}`))
  for (const path of [...pages, ...inArabic]) {
    await page.goto(ownSite.url + path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectAccessibleInBothThemes(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  }

  await page.goto(`${ownSite.url}/admin/dashboard`)
  await bringBack.click()
  await expect(page.getByText(/^\d+ records brought back$/)).toBeVisible()
  await expect(steps.getByRole('button', { name: 'Remove sample content' })).toBeVisible()
  await steps.getByRole('button', { name: 'Hide the first steps' }).click()
  await expect(steps).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Show the first steps again' }).click()
  await expect(steps).toBeVisible()
  await page.goto(`${ownSite.url}/programs`)
  await expect(page.getByRole('link', { name: 'Bridgez' }).first()).toBeVisible()
})
