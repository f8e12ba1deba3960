import type { Locator, Page } from '@playwright/test'
import { openAdmin } from '../support/admin-journey.ts'
import { card, field, openCard, save, showPreview } from '../support/builder-journey.ts'
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from '../support/e2e.ts'

test('a page begins with a template, is written, published, visited on a phone, and hidden again', async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  await openAdmin(page, ownSite, '/admin/own-pages')
  await page.getByRole('link', { name: 'New page' }).first().click()
  await page.getByRole('link', { name: /^Privacy policy/ }).click()
  await expect(field(page, 'Title')).toHaveValue('Privacy policy')
  const address = field(page, 'Address')
  await expect(address).toHaveValue('privacy-policy')

  // Taken addresses are refused at the field, with who has them.
  await address.fill('events/privacy')
  await save(page).click()
  await expect(page.getByText('/events/privacy belongs to the events. Choose another address.')).toBeVisible()
  await address.fill('legal/privacy')
  const preview = await showPreview(page)
  await expect(preview.getByText('What you can ask of us').first()).toBeVisible()
  await save(page).click()
  await expect(page.getByText('Page saved successfully!', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/own-pages\/builder\/privacy-policy$/)
  const visit = (path: string) => page.request.get(ownSite.url + path)
  expect((await visit('/legal/privacy')).status()).toBe(404)
  // The template's Arabic words wait as a draft.
  const arabic = async () =>
    (await ownSite.asAdmin('GET', '/api/own-pages/privacy-policy/translations/ar')).json()
  await expect.poll(async () => (await arabic()).state).toBe('draft')
  expect((await arabic()).missing).toEqual([])

  // Shown, it still keeps what has blanks in it to itself, and its writer is told.
  await page.getByRole('switch', { name: 'Visible on the website' }).press('Space')
  await expect(card(page, 'Your data with us')).toContainText('Not shown until you write it')
  await save(page).click()
  await expect.poll(async () => (await visit('/legal/privacy')).status()).toBe(200)
  const unfinished = await (await visit('/legal/privacy')).text()
  expect(unfinished).toContain('Do you use cookies?')
  expect(unfinished).not.toContain('[[')
  await openCard(page, 'Your data with us')
  await fillBlanks(page, field(page, 'Content'), 'Nile Roots Trust')
  await save(page).click()
  await expect.poll(async () => (await visit('/legal/privacy')).text()).toContain('What you can ask of us')
  await expectAccessibleInBothThemes(page)

  // A visitor on a phone.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${ownSite.url}/legal/privacy`)
  await expect(page).toHaveTitle(/^Privacy policy · /)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'How long we keep it' }).click()
  await expect(page.getByRole('heading', { name: 'How long we keep it' })).toBeInViewport()
  const answer = page.getByText('Only those that the website needs')
  await expect(answer).toBeHidden()
  await page.getByText('Do you use cookies?').click()
  await expect(answer).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const types = data.map((json) => JSON.parse(json)['@type'])
  expect(types).toEqual(expect.arrayContaining(['WebPage', 'BreadcrumbList', 'FAQPage']))
  const sitemap = await (await visit('/sitemap.xml')).text()
  expect(sitemap).toContain('/ar/legal/privacy</loc>')

  // Moved, the old address leads on; hidden, it is gone.
  await ownSite.asAdmin('PUT', '/api/own-pages/privacy-policy', { address: 'privacy' })
  await page.goto(`${ownSite.url}/legal/privacy`)
  await expect(page).toHaveURL(`${ownSite.url}/privacy`)
  await ownSite.asAdmin('PUT', '/api/own-pages/privacy-policy', { isActive: false })
  expectedErrors.push(/status of 404/)
  const gone = await page.goto(`${ownSite.url}/privacy`)
  expect(gone?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
})

/** Writes over each blank of a template as a person would: it is chosen, then typed over. */
async function fillBlanks(page: Page, content: Locator, words: string): Promise<void> {
  await content.focus()
  const chooseNext = () =>
    content.evaluate((root) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const text = walker.currentNode
        const blank = /\[\[[^\]]+\]\]/.exec(text.textContent ?? '')
        if (!blank) continue
        getSelection()?.setBaseAndExtent(text, blank.index, text, blank.index + blank[0].length)
        return true
      }
      return false
    })
  while (await chooseNext()) await page.keyboard.type(words)
}
