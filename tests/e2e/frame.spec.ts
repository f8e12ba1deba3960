import { expect, test } from '../support/e2e.ts'
import { openHydrated } from '../support/hydrated.ts'

test('moves between pages without a reload, from the top, and back to where one was', {
  tag: '@daily',
}, async ({ sharedSite, page }) => {
  await openHydrated(page, sharedSite.url)
  await page.evaluate(() => Object.assign(window, { marker: 'same document' }))
  await page.evaluate(() => window.scrollTo(0, 900))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL(`${sharedSite.url}/about`)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  expect(await page.evaluate(() => Reflect.get(window, 'marker'))).toBe('same document')
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
})

test('lists at most four programs and four projects in the dropdown', async ({ sharedSite, page }) => {
  await openHydrated(page, sharedSite.url)
  const button = page.getByRole('button', { name: 'Programs & Projects' })
  await button.click()
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await expect(navigation.getByRole('link', { name: 'Bridgez' })).toHaveAttribute('href', '/programs/bridgez')
  await expect(navigation.getByRole('link', { name: 'Eden' })).toHaveAttribute('href', '/projects/eden')
  await expect(navigation.locator('a[href^="/programs/"]')).toHaveCount(4)
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(button).toBeFocused()
})

test('says so when there are no programs or projects', async ({ ownSite, page }) => {
  for (const path of ['programs', 'projects']) {
    const list = (await (await ownSite.asAdmin('GET', `/api/${path}`)).json()) as { id: string }[]
    for (const { id } of list) await ownSite.asAdmin('PUT', `/api/${path}/${id}`, { isActive: false })
  }
  await openHydrated(page, ownSite.url)
  await page.getByRole('button', { name: 'Programs & Projects' }).click()
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await expect(navigation.getByText('No programs available')).toBeVisible()
  await expect(navigation.getByText('No projects available')).toBeVisible()
})

test('has the theme of the device, keeps a chosen one and never flashes the other', {
  tag: '@daily',
}, async ({ sharedSite, page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(sharedSite.url)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await openHydrated(page, sharedSite.url)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const seen = JSON.parse(sessionStorage.getItem('themes') ?? '[]')
      if (document.body)
        sessionStorage.setItem('themes', JSON.stringify([...seen, document.documentElement.dataset.theme]))
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const themes = await page.evaluate(() => JSON.parse(sessionStorage.getItem('themes') ?? '[]'))
  expect(new Set(themes)).toEqual(new Set(['dark']))
})

test('becomes translucent beyond 50 pixels and offers contact beyond 300', { tag: '@phone' }, async ({
  ownSite,
  page,
}) => {
  const contactLinks = page.getByRole('link', { name: /^(Contact Us|Call Us|Live Chat)$/ })
  await openHydrated(page, ownSite.url)
  const bar = page.getByRole('banner')
  await expect(bar).not.toHaveAttribute('data-scrolled')
  await page.evaluate(() => window.scrollTo(0, 60))
  await expect(bar).toHaveAttribute('data-scrolled')
  const contact = page.getByRole('button', { name: 'Ways to reach us' })
  await expect(contact).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 700))
  await expect(contact).toBeAttached()
  // A way back up says on a phone that somebody is not reading on.
  await page.evaluate(() => window.scrollTo(0, 400))
  await contact.click()
  await expect(contactLinks).toHaveText(['Contact Us', 'Call Us'])
  await expect(contactLinks.nth(0)).toHaveAttribute('href', /^mailto:/)
  await expect(contactLinks.nth(1)).toHaveAttribute('href', /^tel:\+/)

  await ownSite.asAdmin('PUT', '/api/footer', { whatsapp: '0020 100 555 0134' })
  await openHydrated(page, ownSite.url)
  await page.evaluate(() => window.scrollTo(0, 700))
  await expect(contact).toBeAttached()
  await page.evaluate(() => window.scrollTo(0, 400))
  await contact.click()
  await expect(contactLinks).toHaveText(['Contact Us', 'Call Us', 'Live Chat'])
  await expect(contactLinks.nth(2)).toHaveAttribute('href', 'https://wa.me/201005550134')
  await page.getByRole('button', { name: 'Back to top' }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('has a skip link that leads past the navigation', async ({ sharedSite, page }) => {
  await openHydrated(page, sharedSite.url)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('shows the footer record, and its defaults where there is none', async ({
  sharedSite,
  page,
  expectedErrors,
}) => {
  await openHydrated(page, `${sharedSite.url}/join`)
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(String(new Date().getFullYear()))
  for (const heading of ['Quick Links', 'Resources', 'Contact Info'])
    await expect(footer.getByRole('heading', { name: heading })).toBeVisible()
  await expect(footer.getByRole('link', { name: /Facebook/ })).toHaveAttribute('target', '_blank')

  expectedErrors.push(/500|Failed to load resource/)
  await page.route('**/api/footer', (route) => route.fulfill({ status: 500, body: '' }))
  await page.reload()
  await expect(footer).toContainText('Quick Links')
})
