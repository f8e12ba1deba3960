import type { Page } from '@playwright/test'
import { addStaff, openAdmin } from '../support/admin-journey.ts'
import { wordClipboard } from '../support/clipboards.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, type Site, test } from '../support/e2e.ts'
import { cutFile, holdFile } from '../support/held-file.ts'

const form = '/admin/events/repair-cup'
const editorFile = '**/assets/rich-text-editor-*.js'

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
  await openAdmin(page, ownSite, form)
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

test('the key of links opens the link box in an editor, and the search everywhere else', async ({
  page,
  ownSite,
}) => {
  await openAdmin(page, ownSite, form)
  const words = page.getByRole('textbox', { name: 'Description' })
  const box = page.getByRole('textbox', { name: 'Page or web address' })
  const finder = page.getByRole('combobox', { name: 'Find anything' })
  const link = page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name: 'Link' })
  await expect(link).toHaveAttribute('title', /^Link \((Ctrl |⌘)K\)$/)

  await words.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(box).toBeFocused()
  await expect(finder).toHaveCount(0)
  await page.keyboard.type('nile.example')
  await page.keyboard.press('Enter')
  await expect(words).toBeFocused()
  await expect(words.getByRole('link').first()).toHaveAttribute('href', 'https://nile.example')
  // It fades; opened again meanwhile it would be the same box.
  await expect(box).toHaveCount(0)

  // Closed without a choice, the caret is back in the words; in a link the box says where it leads.
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(box).toHaveValue('https://nile.example')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(finder).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
  await expect(words).toBeFocused()

  await page.getByRole('textbox', { name: 'Title', exact: true }).focus()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(finder).toBeFocused()
  await expect(box).toHaveCount(0)
})

test('the text is read until its editor is loaded, which has the focus of who went there meanwhile', async ({
  page,
  ownSite,
}) => {
  const event = await (await ownSite.asAdmin('GET', '/api/events/repair-cup')).json()
  const text = '## The day\n\nBring **one** [thing](/programs).\n\n- tools\n  - coffee\n\n> Said *once*.'
  await ownSite.asAdmin('PUT', '/api/events/repair-cup', { ...event, description: text })
  const file = await holdFile(page, editorFile)
  await openAdmin(page, ownSite, form)
  const words = page.getByRole('textbox', { name: 'Description' })
  await expect(words.getByRole('heading', { name: 'The day' })).toBeVisible()
  await expect(words).toHaveAttribute('aria-busy', 'true')
  await expectAccessible(page)
  await words.click({ force: true })
  await page.keyboard.type('x')
  await expect(words).not.toContainText('x')
  const boxes = () =>
    words.evaluate((element) =>
      [element, ...element.querySelectorAll(':scope > *, li')].map((part) =>
        JSON.stringify(part.getBoundingClientRect()),
      ),
    )
  const before = await boxes()
  file.comes()
  await expect(words).toHaveAttribute('contenteditable', 'true')
  expect(await boxes()).toEqual(before)
  await expect(words).toBeFocused()
  await toTheEnd(page)
  await page.keyboard.type(' Twice.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => description(ownSite)).toBe(`${text} Twice.`)
})

test('an editor that cannot be loaded says so, and the rest of the form keeps what was typed', async ({
  page,
  sharedSite,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/, /could not be loaded/)
  const file = await cutFile(page, editorFile)
  await openAdmin(page, sharedSite, form)
  const notice = page.getByRole('alert').filter({ hasText: 'This part of the screen could not be loaded.' })
  await expect(notice).toBeVisible()
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await title.fill('Half a title')
  await expectAccessible(page)
  file.mend()
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('textbox', { name: 'Description' })).toContainText('Twenty teams of learners')
  await expect(notice).toHaveCount(0)
  await expect(title).toHaveValue('Half a title')
})

test('who may only read a text cannot change it', async ({ page, ownSite }) => {
  await openAdmin(page, ownSite, form, await addStaff(ownSite, 'viewer'))
  const words = page.getByRole('textbox', { name: 'Description' })
  await expect(words).toHaveAttribute('aria-readonly', 'true')
  await expect(words).toHaveAttribute('contenteditable', 'false')
  await words.focus()
  await page.keyboard.type('x')
  await expect(words).not.toContainText('x')
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toHaveCount(0)
})
