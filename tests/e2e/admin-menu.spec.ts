import { staffLanguageCookie } from '../../src/shared/staff-language-cookie.ts'
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

const entry = (label: string, href: string) => ({ shows: 'Page or link', label, href, isShown: true })
/** One more than the site begins with. */
const longMenu = [
  entry('', '/'),
  entry('About Us', '/about'),
  { ...entry('', ''), shows: 'Programs & Projects' },
  entry('Events', '/events'),
  entry('Portfolio of Impact', '/portfolio'),
  { ...entry('Contact', '/join'), children: [entry('Our partners', '/partners')] },
]

test('a menu with one entry more keeps to one line: what does not fit stands under More', async ({
  page,
  ownSite,
  browser,
}) => {
  expect((await ownSite.asAdmin('PUT', '/api/site-menu', { entries: longMenu })).status).toBe(200)
  const bar = page.getByRole('banner').getByRole('navigation')
  const more = bar.locator('summary', { hasText: /^(More|المزيد)$/ })
  const widths = { '': [1440, 1152, 1024], '/ar': [1280] }
  for (const [path, sizes] of Object.entries(widths))
    for (const width of sizes) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(ownSite.url + path)
      await expect(more, `${path} ${width}`).toBeVisible()
      expect((await bar.boundingBox())?.height, `${path} ${width}`).toBeLessThan(48)
      await expectNoSidewaysScroll(page)
      await more.focus()
      await page.keyboard.press('Enter')
      await expect(bar.getByRole('link', { name: 'Our partners' })).toBeInViewport({ ratio: 1 })
      // Each entry is in the bar or under More, never in both.
      for (const href of ['/portfolio', '/about'])
        await expect(bar.locator(`a[href$="${href}"]:visible`), `${path} ${width}`).toHaveCount(1)
    }

  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })
  const quiet = await plain.newPage()
  await quiet.goto(ownSite.url)
  await quiet.getByRole('banner').locator('summary', { hasText: 'More' }).click()
  await expect(quiet.getByRole('banner').getByRole('link', { name: 'Contact' })).toBeVisible()
  await plain.close()
})

test('whoever edits the menu sees what stands under More, which closes by Escape', async ({
  page,
  ownSite,
}) => {
  expect((await ownSite.asAdmin('PUT', '/api/site-menu', { entries: longMenu })).status).toBe(200)
  await openAdmin(page, ownSite, '/admin/site-menu')
  const wide = page
    .getByRole('region', { name: 'How it fits' })
    .getByText('Windows from 1280 pixels')
    .locator('..')
  await expect(wide).toContainText(/Events.*MorePortfolio of ImpactContact/)
  await expectAccessibleInBothThemes(page)
  await openHydrated(page, ownSite.url)
  const banner = page.getByRole('banner')
  await banner.locator('summary', { hasText: 'More' }).click()
  await expect(banner.getByRole('link', { name: 'Contact' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  await expect(banner.getByRole('link', { name: 'Contact' })).toBeHidden()
  await expect(banner.locator('summary', { hasText: 'More' })).toBeFocused()

  // In Arabic too; and a foundation that kept its name kept the mark that the site came with.
  await page.context().addCookies([{ name: staffLanguageCookie, value: 'ar', url: ownSite.url }])
  await page.goto(`${ownSite.url}/admin/site-menu`)
  const fits = page.getByRole('region', { name: 'ما تتّسع له القائمة' })
  await expect(fits.getByText('المزيد', { exact: true }).first()).toBeVisible()
  await expect(page.locator('img[src="/favicon.svg"]').first()).toBeVisible()
})

test('a message covers no button at the end of a form', async ({ page, ownSite }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const message = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await openAdmin(page, ownSite, '/admin/site-menu')
    const shown = page.getByRole('group', { name: 'Entries' }).first().getByRole('switch', { name: 'Shown' })
    await page
      .getByRole('button', { name: /^About Us/ })
      .first()
      .click()
    await shown.first().press('Space')
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await page
      .getByRole('button', { name: /^Save(?! draft)/ })
      .first()
      .click()
    await expect(message).toBeVisible()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const covered = await message.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return [...document.querySelectorAll('main button')]
        .filter((button) => {
          const box = button.getBoundingClientRect()
          const isBeside = box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom
          return box.height > 0 && !isBeside
        })
        .map((button) => button.textContent)
    })
    expect(covered).toEqual([])
  }
})
