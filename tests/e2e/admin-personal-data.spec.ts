import { readFileSync } from 'node:fs'
import { addStaff, openAdmin } from '../support/admin-journey.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/e2e.ts'
import { storeApplications } from '../support/stored-applications.ts'

test('all about a person is exported in one file, and erased by one act that says what goes', async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  const editor = await addStaff(ownSite, 'editor')
  const person = { name: 'Mona Farid', email: 'mona@nile.example' }
  await storeApplications(ownSite, [
    { ...person, request: 'the first letter', hoursAgo: 30 },
    { ...person, email: 'Mona@nile.example', request: 'the second letter' },
    { name: 'Karim Aziz', email: 'karim@nile.example' },
  ])
  await openAdmin(page, ownSite, '/admin/applications', editor)
  const hers = page.getByRole('article', { name: 'Mona Farid' })
  await expect(hers).toHaveCount(2)
  await hers.first().getByRole('button', { name: /^View/ }).click()
  const view = page.getByRole('dialog', { name: 'Mona Farid' })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    view.getByRole('button', { name: 'Export everything about this person' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^person-\d{4}-\d{2}-\d{2}\.json$/)
  const exported = JSON.parse(readFileSync(await file.path(), 'utf8'))
  const letters = exported.applications.map(({ request }: { request: string }) => request)
  expect(letters).toEqual(['the first letter', 'the second letter'])

  await view.getByRole('button', { name: 'Erase this person' }).click()
  const question = page.getByRole('alertdialog', { name: /^Erase everything about mona@nile\.example/i })
  await expect(question).toContainText('2 applications with notes and history.')
  await expect(question).toContainText('This action cannot be undone.')
  await expectAccessible(page)
  await page.route('**/api/people/*', (route) => route.fulfill({ status: 500, body: '' }))
  await question.getByRole('button', { name: 'Erase this person' }).click()
  await expect(question.getByText('The person could not be erased. Please try again.')).toBeVisible()
  await page.unroute('**/api/people/*')
  await question.getByRole('button', { name: 'Erase this person' }).click()
  await expect(page.getByText('Everything about this person was erased', { exact: true })).toBeVisible()
  await expect(view).toBeHidden()
  await expect(hers).toHaveCount(0)
  await expect(page.getByRole('article', { name: 'Karim Aziz' })).toBeVisible()
})

test('an anonymised application says so, still counts, and offers nothing that needs a person', async ({
  page,
  ownSite,
}) => {
  const blank = { name: '', email: '', phone: '', request: '', search_text: '' }
  const anonymised_at = new Date().toISOString()
  await storeApplications(ownSite, [{ ...blank, anonymised_at, hoursAgo: 9000 }, { name: 'Karim Aziz' }])
  await page.setViewportSize({ width: 390, height: 844 })
  await openAdmin(page, ownSite, '/admin/applications')
  await expect(page.getByText('2 applications', { exact: true })).toBeVisible()
  const card = page.getByRole('article', { name: 'Anonymised' })
  await expect(card.getByRole('button', { name: /^Edit/ })).toHaveCount(0)
  await expect(card.getByRole('link')).toHaveCount(0)
  await card.getByRole('button', { name: /^View/ }).click()
  const view = page.getByRole('dialog', { name: 'Anonymised' })
  await expect(view).toContainText('Name, contacts and message were removed on')
  await expect(view.getByRole('button', { name: /Erase|Export|Edit/ })).toHaveCount(0)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
