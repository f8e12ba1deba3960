import { openAdmin } from '../support/admin-journey.ts'
import { save } from '../support/builder-journey.ts'
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from '../support/e2e.ts'
import { openHydrated } from '../support/hydrated.ts'

test('staff make the menu their own: a page of theirs, and links below it', {
  tag: '@daily',
}, async ({ page, ownSite }) => {
  await ownSite.asAdmin('POST', '/api/own-pages', { title: 'Open call', address: 'calls/2026' })
  await openAdmin(page, ownSite, '/admin/site-menu')
  const entries = page.getByRole('group', { name: 'Entries' }).first()
  const items = entries.locator(':scope > ol > li')
  await expect(items).toHaveCount(5)

  // Entries are folded to the names of their pages. The list of programs has no address to give.
  const unfold = async (place: number, name: string) =>
    items.nth(place).getByRole('button', { name, exact: true }).click()
  await expect(entries.getByRole('textbox', { name: 'Leads to' })).toHaveCount(0)
  await unfold(2, 'Programs & Projects')
  await expect(items.nth(2).getByRole('textbox', { name: 'Words in the menu' })).toBeVisible()
  await expect(items.nth(2).getByRole('textbox', { name: 'Leads to' })).toHaveCount(0)

  // The last entry becomes the new page, with another one and a link elsewhere below it.
  await unfold(4, 'Portfolio of Impact')
  const last = items.last()
  await last.getByRole('combobox', { name: 'Leads to: choose a page' }).selectOption('Open call')
  await expect(last.getByRole('textbox', { name: 'Leads to' })).toHaveValue('/calls/2026')
  const below = last.getByRole('group', { name: 'Below it' })
  await last.getByRole('button', { name: 'Add Entry below' }).click()
  await below.getByRole('combobox', { name: 'Leads to: choose a page' }).selectOption('Partners')
  await last.getByRole('button', { name: 'Add Entry below' }).click()
  const second = below.locator(':scope > ol > li').nth(1)
  await second.getByRole('textbox', { name: 'Leads to' }).fill('https://elsewhere.example/')
  await second.getByRole('textbox', { name: 'Words in the menu' }).fill('Our library')
  await unfold(1, 'About Us')
  await items.nth(1).getByRole('textbox', { name: 'Words in the menu' }).fill('Who we are')
  await unfold(3, 'Events & Media')
  await items.nth(3).getByRole('switch', { name: 'Shown' }).press('Space')
  await save(page)
    .or(page.getByRole('button', { name: /^Save(?! draft)/ }))
    .first()
    .click()
  await expect
    .poll(async () => (await ownSite.asAdmin('GET', '/api/menu')).json())
    .toMatchObject({
      items: [{ title: 'Home' }, { title: 'Who we are' }, { isPrograms: true }, { title: 'Open call' }],
    })
  await expectAccessibleInBothThemes(page)

  await openHydrated(page, ownSite.url)
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect(bar.getByRole('link', { name: 'Who we are' })).toHaveAttribute('href', '/about')
  await expect(bar.getByRole('link', { name: 'Events' })).toHaveCount(0)
  await expect(bar.getByRole('button', { name: 'Programs & Projects' })).toBeVisible()
  const summary = bar.locator('summary', { hasText: 'Open call' })
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(bar.getByRole('link', { name: 'Our library' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  await expect(bar.getByRole('link', { name: 'Our library' })).toBeHidden()
  await summary.click()
  await bar.getByRole('link', { name: 'Partners' }).click()
  await expect(page).toHaveURL(`${ownSite.url}/partners`)
  await expect(bar.getByRole('link', { name: 'Our library' })).toBeHidden()
})

test('a menu of their own is there without scripts and on a phone, and shows nothing that is hidden', async ({
  page,
  ownSite,
  browser,
}) => {
  const entry = (label: string, href: string) => ({ shows: 'Page or link', label, href, isShown: true })
  const below = [entry('', '/partners'), entry('Our library', 'https://elsewhere.example/')]
  const entries = [
    { ...entry('Who we are', '/about'), children: [] },
    { ...entry('', '/calls/2026'), children: below },
  ]
  await ownSite.asAdmin('POST', '/api/own-pages', { title: 'Open call', address: 'calls/2026' })
  expect((await ownSite.asAdmin('PUT', '/api/site-menu', { entries })).status).toBe(200)

  // Without scripts the links are there as well.
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const quiet = await plain.newPage()
  await quiet.goto(`${ownSite.url}/ar`)
  await quiet.locator('summary', { hasText: 'Open call' }).click()
  await expect(quiet.getByRole('link', { name: 'Our library' })).toBeVisible()
  await quiet.setViewportSize({ width: 390, height: 844 })
  await quiet.goto(ownSite.url)
  await quiet.locator('noscript summary').click()
  await expect(quiet.locator('noscript').getByRole('link', { name: 'Our library' })).toBeInViewport({
    ratio: 1,
  })
  await plain.close()

  // On a phone.
  await page.setViewportSize({ width: 390, height: 844 })
  await openAdmin(page, ownSite, '/partners')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('link', { name: 'Our library' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
  await sheet.getByRole('link', { name: 'Open call' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open call')

  // Hidden, it is in no menu, and whoever edits the menu is told.
  await ownSite.asAdmin('PUT', '/api/own-pages/open-call', { isActive: false })
  expect(await (await page.request.get(ownSite.url)).text()).not.toContain('/calls/2026')
  await page.goto(`${ownSite.url}/admin/site-menu`)
  await expect(page.getByText('This page is hidden, so visitors do not see this link.')).toBeVisible()
  await expectNoSidewaysScroll(page)
})
