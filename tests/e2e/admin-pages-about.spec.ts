import { openAdmin } from '../support/admin-journey.ts'
import { pickLayout } from '../support/builder-journey.ts'
import { expect, type Site, test } from '../support/e2e.ts'

const html = async (site: Site, path: string) => (await fetch(site.url + path)).text()
const said = (text: string) => [text, { exact: true }] as const

test('the About page is changed, hidden, and shown again', async ({ page, ownSite }) => {
  await openAdmin(page, ownSite, '/admin/about')
  await expect(page.getByText(/^Last updated [A-Z][a-z]{2} \d{2}, \d{4}$/)).toBeVisible()
  const title = page.getByRole('textbox', { name: 'Hero title' })
  await title.fill('A foundation of gardeners')
  await page.getByRole('button', { name: 'Add Value' }).click()
  await page.getByRole('group', { name: 'Value 6' }).getByRole('textbox', { name: 'Title' }).fill('Patience')
  await page.getByRole('button', { name: 'Save All Changes' }).first().click()
  await expect(page.getByText(...said('About page content saved successfully!'))).toBeVisible()
  expect(await html(ownSite, '/about')).toContain('A foundation of gardeners')
  expect(await html(ownSite, '/about')).toContain('Patience')

  const visibility = page.getByRole('region', { name: 'Page Visibility' })
  await expect(visibility.getByText('Active', { exact: true })).toBeVisible()
  await visibility.getByRole('switch', { name: 'Page Visibility' }).uncheck()
  await expect(visibility.getByText('Hidden', { exact: true })).toBeVisible()
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Save All Changes' }).last().click()
  expect((await saved).status()).toBe(200)
  // The goals have a screen of their own, and only that one sends them.
  expect((await saved).request().postDataJSON()).not.toHaveProperty('sdgItems')
  expect(await html(ownSite, '/about')).not.toContain('A foundation of gardeners')
})

