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
  sharedSite,
  page,
}) => {
  await openHydrated(page, sharedSite.url)
  const bar = page.getByRole('banner')
  await expect(bar).not.toHaveAttribute('data-scrolled')
  await page.evaluate(() => window.scrollTo(0, 60))
  await expect(bar).toHaveAttribute('data-scrolled')
  const contact = page.getByRole('button', { name: 'Ways to reach us' })
  await expect(contact).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 400))
  await contact.click()
  await expect(page.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', /^mailto:/)
  await expect(page.getByRole('link', { name: 'Call Us' })).toHaveAttribute('href', /^tel:\+/)
  await expect(page.getByRole('link', { name: 'Live Chat' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+$/,
  )
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
