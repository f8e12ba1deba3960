import type { Locator, Page } from '@playwright/test'
import { addStaff, openAdmin } from '../support/admin-journey.ts'
import { wordClipboard } from '../support/clipboards.ts'
import { expect, expectAccessible, type Site, test } from '../support/e2e.ts'
import { holdFile } from '../support/held-file.ts'

const editorFile = '**/assets/rich-text-tools-*.js'
const form = '/admin/events/repair-cup'
const words = (page: Page) => page.getByRole('textbox', { name: 'Description' })
const look = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true })
/** The editor says which looks the caret stands in, which nothing else knows. */
const hasCome = (page: Page) => expect(look(page, 'Bold')).toHaveAttribute('aria-pressed', /./)

async function write(site: Site, description: string): Promise<void> {
  const event = await (await site.asAdmin('GET', '/api/events/repair-cup')).json()
  const answer = await site.asAdmin('PUT', '/api/events/repair-cup', { ...event, description })
  expect(answer.status).toBe(200)
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const stored = (site: Site) => async (): Promise<string> =>
  (await (await site.asAdmin('GET', '/api/events/repair-cup')).json()).description

/** Where everything of it stands, to the pixel. */
const boxes = (page: Page) =>
  words(page).evaluate((element) =>
    [
      element,
      ...(element.previousElementSibling?.children ?? []),
      ...element.querySelectorAll(':scope > *, li'),
    ].map((part) => JSON.stringify(part.getBoundingClientRect())),
  )

/** Presses right behind a word, as a person would who looks at it. */
async function pressBehind(page: Page, element: Locator, word: string): Promise<void> {
  const place = await element.evaluate((box, wanted) => {
    box.scrollIntoView({ block: 'center' })
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.nodeValue?.indexOf(wanted) ?? -1
      if (at < 0) continue
      const range = document.createRange()
      range.setStart(node, at + wanted.length - 1)
      range.setEnd(node, at + wanted.length)
      const { right, top, bottom } = range.getBoundingClientRect()
      return { x: right - 1, y: (top + bottom) / 2 }
    }
    throw new Error(`no ${wanted}`)
  }, word)
  await page.mouse.click(place.x, place.y)
}

const text =
  '## The day\n\nBring **one** broken [thing](/programs), *slowly*.\nTwo lines.\n\n- tools\n  - coffee\n- \\*stars\\*\n\n> Said *once*.\n\n1. First\n2. Second'

test('keys pressed before the editor has come are in the text, where the caret was', async ({
  page,
  ownSite,
}) => {
  await write(ownSite, text)
  const file = await holdFile(page, editorFile)
  await openAdmin(page, ownSite, form)
  await expect(words(page).getByRole('heading', { name: 'The day' })).toBeVisible()
  expect(file.asked).toBe(0)
  await expectAccessible(page)

  await pressBehind(page, words(page), 'broken')
  await expect(words(page)).toBeFocused()
  await page.keyboard.type(' old')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('d, early')
  await expect(words(page)).toContainText('broken old, early thing')
  await expect.poll(() => file.asked).toBeGreaterThan(0)
  await expect(look(page, 'Bold')).not.toHaveAttribute('aria-pressed', /./)

  const before = await boxes(page)
  file.comes()
  await hasCome(page)
  await expect(words(page)).toBeFocused()
  expect(await boxes(page)).toEqual(before)
  await page.keyboard.type(' and late')
  await expect(words(page)).toContainText('broken old, early and late thing')

  // What was typed before it came can be taken back as well, and done again.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+z')
    await expect(words(page)).toContainText('broken thing', { timeout: 500 })
  }).toPass()
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+y')
    await expect(words(page)).toContainText('broken old, early and late thing', { timeout: 500 })
  }).toPass()
  await save(page)
  await expect.poll(stored(ownSite)).toBe(text.replace('broken', 'broken old, early and late'))
})

test('signs and lines typed before the editor has come are what they would have been', async ({
  page,
  ownSite,
}) => {
  const file = await holdFile(page, editorFile)
  await openAdmin(page, ownSite, form)
  // By the keyboard alone: the caret stands where the browser puts it.
  await look(page, 'Bold').focus()
  await page.keyboard.press('Tab')
  await expect(words(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.type('## The day\nBring **one** thing.\n- tools\ncoffee ')
  await expect(words(page)).toContainText('- tools')
  file.comes()
  await hasCome(page)
  await page.keyboard.type('and tea')
  await expect(words(page).getByRole('heading', { name: 'The day', level: 2 })).toBeVisible()
  await expect(words(page).locator('li')).toHaveText(['tools', 'coffee and tea'])
  await save(page)
  await expect.poll(stored(ownSite)).toBe('## The day\n\nBring **one** thing.\n\n- tools\n- coffee and tea')
})

test('what is pasted, and what buttons are asked for, is not lost before the editor has come', async ({
  page,
  ownSite,
}) => {
  await write(ownSite, 'Bring one thing.')
  const file = await holdFile(page, editorFile)
  await openAdmin(page, ownSite, form)
  await pressBehind(page, words(page), 'thing.')
  await page.keyboard.press('Enter')
  await words(page).evaluate((element, markup) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', markup)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, wordClipboard)
  await expect(words(page).locator('ol > li')).toHaveText(['First step', 'Second step'])
  await pressBehind(page, words(page), 'Bring')
  await look(page, 'Bold').click()
  await page.keyboard.type(' just')
  await look(page, 'Large heading').click()
  await look(page, 'Link').click()
  file.comes()
  await page.getByRole('textbox', { name: 'Page or web address' }).fill('/join')
  await page.keyboard.press('Enter')
  await expect(words(page)).toBeFocused()
  await expect(words(page).getByRole('heading', { level: 2 }).first()).toContainText('Bring')
  await save(page)
  await expect
    .poll(stored(ownSite))
    .toMatch(/^## Bring.*just.*\]\(\/join\).*1\. First step\n2\. Second step/s)
})

test('an editor that does not come says so, and what is typed is kept and saved', async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  await write(ownSite, 'Bring one thing.')
  let isCut = true
  await page.route(editorFile, (route) => (isCut ? route.abort() : route.fallback()))
  await openAdmin(page, ownSite, form)
  await pressBehind(page, words(page), 'one')
  await page.keyboard.type(' old')
  const notice = page.getByRole('alert').filter({ hasText: 'The editor could not be loaded.' })
  await expect(notice).toBeVisible()
  await page.keyboard.type(' dear')
  await save(page)
  await expect.poll(stored(ownSite)).toBe('Bring one old dear thing.')

  await page.goto(ownSite.url + form)
  await pressBehind(page, words(page), 'dear')
  await page.keyboard.type(' little')
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  await notice.getByRole('button', { name: 'Try again' }).focus()
  isCut = false
  await page.keyboard.press('Enter')
  await hasCome(page)
  await expect(notice).toHaveCount(0)
  await expect(words(page)).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' Please')
  await save(page)
  await expect.poll(stored(ownSite)).toBe('Bring one old dear little thing. Please')
})

test('those who only read a text do without its editor', async ({ page, ownSite }) => {
  const viewer = await addStaff(ownSite, 'viewer')
  const file = await holdFile(page, editorFile)
  await openAdmin(page, ownSite, form, viewer)
  await expect(words(page)).toHaveAttribute('aria-readonly', 'true')
  await expect(words(page)).toContainText('Twenty teams of learners')
  await words(page).hover()
  await words(page).focus()
  await expect(words(page)).toBeFocused()
  await page.keyboard.type('x')
  await expect(words(page)).not.toContainText('x')
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toHaveCount(0)
  expect(file.asked).toBe(0)
})
