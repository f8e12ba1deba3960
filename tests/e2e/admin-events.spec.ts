import { drawnTooLate, openAdmin } from '../support/admin-journey.ts'
import { expect, expectAccessible, type Site, test } from '../support/e2e.ts'

interface Publication {
  status: string
  isPublished: boolean
  location: string
}

const stored = async (site: Site): Promise<Publication> =>
  (await (await site.asAdmin('GET', '/api/events/repair-cup')).json()) as Publication

test('one control says whether an event is a draft, published, cancelled or completed', {
  tag: '@phone',
}, async ({ page, ownSite, expectedErrors }) => {
  expectedErrors.push(drawnTooLate)
  await openAdmin(page, ownSite, '/admin/events/repair-cup')
  const status = page.getByLabel('Status')
  await expect(status).toHaveValue('Published')
  await expect(status.getByRole('option')).toHaveText(['Draft', 'Published', 'Cancelled', 'Completed'])
  await expect(page.getByRole('switch', { name: 'Published' })).toHaveCount(0)
  const save = async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Event updated successfully!', { exact: true })).toBeVisible()
  }
  await status.selectOption('Cancelled')
  await expect(page.getByText('Visitors see this event, marked as cancelled')).toBeVisible()
  await expectAccessible(page)
  await save()
  expect(await stored(ownSite)).toMatchObject({ status: 'Cancelled', isPublished: true })

  await page.goto(`${ownSite.url}/admin/events/repair-cup`)
  await status.selectOption('Draft')
  await expect(page.getByText('Hidden from visitors: its status is Draft')).toBeVisible()
  await save()
  expect(await stored(ownSite)).toMatchObject({ status: 'Draft', isPublished: false })
})

test('the form says what calendars will make of a time, and saves what they cannot read', async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(drawnTooLate)
  await openAdmin(page, ownSite, '/admin/events/repair-cup')
  const time = page.getByRole('textbox', { name: 'Time', exact: true })
  await time.fill('from 10 in the morning until 4')
  await expect(time).toHaveAccessibleDescription('Visitors’ calendars will show 10:00 to 16:00.')
  await time.fill('')
  await expect(time).toHaveAccessibleDescription(/show the whole day/)
  await time.fill('after sunset')
  await expect(time).toHaveAccessibleDescription(/^No time could be read from this/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Event updated successfully!', { exact: true })).toBeVisible()
})

test('an event whose two fields disagree says so, and stays as it is until somebody decides', async ({
  page,
  ownSite,
}) => {
  await ownSite.asAdmin('PUT', '/api/events/repair-cup', { isPublished: false })
  await openAdmin(page, ownSite, '/admin/events')
  const card = page.getByRole('listitem').filter({ hasText: 'The repair cup' })
  await expect(card.getByText('Published, yet switched off', { exact: true })).toBeVisible()
  await expect(
    card.getByText('Hidden from visitors: its status is Published, yet switched off'),
  ).toBeVisible()

  await page.goto(`${ownSite.url}/admin/events/repair-cup`)
  const status = page.getByLabel('Status')
  await expect(status.locator('option:checked')).toHaveText('Published, yet switched off')
  await page.getByRole('textbox', { name: 'Location' }).fill('Giza')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Event updated successfully!', { exact: true })).toBeVisible()
  expect(await stored(ownSite)).toMatchObject({ status: 'Published', isPublished: false, location: 'Giza' })

  await page.goto(`${ownSite.url}/admin/events/repair-cup`)
  await status.selectOption('Published')
  await expect(page.getByText('Visitors see this event', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  // It was held long ago: whoever shows it for the first time is asked whether that is meant.
  await page.getByRole('button', { name: 'Publish anyway' }).click()
  await expect(page.getByText('Event updated successfully!', { exact: true })).toBeVisible()
  expect(await stored(ownSite)).toMatchObject({ status: 'Published', isPublished: true })
})
