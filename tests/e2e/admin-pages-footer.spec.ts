import { openAdmin } from '../support/admin-journey.ts'
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  type Site,
  test,
} from '../support/e2e.ts'

const html = async (site: Site, path: string) => (await fetch(site.url + path)).text()
const said = (text: string) => [text, { exact: true }] as const

test('incomplete footer links stay in the form, are not stored, and are counted', async ({
  page,
  ownSite,
}) => {
  await openAdmin(page, ownSite, '/admin/footer')
  const quick = page.getByRole('group', { name: 'Quick links' })
  await quick.getByRole('button', { name: 'Add Link' }).click()
  const fifth = quick.getByRole('listitem').nth(4)
  await expect(fifth.getByText(/incomplete: add a title and an address/).first()).toBeVisible()
  await fifth.getByRole('textbox', { name: 'Title' }).fill('Press room')
  await expect(fifth.getByText(/incomplete: add an address/).first()).toBeVisible()
  await expect(fifth.locator('fieldset').first()).toHaveClass(/border-danger/)
  await expect(quick.getByRole('listitem').first().locator('fieldset').first()).toHaveClass(/border-success/)

  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  expect((await sent).postDataJSON().quickLinks).toHaveLength(4)
  await expect(page.getByText(...said('Saved'))).toBeVisible()
  await expect(
    page.getByText(...said('4 quick, 4 resource and 3 policy links saved. 1 incomplete link was not saved.')),
  ).toBeVisible()
  await expect(fifth.getByRole('textbox', { name: 'Title' })).toHaveValue('Press room')
  expect(await html(ownSite, '/')).not.toContain('Press room')

  await fifth.getByRole('textbox', { name: 'Address' }).fill('/news')
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(page.getByText(...said('5 quick, 4 resource and 3 policy links saved.'))).toBeVisible()
  expect(await html(ownSite, '/')).toContain('Press room')
})

test('a wrong address is reported at its own link, though an incomplete one stands before it', async ({
  page,
  sharedSite,
}) => {
  await openAdmin(page, sharedSite, '/admin/footer')
  const quick = page.getByRole('group', { name: 'Quick links' })
  await quick.getByRole('listitem').nth(0).getByRole('textbox', { name: 'Title' }).fill('')
  const second = quick.getByRole('listitem').nth(1)
  await second.getByRole('textbox', { name: 'Address' }).fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(second.getByText(/Address must be a web address/)).toBeVisible()
  await expect(second.getByRole('textbox', { name: 'Address' })).toBeFocused()
})

test('a refused footer is told with status and text, and nothing typed is lost', async ({
  page,
  sharedSite,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/)
  await openAdmin(page, sharedSite, '/admin/footer')
  await page.getByRole('textbox', { name: 'Phone' }).fill('+20 2 1234 5678')
  await page.route('**/api/footer', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 503, json: { message: 'Down for a moment' } })
      : route.fallback(),
  )
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(page.getByText(...said('Could not save footer settings: 503 Down for a moment'))).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('+20 2 1234 5678')
})

test('the texts of the programs page are changed on their tabs and seen by visitors', async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/)
  await openAdmin(page, ownSite, '/admin/programs-page')
  await page.getByRole('textbox', { name: 'Hero title' }).fill('Programs with roots')
  await page.getByRole('tab', { name: 'CTA Section' }).click()
  const link = page.getByRole('textbox', { name: 'Call to action primary link' })
  await link.fill('not an address')
  await page.getByRole('tab', { name: 'Content Section' }).click()
  await expect(page.getByRole('textbox', { name: 'Section title' })).toBeVisible()
  await page.getByRole('tab', { name: 'Empty State' }).click()
  await expect(page.getByRole('textbox', { name: 'Empty state title' })).toBeVisible()
  await page.getByRole('button', { name: 'Save All Changes' }).first().click()
  await expect(link).toBeFocused()
  await link.fill('/join')

  await page.route('**/api/programs-page-content', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 503, json: { message: 'Down for a moment' } })
      : route.fallback(),
  )
  await page.getByRole('button', { name: 'Save All Changes' }).first().click()
  await expect(page.getByText(...said('Failed to save programs page content'))).toBeVisible()
  await page.unroute('**/api/programs-page-content')
  await page.getByRole('button', { name: 'Save All Changes' }).last().click()
  await expect(page.getByText(...said('Programs page content saved successfully!'))).toBeVisible()
  expect(await html(ownSite, '/programs')).toContain('Programs with roots')
})

test('the list of pages shows their state and last change, finds them, and leads to page and editor', async ({
  page,
  ownSite,
}) => {
  await ownSite.asAdmin('PUT', '/api/programs/bridgez', { isActive: false })
  await openAdmin(page, ownSite, '/admin/pages')
  const row = page.getByRole('listitem').filter({ hasText: '/programs/bridgez' })
  await expect(row.getByText('Hidden', { exact: true })).toBeVisible()
  await expect(row.getByText(/^Changed .+ by (?!System)/)).toBeVisible()
  await expect(row.getByRole('link', { name: 'Edit: Bridgez' })).toHaveAttribute(
    'href',
    '/admin/programs/builder/bridgez',
  )
  await page.getByRole('radio', { name: 'Hidden' }).check()
  await expect(page.getByRole('link', { name: /^View Page: Home/ })).toHaveCount(0)
  await page.getByRole('radio', { name: 'All' }).check()
  await page.getByRole('searchbox', { name: 'Search pages' }).fill('about')
  await expect(page.getByRole('link', { name: /^View Page: About Us/ })).toHaveAttribute('href', '/about')
  await page.getByRole('link', { name: 'Edit: About Us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Page Manager' })).toBeVisible()

  // Pages whose texts come from what they list have a form for their heading and how they are found and shared.
  await page.goto(`${ownSite.url}/admin/pages`)
  await page.getByRole('link', { name: 'Found and shared: Events & Media' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Events page' })).toBeVisible()
  const looks = page.getByRole('region', { name: 'How it will look' })
  await expect(looks.getByRole('figure', { name: 'In a search result' })).toContainText('Events & Media')
  await page.getByRole('textbox', { name: 'Heading on the page' }).fill('Meet us')
  await page.getByRole('textbox', { name: 'Heading in search results' }).fill('Meet us on the Nile')
  await page.getByRole('textbox', { name: 'Lines below that heading' }).fill('Workshops and open days.')
  for (const network of ['WhatsApp', 'Facebook', 'X', 'LinkedIn'])
    await expect(looks.getByRole('figure', { name: network, exact: true })).toContainText(
      'Meet us on the Nile',
    )
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page
    .getByRole('button', { name: /^Save(?! draft)/ })
    .first()
    .click()
  await expect.poll(() => html(ownSite, '/events')).toContain('<title>Meet us on the Nile')
  const events = await html(ownSite, '/events')
  expect(events).toContain('content="Workshops and open days."')
  expect(events).toMatch(/<h1[^>]*>Meet us<\/h1>/)
  expect(events).toContain('/share/events-page/events-page.jpg')
})

test('unsaved work is asked about on leaving, and offered again on coming back', async ({
  page,
  sharedSite,
}) => {
  await openAdmin(page, sharedSite, '/admin/mission')
  await page.getByRole('textbox', { name: 'Vision title' }).fill('Our far view')
  await page.getByRole('link', { name: /^Footer/ }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Footer Manager' })).toBeVisible()
  await page.getByRole('link', { name: /^Mission & Vision/ }).click()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByRole('textbox', { name: 'Vision title' })).toHaveValue('Our far view')
})
