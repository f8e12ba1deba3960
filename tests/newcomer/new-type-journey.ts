import { openAdmin } from '../support/admin-journey.ts'
import { expect, expectAccessible, test } from '../support/e2e.ts'

// The type of docs/adding-content.md, which says nothing about its screen. The guide's own test runs this in a copy of
// the project, where the type exists.
test('staff manage a type that was added as the guide says', async ({ page, ownSite }) => {
  await openAdmin(page, ownSite, '/admin')
  await page.getByRole('link', { name: 'Job openings' }).click()
  await expect(page.getByRole('heading', { name: 'Job openings', level: 1 })).toBeVisible()
  await expect(page.getByText('No job openings yet')).toBeVisible()
  await expectAccessible(page)

  for (const title of ['Program manager', 'Bookkeeper']) {
    await page.getByRole('button', { name: 'Add Job opening' }).first().click()
    await expect(page).toHaveURL(/\/admin\/job-openings\/new$/)
    await page.getByRole('textbox', { name: 'Title' }).fill(title)
    await page.getByRole('textbox', { name: 'Description' }).fill(`Wanted: ${title.toLowerCase()}.`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Job opening created successfully!').first()).toBeVisible()
  }
  const rows = page.getByRole('list', { name: 'Job openings' }).getByRole('listitem')
  await expect(rows).toHaveText([/Program manager/, /Bookkeeper/])

  await page.getByRole('link', { name: 'Edit Bookkeeper' }).click()
  await expect(page).toHaveURL(/\/admin\/job-openings\/bookkeeper$/)
  // The list has a filter of the same name, and is on the screen until the form is.
  await page.getByRole('form').getByRole('combobox', { name: 'Kind' }).selectOption('Part time')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(rows.nth(1)).toContainText('Part time')
  await expect(rows.nth(1)).toContainText('Saved')

  await page.getByRole('button', { name: 'Move Bookkeeper up' }).click()
  await expect(rows).toHaveText([/Bookkeeper/, /Program manager/])
  await expect
    .poll(async () => (await (await ownSite.asAdmin('GET', '/api/job-openings')).json()).map(titleOf))
    .toEqual(['Bookkeeper', 'Program manager'])

  await page.getByRole('button', { name: 'Clone Bookkeeper' }).click()
  await expect(rows).toHaveText([/Bookkeeper/, /Program manager/, /Bookkeeper \(Copy\).*Hidden/])
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Part time')
  await expect(rows).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('')
  await page.getByRole('searchbox', { name: 'Search' }).fill('manager')
  await expect(rows).toHaveCount(1)

  await page.getByRole('button', { name: 'Delete Program manager' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Job opening deleted successfully!').first()).toBeVisible()
  await page.goto(`${ownSite.url}/admin/trash`)
  await page.getByRole('button', { name: /Restore.*Program manager/ }).click()
  await expect(page.getByText('“Program manager” is back where it was', { exact: true })).toBeVisible()
  await page.goto(`${ownSite.url}/admin/job-openings`)
  await expect(rows.filter({ hasText: 'Program manager' })).toHaveCount(1)

  await page.getByRole('link', { name: 'Edit Program manager' }).click()
  await page.getByRole('button', { name: 'History' }).click()
  await expect(page.getByRole('dialog', { name: 'History' })).toContainText('deleted it')
})

const titleOf = ({ title }: { title: string }) => title