test('the first save creates the record with its fixed id, later ones update it', async ({
  page,
  ownSite,
}) => {
  await ownSite.asAdmin('DELETE', '/api/about-page-content/main-about-page')
  await openAdmin(page, ownSite, '/admin/about')
  await expect(page.getByText(...said('New content'))).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Hero subtitle' })).toHaveValue(
    'Driving Sustainable Impact Since 2013',
  )
  const save = page.getByRole('button', { name: 'Save All Changes' }).first()
  await save.click()
  await expect(page.getByText(/^Last updated/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Hero subtitle' }).fill('Since the first well')
  const updated = page.waitForRequest((request) => request.method() === 'PUT')
  await save.click()
  expect((await updated).url()).toContain('/api/about-page-content/main-about-page')
  await expect.poll(() => html(ownSite, '/about')).toContain('Since the first well')
})

test('wrong fields are marked in the jump list, and the first one gets the focus', async ({
  page,
  sharedSite,
}) => {
  await openAdmin(page, sharedSite, '/admin/about')
  await page.getByRole('textbox', { name: 'Values title' }).fill('')
  await page.getByRole('textbox', { name: 'Aspiration button link' }).fill('')
  await page.getByRole('button', { name: 'Save All Changes' }).first().click()
  await expect(page.getByText('Values title is required')).toBeVisible()
  await expect(page.getByText('Aspiration button link is required')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Aspiration button link' })).toBeFocused()
  const jumps = page.getByRole('navigation', { name: 'Parts of this form' })
  await expect(jumps.getByRole('link', { name: 'Our Guiding Values needs your attention' })).toBeVisible()
  await jumps.getByRole('link', { name: 'Our Guiding Values' }).click()
  await expect(page.getByRole('region', { name: 'Our Guiding Values (5 images)' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Values title' })).toBeInViewport()
})

test('Refresh reads what others stored, and asks before it drops what was typed', async ({
  page,
  ownSite,
}) => {
  await openAdmin(page, ownSite, '/admin/about')
  const title = page.getByRole('textbox', { name: 'Hero title' })
  await title.fill('Never saved')
  await ownSite.asAdmin('PUT', '/api/about-page-content/main-about-page', { heroTitle: 'From elsewhere' })
  await page.getByRole('button', { name: 'Refresh' }).click()
  const question = page.getByRole('alertdialog', { name: 'Load the stored values?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(title).toHaveValue('Never saved')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await question.getByRole('button', { name: 'Drop and refresh' }).click()
  await expect(title).toHaveValue('From elsewhere')
})

test('a failed load of the About page keeps Save off', async ({ page, sharedSite, expectedErrors }) => {
  expectedErrors.push(/status of 500/)
  await page.route('**/api/about-page-content', (route) =>
    route.fulfill({ status: 500, json: { message: 'x' } }),
  )
  await openAdmin(page, sharedSite, '/admin/about')
  await expect(page.getByText(...said('Failed to load about page content'))).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save All Changes' }).first()).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
})

test('a failed save of the About page keeps what was typed', async ({ page, sharedSite, expectedErrors }) => {
  expectedErrors.push(/status of 503/)
  await openAdmin(page, sharedSite, '/admin/about')
  await page.getByRole('textbox', { name: 'Hero title' }).fill('Still here')
  await page.route('**/api/about-page-content/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 503, json: { message: 'Down for a moment' } })
      : route.fallback(),
  )
  await page.getByRole('button', { name: 'Save All Changes' }).first().click()
  await expect(page.getByText(...said('Failed to save about page content. Please try again.'))).toBeVisible()
  await expect(page.getByText(...said('Failed to update about page content'))).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Hero title' })).toHaveValue('Still here')
})

test('mission and vision are changed, and can be taken off the About page', async ({ page, ownSite }) => {
  await openAdmin(page, ownSite, '/admin/mission')
  await page.getByRole('textbox', { name: 'Mission', exact: true }).fill('To leave every field greener.')
  await expect(page.getByRole('region', { name: 'Live preview' })).toContainText(
    'To leave every field greener.',
  )
  const save = page.getByRole('button', { name: 'Save Mission & Vision' }).first()
  await save.click()
  await expect(page.getByText(...said('Mission and vision saved successfully!'))).toBeVisible()
  expect(await html(ownSite, '/about')).toContain('To leave every field greener.')
  await page.getByRole('switch', { name: 'Active' }).uncheck()
  await save.click()
  await expect.poll(() => html(ownSite, '/about')).not.toContain('To leave every field greener.')
})

test('goals are added with number 1, and only they are sent', async ({ page, ownSite }) => {
  await openAdmin(page, ownSite, '/admin/un-sdgs')
  await page.getByRole('textbox', { name: 'SDGs title' }).fill('Four goals of ours')
  await page.getByRole('button', { name: 'Add Goal' }).click()
  const goal = page.getByRole('group', { name: 'Goal 1', exact: true })
  await expect(goal.getByRole('spinbutton', { name: 'Number' })).toHaveValue('1')
  await goal.getByRole('textbox', { name: 'Title' }).fill('Nobody hungry here')
  await page.getByRole('group', { name: 'Goal 1: Nobody hungry here' }).getByRole('spinbutton').fill('')
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await page.getByRole('button', { name: 'Save SDGs' }).first().click()
  await expect(page.getByText(...said('UN SDGs saved successfully!'))).toBeVisible()
  const body = (await sent).postDataJSON()
  expect(Object.keys(body).toSorted()).toEqual(['sdgItems', 'sdgsContent', 'sdgsTitle'])
  expect(body.sdgItems.at(-1)).toMatchObject({ number: 1, title: 'Nobody hungry here' })
  const about = await html(ownSite, '/about')
  expect(about).toContain('Four goals of ours')
  expect(about).toContain('Nobody hungry here')
})

test('the Impact page gets new texts and a section, and can be hidden', async ({ page, ownSite }) => {
  await openAdmin(page, ownSite, '/admin/impact')
  await page.getByRole('textbox', { name: 'Statistics title' }).fill('Counted by hand')
  await page.getByRole('button', { name: 'Add Section' }).click()
  await pickLayout(page, 'Add Section', 'Picture after the text')
  await page.getByRole('textbox', { name: 'Header', exact: true }).fill('A section of its own')
  await expect(page.getByRole('region', { name: 'Preview of the sections' })).toContainText(
    'A section of its own',
  )
  const save = page.getByRole('button', { name: 'Save Impact Page' }).first()
  await save.click()
  await expect(page.getByText(...said('Impact page saved successfully!'))).toBeVisible()
  const impact = await html(ownSite, '/impact')
  expect(impact).toContain('Counted by hand')
  expect(impact).toContain('A section of its own')
  await page.getByRole('switch', { name: 'Page Visibility' }).uncheck()
  await save.click()
  await expect.poll(() => html(ownSite, '/impact')).not.toContain('Counted by hand')
})
