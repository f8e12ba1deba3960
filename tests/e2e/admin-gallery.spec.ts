import { addStaff, drawnTooLate, openAdmin } from '../support/admin-journey.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/e2e.ts'
import { solidPng } from '../support/solid-png.ts'

test('a volunteer adds an event with a picture and publishes it', async ({ page, ownSite }) => {
  await openAdmin(page, ownSite, '/admin/events')
  await page.getByRole('button', { name: 'Add Event' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Please fill in all required fields', { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Title' }).fill('Night of the Lanterns')
  await page
    .getByRole('textbox', { name: 'Description' })
    .fill('A walk along the river with those who light it.')
  await page.getByLabel('Date', { exact: false }).first().fill('2031-05-06')
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'lantern.png', mimeType: 'image/png', buffer: solidPng(64, 48) })
  await expect(page.getByRole('button', { name: /Replace/ })).toBeVisible()
  await expect(page.getByText('Hidden from visitors: its status is Draft')).toBeVisible()
  await page.getByLabel('Status').selectOption('Published')
  await expect(page.getByText('Visitors see this event')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Event created successfully!', { exact: true })).toBeVisible()
  const html = await (await page.request.get(`${ownSite.url}/events`)).text()
  expect(html).toContain('Night of the Lanterns')
  expect(html).toMatch(/\/files\/events\/[0-9a-f]{16}-64x48/)
})

