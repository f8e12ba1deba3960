import { openAdmin } from '../support/admin-journey.ts'
import { card, field } from '../support/builder-journey.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, type Site, test } from '../support/e2e.ts'

const bridgez = '/admin/programs/builder/bridgez'

interface Section {
  header: string
}

async function saveHeader(site: Site, from: string, to: string): Promise<number> {
  const { sections } = await (await site.asAdmin('GET', '/api/programs/bridgez')).json()
  const changed = sections.map((one: Section) => (one.header === from ? { ...one, header: to } : one))
  expect((await site.asAdmin('PUT', '/api/programs/bridgez', { sections: changed })).status).toBe(200)
  return sections.length
}

test('the history shows the one section that changed, the page as it was, and brings that section back', async ({
  page,
  ownSite,
}) => {
  const count = await saveHeader(ownSite, 'An ordinary week', 'An ordinary month')
  await saveHeader(ownSite, 'What you receive', 'What everybody receives')
  await openAdmin(page, ownSite, bridgez)
  await field(page, 'Subtitle').fill('Typed before looking back')

  // Any two versions: here the first and the second, neither of them the one of now.
  await page.getByRole('button', { name: 'History' }).click()
  const history = page.getByRole('dialog', { name: 'History' })
  await history.getByRole('button', { name: 'Compare two versions' }).click()
  await expect(history.getByRole('heading', { name: 'Compare two versions' })).toBeFocused()
  await history.getByRole('combobox', { name: 'Version', exact: true }).selectOption({ index: 2 })
  await history.getByRole('combobox', { name: 'Compared with' }).selectOption({ index: 1 })
  const changed = history.getByRole('region', { name: 'Sections' })
  await expect(history.getByRole('status')).toHaveText('What changed from version 1 to version 2')
  await expect(changed.getByRole('listitem')).toHaveCount(1)
  await expect(changed.getByRole('listitem')).toContainText('ChangedSection: An ordinary month')
  await expect(changed.locator('del')).toContainText('week')
  await expect(changed.locator('ins')).toContainText('month')
  await expect(changed.getByText(`${count - 1} unchanged`)).toBeVisible()
  await expectAccessible(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  expect(await history.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })

  const opened = page.waitForEvent('popup')
  await history.getByRole('link', { name: 'See the page as it was in version 1' }).click()
  const past = await opened
  await expect(past.getByRole('complementary', { name: 'Older version' })).toContainText(
    'Only staff can see it',
  )
  await expect(past.getByRole('heading', { name: 'An ordinary week' })).toBeVisible()
  await past.getByRole('link', { name: 'See the page of today' }).click()
  await expect(past.getByRole('heading', { name: 'An ordinary month' })).toBeVisible()
  await past.close()

  // One section comes back; the other change and what is typed stay. Undo is the state of before.
  await changed.getByRole('button', { name: 'Restore this part: Section: An ordinary month' }).click()
  await expect(page.getByText('Restored: Section: An ordinary month', { exact: true })).toBeVisible()
  await expect(history).toHaveCount(0)
  await expect(card(page, 'An ordinary week')).toBeVisible()
  await expect(card(page, 'What everybody receives')).toBeVisible()
  await expect(field(page, 'Subtitle')).toHaveValue('Typed before looking back')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'An ordinary month')).toBeVisible()
  await expect(field(page, 'Subtitle')).toHaveValue('Typed before looking back')

  // A whole version comes back in place of what is prepared; visitors see it where that was said.
  await page.getByRole('button', { name: 'History' }).click()
  await history.getByRole('button', { name: 'Restore this state' }).last().click()
  const asked = page.getByRole('alertdialog', { name: 'Restore this state?' })
  await expect(asked.getByText('Your form holds changes that are not published.')).toBeVisible()
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Restore and publish' }).click()
  await expect(page.getByText('The earlier state is back', { exact: true })).toBeVisible()
  await expect(field(page, 'Subtitle')).not.toHaveValue('Typed before looking back')
  await expect(page.getByText(/^Unpublished changes by /)).toHaveCount(0)
  await page.getByRole('button', { name: 'Bring the draft back' }).click()
  await expect(field(page, 'Subtitle')).toHaveValue('Typed before looking back')
})
