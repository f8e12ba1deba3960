import type { Page } from '@playwright/test'
import { openAdmin } from '../support/admin-journey.ts'
import { wordClipboard } from '../support/clipboards.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, type Site, test } from '../support/e2e.ts'

const description = async (site: Site): Promise<string> => {
  const event = (await (await site.asAdmin('GET', '/api/events/repair-cup')).json()) as {
    description: string
  }
  return event.description
}

/** The editor follows the caret once the browser has told it that it moved. */
async function toTheEnd(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+End')
  const behindCaret = () =>
    page.getByRole('textbox', { name: 'Description' }).evaluate((element) => {
      const rest = document.createRange()
      rest.selectNodeContents(element)
      const caret = getSelection()
      if (caret?.focusNode) rest.setStart(caret.focusNode, caret.focusOffset)
      return caret?.isCollapsed ? rest.toString() : undefined
    })
  await expect.poll(behindCaret).toBe('')
}

async function pasteHtml(page: Page, html: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Description' }).evaluate((element, markup) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', markup)
    clipboardData.setData('text/plain', 'plain')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}

test('an editor gives a text its looks with buttons, signs and keys, and visitors read it so', {
  tag: '@daily',
}, async ({ page, ownSite }) => {
  await openAdmin(page, ownSite, '/admin/events/repair-cup')
  const words = page.getByRole('textbox', { name: 'Description' })
  const button = (name: string) =>
    page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true })
  await words.click()
  await expect(words).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')

  // Signs become looks while they are typed.
  await page.keyboard.type('## The day\nBring **one** broken thing. 5 * 3 stays.')
  await expect(words.getByRole('heading', { name: 'The day', level: 2 })).toBeVisible()
  await expect(words.getByRole('strong')).toHaveText('one')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- tools\ncoffee')
  await button('Indent item').click()
  await expect(words.locator('li li')).toHaveText('coffee')
  await expect(button('Bulleted list')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')

  // A page of the site is chosen by its title.
  await page.keyboard.type('Read about ')
  await button('Link').click()
  await page.getByRole('textbox', { name: 'Page or web address' }).fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(
    page.getByText('Type a web address, an email, a phone link or a path on this site.'),
  ).toBeVisible()
  await page.getByRole('textbox', { name: 'Page or web address' }).fill('bridgez')
  await page
    .getByRole('list', { name: 'Pages of this site' })
    .getByRole('button', { name: 'Bridgez Program' })
    .click()
  await expect(words.getByRole('link', { name: /bridgez/i })).toHaveAttribute('href', '/programs/bridgez')
  await expect(words).toBeFocused()

  // Keys reach the buttons; one stop of the Tab key, arrows between them.
  await toTheEnd(page)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await expect(button('Bold')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(button('Italic')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button('Italic')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Tab')
  await expect(words).toBeFocused()
  await page.keyboard.type('slowly')
  await expect(words.getByRole('emphasis')).toHaveText('slowly')
  await expectAccessible(page)

  // Word brings its lists, and none of its styles; one step back takes all of it away.
  await page.keyboard.press('Enter')
  await pasteHtml(page, wordClipboard)
  await expect(words.locator('ol > li')).toHaveText(['First step', 'Second step'])
  await expect(words.locator('[style*="font"], [class*="Mso"], span, o\\:p')).toHaveCount(0)
  await button('Step back').click()
  await expect(words.locator('ol')).toHaveCount(0)
  await button('Step forward').click()
  await expect(words.locator('ol > li')).toHaveCount(2)

  // Each paragraph runs as its own words do.
  await toTheEnd(page)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('أهلًا بكم')
  const arabic = words.locator('p', { hasText: 'أهلًا بكم' })
  await expect(arabic).toHaveCSS('direction', 'rtl')

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Event updated successfully!', { exact: true })).toBeVisible()
  const stored = await description(ownSite)
  expect(stored).toContain('## The day\n\nBring **one** broken thing. 5 * 3 stays.\n\n- tools\n  - coffee')
  expect(stored).toContain('](/programs/bridgez)')
  expect(stored).toContain('*slowly*')
  expect(stored).toContain('1. First step\n2. Second step')

  await page.goto(`${ownSite.url}/admin/events/repair-cup`)
  await expect(words.locator('ol > li')).toHaveCount(2)
  await page.goto(`${ownSite.url}/events/repair-cup`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'The day', level: 3 })).toBeVisible()
  await expect(main.locator('li li')).toHaveText('coffee')
  await expect(main.getByText('أهلًا بكم')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    /^The day Bring one broken thing/,
  )
  await main
    .getByRole('link', { name: /bridgez/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/programs\/bridgez$/)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${ownSite.url}/admin/events/repair-cup`)
  await expect(words).toBeVisible()
  await expectNoSidewaysScroll(page)
})