test('an event is changed, hidden, deleted and brought back', async ({ page, ownSite, expectedErrors }) => {
  expectedErrors.push(drawnTooLate)
  await openAdmin(page, ownSite, '/admin/events')
  await page.getByRole('link', { name: 'Edit What did not work' }).click()
  await page.getByLabel('Status').selectOption('Draft')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Event updated successfully!', { exact: true })).toBeVisible()
  expect(await (await page.request.get(`${ownSite.url}/events`)).text()).not.toContain('What did not work')
  await page.getByRole('button', { name: 'Delete What did not work' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Event deleted successfully!', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'Edit What did not work' })).toBeVisible()
})

test('an album takes several pictures at once, with captions, in an order', { tag: '@daily' }, async ({
  page,
  ownSite,
}) => {
  await openAdmin(page, ownSite, '/admin/media')
  await page.getByRole('button', { name: 'Add Album' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Rooftops')
  await page.getByLabel('Date', { exact: false }).first().fill('2026-05-06')
  const picker = page.locator('input[type="file"][multiple]')
  await picker.setInputFiles([
    { name: 'one.png', mimeType: 'image/png', buffer: solidPng(40, 30) },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
    { name: 'two.png', mimeType: 'image/png', buffer: solidPng(60, 30) },
  ])
  await expect(page.getByText('notes.txt: Please select an image file')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Caption of picture 2' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Caption of picture 2' }).fill('The second')
  await page.getByRole('button', { name: 'Move picture 2 towards the start' }).click()
  await expect(page.getByRole('textbox', { name: 'Caption of picture 1' })).toHaveValue('The second')
  await page.getByRole('textbox', { name: 'Tags' }).last().fill('roof')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Album created successfully!', { exact: true })).toBeVisible()
  const albums = (await (await page.request.get(`${ownSite.url}/api/media-albums`)).json()) as {
    title: string
    tags: string[]
    images: { caption: string }[]
  }[]
  const album = albums.find(({ title }) => title === 'Rooftops')
  expect(album?.images.map(({ caption }) => caption)).toEqual(['The second', ''])
  expect(album?.tags).toEqual(['roof'])
})

test('in an album of many pictures the last one is worded and moved like the first', async ({
  page,
  ownSite,
}) => {
  const [known] = (await (await page.request.get(`${ownSite.url}/api/media-albums`)).json()) as {
    images: { url: string }[]
  }[]
  const url = known?.images[0]?.url
  const images = Array.from({ length: 400 }, (_, index) => ({ url, alt: `View ${index + 1}` }))
  const album = { title: 'Every rooftop', date: '2026-05-06', images }
  const { id } = (await (await ownSite.asAdmin('POST', '/api/media-albums', album)).json()) as { id: string }
  await openAdmin(page, ownSite, '/admin/media')
  await page.getByRole('link', { name: 'Edit Every rooftop' }).click()
  await expect(page.getByRole('textbox', { name: 'Caption of picture 1', exact: true })).toBeVisible()
  // Far from the screen a picture is its words alone.
  const last = page.getByRole('listitem').filter({ hasText: 'Picture 400: View 400' })
  await expect(last.getByRole('textbox')).toHaveCount(0)
  await last.scrollIntoViewIfNeeded()
  await page.getByRole('textbox', { name: 'Caption of picture 400' }).fill('The last')
  await page.getByRole('textbox', { name: 'Title' }).focus()
  await expect(page.getByRole('listitem').filter({ hasText: 'Picture 400: The last' })).toBeAttached()
  await page.getByRole('listitem').filter({ hasText: 'Picture 400: The last' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Move picture 400 towards the start' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Move picture 399 towards the start' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove picture 400' }).click()
  await expect(page.getByRole('button', { name: 'Remove picture 399' })).toBeFocused()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Album updated successfully!', { exact: true })).toBeVisible()
  const stored = (await (await page.request.get(`${ownSite.url}/api/media-albums/${id}`)).json()) as {
    images: { alt: string; caption: string }[]
  }
  expect(stored.images).toHaveLength(399)
  expect(stored.images.at(-1)).toMatchObject({ alt: 'View 400', caption: 'The last' })
  expect(stored.images.at(-2)).toMatchObject({ alt: 'View 398', caption: '' })
})

test('statistics are saved as they are typed, and a cut line loses nothing', async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  await openAdmin(page, ownSite, '/admin/statistics')
  const value = page.getByRole('spinbutton', { name: 'Value' }).nth(1)
  await value.fill('169')
  await expect
    .poll(async () => (await (await page.request.get(`${ownSite.url}/api/impact-stats`)).json())[0].value)
    .toBe(169)

  await page.route('**/api/impact-stats/*', (route) => route.abort())
  await value.fill('170')
  await expect(page.getByText('Update failed', { exact: true })).toBeVisible()
  await expect(page.getByText('Not saved')).toBeVisible()
  await expect(page.getByText('No connection. Your text is kept')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Not saved')).toBeVisible()
  await page.unrouteAll()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect
    .poll(async () => (await (await page.request.get(`${ownSite.url}/api/impact-stats`)).json())[0].value)
    .toBe(170)
  await expect(page.getByText('No connection.')).toHaveCount(0)
})

test('a statistic needs a label and a value, stands last, and can be deleted', async ({ page, ownSite }) => {
  await openAdmin(page, ownSite, '/admin/statistics')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Label and value are required').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Label' }).first().fill('Trees planted')
  await page.getByRole('spinbutton', { name: 'Value' }).first().fill('1200')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Added', { exact: true })).toBeVisible()
  const stats = (await (await page.request.get(`${ownSite.url}/api/impact-stats`)).json()) as {
    label: string
    order: number
  }[]
  expect(stats.at(-1)).toMatchObject({ label: 'Trees planted', order: 7 })
  await page.getByRole('button', { name: 'Delete Trees planted' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete this stat item?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: 'Delete Trees planted' })).toHaveCount(0)
})

test('a success story is written and shown on the page of its program', async ({ page, ownSite }) => {
  await openAdmin(page, ownSite, '/admin/success-stories')
  await page.getByRole('button', { name: 'Add Success Story' }).click()
  await page.getByRole('textbox', { name: 'Person or venture' }).fill('Rania Saad')
  await page.getByRole('textbox', { name: 'Story' }).fill('She repairs pumps.')
  await page.getByLabel('Program').selectOption({ label: 'iMentor' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Success story created successfully!', { exact: true })).toBeVisible()
  for (const path of ['/programs/imentor', '/impact']) {
    expect(await (await page.request.get(ownSite.url + path)).text()).toContain('Rania Saad')
  }
})

test('editors see the media gallery read-only, viewers everything', async ({ page, ownSite }) => {
  const editor = await addStaff(ownSite, 'editor')
  await openAdmin(page, ownSite, '/admin/media', editor)
  await expect(page.getByRole('link', { name: /^View (?!page)/ }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add Album' })).toHaveCount(0)
  const viewer = await addStaff(ownSite, 'viewer')
  await openAdmin(page, ownSite, '/admin/statistics', viewer)
  await expect(page.getByRole('textbox', { name: 'Label' }).first()).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toHaveCount(0)
})

for (const path of ['/admin/events', '/admin/media', '/admin/statistics', '/admin/success-stories']) {
  test(`${path} is accessible and fits 360 pixels`, async ({ page, sharedSite }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await openAdmin(page, sharedSite, path)
    await expect(page.getByRole('listitem').first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
}
