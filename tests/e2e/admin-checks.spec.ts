import { openAdmin, openNotices } from '../support/admin-journey.ts'
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from '../support/e2e.ts'

test('errors are asked about before they are published, mended in one press, or published anyway', async ({
  page,
  ownSite,
}) => {
  const stored = async () =>
    (await ownSite.asAdmin('GET', '/api/events/repair-cup')).json() as Promise<Record<string, unknown>>
  await openAdmin(page, ownSite, '/admin/events/repair-cup')
  const registration = page.getByRole('textbox', { name: 'Registration Form URL' })
  await expect(registration).toHaveValue('/join')
  await registration.fill('/regster')
  await page.getByLabel('End date').fill('2020-01-01')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Visitors would see this' })
  await expect(question.getByText('The event ends before it begins.')).toBeVisible()
  await expect(question.getByText('The link to /regster leads nowhere.', { exact: false })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  expect((await stored()).registrationFormUrl).toBe('/join')

  await question.getByRole('button', { name: 'Mend it' }).click()
  await expect(question.getByText('Mended', { exact: true })).toBeVisible()
  await question.getByRole('button', { name: 'Go to the field Registration Form URL' }).click()
  await expect(question).toHaveCount(0)
  await expect(registration).toBeFocused()
  await expect(registration).toHaveAccessibleDescription(/leads nowhere/)
  await expect(page.getByLabel('End date')).toHaveValue('')

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await question.getByRole('button', { name: 'Publish anyway' }).click()
  await expect(page.getByText('Event updated successfully!', { exact: true })).toBeVisible()
  expect(await stored()).toMatchObject({ registrationFormUrl: '/regster', endDate: '' })
  // What visitors see already is not asked about again.
  await page.goto(`${ownSite.url}/admin/events/repair-cup`)
  await expect(registration).toHaveValue('/regster')
  await page.getByRole('textbox', { name: 'Location' }).fill('Giza')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Event updated successfully!', { exact: true })).toBeVisible()

  // The words of another language are asked about as the record is.
  await page.goto(`${ownSite.url}/admin/events/repair-cup/translations/ar`)
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await expect(title).not.toHaveValue('')
  const arabic = await title.inputValue()
  await title.fill('نص تجريبي')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Go to the field Title' }).click()
  await expect(title).toBeFocused()
  await title.fill(`${arabic} ٢`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Translation saved', { exact: true })).toBeVisible()
})

test('a time, a release and an approval ask about the errors of the drafts that they publish', async ({
  page,
  ownSite,
}) => {
  const call = async (method: string, path: string, body: object) => {
    const answer = await ownSite.asAdmin(method, path, body)
    expect(answer.status).toBeLessThan(300)
    return JSON.parse((await answer.text()) || '{}')
  }
  const draft = '/api/events/repair-cup/draft'
  const { revision } = await call('PUT', draft, { values: { registrationFormUrl: '/regster' } })
  const { id } = await call('POST', '/api/releases', { name: 'Autumn' })
  const drafts = [{ type: 'event', id: 'repair-cup', lang: 'en' }]
  await call('POST', `/api/releases/${id}/drafts`, { drafts })
  await call('POST', `${draft}/approval`, { lang: 'en', revision, note: '' })
  const question = page.getByRole('dialog', { name: 'Visitors would see this' })
  const says = question.getByText('The link to /regster leads nowhere.', { exact: false })

  await openAdmin(page, ownSite, `/admin/releases/${id}`)
  const publish = page.getByRole('button', { name: 'Publish now', exact: true })
  await publish.click()
  await expect(says).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await question.getByRole('button', { name: 'Not yet' }).click()
  await expect(question).toHaveCount(0)
  await expect(publish).toBeFocused()
  await publish.click()
  await question.getByRole('button', { name: 'Publish anyway' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Let 1 draft go live now?' })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${ownSite.url}/admin/approvals`)
  await page.getByRole('button', { name: /^Approve / }).click()
  await expect(says).toBeVisible()
  await expectNoSidewaysScroll(page)
  await question.getByRole('link', { name: 'Go to the field Registration Form URL' }).click()
  const registration = page.getByRole('textbox', { name: 'Registration Form URL' })
  await expect(registration).toBeFocused()
  await expect(registration).toHaveAccessibleDescription(/leads nowhere/)

  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Schedule “/ })
  await dialog.getByLabel('Publish at').fill(`${new Date().getFullYear() + 1}-06-15T09:00`)
  await dialog.getByRole('button', { name: 'Set the times' }).click()
  await expect(says).toBeVisible()
  await question.getByRole('button', { name: 'Plan it anyway' }).click()
  await expect(question).toHaveCount(0)
  await openNotices(page)
  await expect(page.getByText(/^Will be published on /)).toBeVisible()
})

test('the report names what to mend across the site, mends it in one press and leads to the field', async ({
  page,
  ownSite,
}) => {
  await openAdmin(page, ownSite, '/admin/checks')
  await expect(page.getByRole('heading', { name: 'What to mend', level: 1 })).toBeVisible()
  await expect(page.getByText('Nothing to mend', { exact: true })).toBeVisible()

  const sections = [
    { layout: 'hero', header: 'Come and see', buttonText: 'Apply', buttonUrl: '/aplly' },
    { layout: 'richText', header: 'In short', content: '### Why\n\nBecause.' },
  ]
  const made = { id: 'visits', title: 'Visits', description: 'How to visit us.', sections }
  expect((await ownSite.asAdmin('POST', '/api/own-pages', made)).status).toBe(201)
  await page.goto(`${ownSite.url}/admin/dashboard`)
  await page.getByRole('link', { name: 'One error, 2 hints' }).click()
  const errors = page.getByRole('region', { name: 'Errors (1)' })
  await expect(errors.getByText('The link to /aplly leads nowhere.', { exact: false })).toBeVisible()
  const hints = page.getByRole('region', { name: 'Hints (2)' })
  await expect(hints.getByText('This is not translated yet.', { exact: false })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize({ width: 1280, height: 900 })

  const content = async () => {
    const { sections } = await (await ownSite.asAdmin('GET', '/api/own-pages/visits')).json()
    return sections[1].content
  }
  await page.getByRole('button', { name: /^Mend it Visits/ }).click()
  await expect(page.getByText('Mended: Visits', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Hints (1)' })).toBeVisible()
  expect(await content()).toBe('## Why\n\nBecause.')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Hints (2)' })).toBeVisible()
  expect(await content()).toBe('### Why\n\nBecause.')

  await errors.getByRole('link', { name: /^Open Visits/ }).click()
  const link = page.getByRole('textbox', { name: 'Button link', exact: true })
  await expect(link).toBeFocused()
  await expect(link).toHaveAccessibleDescription(/leads nowhere/)
})
