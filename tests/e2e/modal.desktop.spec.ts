import type { Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { openModalStage } from '../support/open-modal-stage.ts'

const editor = (page: Page) => page.getByRole('dialog', { name: 'Edit' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const isInert = (page: Page) => page.locator('#root').evaluate((root: HTMLElement) => root.inert)

async function openEditor(page: Page): Promise<void> {
  await button(page, 'Edit').click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
}

test.beforeEach(({ page }) => openModalStage(page))

test('a window takes the focus to its first field, keeps Tab, and gives both back', async ({ page }) => {
  const trigger = button(page, 'Edit')
  await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  await openEditor(page)
  await expect(editor(page)).toHaveAccessibleDescription('All about it')
  const panelId = await editor(page).getAttribute('id')
  await expect(page.locator('[aria-haspopup=dialog][aria-expanded=true]')).toHaveAttribute(
    'aria-controls',
    panelId ?? '',
  )
  // What was in the field is selected, as after Tab.
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('Typed before')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  expect(await isInert(page)).toBe(true)
  await page.evaluate(() => document.querySelector<HTMLElement>('main button')?.focus())
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()

  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('link', { name: 'Elsewhere' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(button(page, 'Close')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Elsewhere' })).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(trigger).toBeFocused()
  await expect(editor(page)).toHaveCount(0)
  expect(await isInert(page)).toBe(false)
  // A form around the window in React takes the key for one that was used.
  await expect(page.getByRole('heading', { level: 1, name: 'Behind: 0 escapes' })).toBeVisible()
})

test('Escape closes what is topmost: a menu, a popover or a message first, then the window', async ({
  page,
}) => {
  await openEditor(page)
  await button(page, 'More').click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(button(page, 'More')).toBeFocused()

  await button(page, 'Hint').click()
  await expect(button(page, 'Understood')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Understood')).toHaveCount(0)

  await button(page, 'Tell').click()
  const message = page.getByRole('listitem').filter({ hasText: 'Something happened' })
  await expect(message).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(message).toBeHidden()
  await expect(editor(page)).toBeVisible()

  await button(page, 'Tell').click()
  await message.getByRole('button', { name: 'Close' }).click()
  await expect(message).toBeHidden()
  await expect(editor(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(editor(page)).toHaveCount(0)
})

test('a question over a window puts that out of reach as well, and starts on Cancel', async ({ page }) => {
  await openEditor(page)
  await button(page, 'Delete').click()
  const question = page.getByRole('alertdialog', { name: 'Delete it?' })
  await expect(button(page, 'Cancel')).toBeFocused()
  await expect(editor(page)).toHaveCount(0)
  // It wants an answer.
  await page.mouse.click(5, 5)
  await expect(question).toBeVisible()
  await expect(button(page, 'Cancel')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(editor(page).getByRole('button', { name: 'Delete' })).toBeFocused()
  expect(await isInert(page)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(editor(page)).toHaveCount(0)
  expect(await isInert(page)).toBe(false)
})

test('a press beside the window closes it, one that began inside does not', async ({ page }) => {
  await openEditor(page)
  const box = await editor(page).boundingBox()
  await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
  await page.mouse.down()
  await page.mouse.move(5, 5)
  await page.mouse.up()
  await expect(editor(page)).toHaveAttribute('data-state', 'open')
  await page.mouse.click(5, 5)
  await expect(editor(page)).toHaveCount(0)
  await expect(button(page, 'Edit')).toBeFocused()

  await button(page, 'Open locked').click()
  const locked = page.getByRole('dialog', { name: 'Locked' })
  await page.mouse.click(5, 5)
  await page.keyboard.press('Escape')
  await expect(locked).toHaveAttribute('data-state', 'open')
  await button(page, 'Close').click()
  await expect(locked).toHaveCount(0)
})

test('a window leaves with its motion, and can be opened again meanwhile', async ({ page }) => {
  await openEditor(page)
  await page.keyboard.press('Escape')
  const leaving = page.locator('[role=dialog][data-state=closed]')
  await expect(leaving).toHaveCount(1)
  await expect(button(page, 'Edit')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  // Longer than what was under way.
  await page.waitForTimeout(600)
  await expect(editor(page)).toHaveAttribute('data-state', 'open')
  await page.keyboard.press('Escape')
  await expect(page.locator('[role=dialog]')).toHaveCount(0)
})

test('what is taken away with the focus leaves it in the window; a window taken away gives all back', async ({
  page,
}) => {
  await openEditor(page)
  await button(page, 'Next step').press('Enter')
  await expect(editor(page)).toBeFocused()
  await button(page, 'Vanish').click()
  await expect(page.locator('[data-modal]')).toHaveCount(0)
  expect(await isInert(page)).toBe(false)
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the focus goes back to the button of a menu, and to the page where that is gone', async ({ page }) => {
  const remove = async () => {
    await button(page, 'Menu of the row').press('Enter')
    await page.getByRole('menuitem', { name: 'Remove the row' }).press('Enter')
    await expect(button(page, 'Cancel')).toBeFocused()
  }
  await remove()
  await button(page, 'Cancel').press('Enter')
  await expect(button(page, 'Menu of the row')).toBeFocused()
  await remove()
  await button(page, 'Remove').press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the page behind neither scrolls nor moves sideways', async ({ launchOptions }) => {
  // Scroll bars that take room are hidden from journeys otherwise.
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] })
  const page = await browser.newPage({ viewport: { width: 900, height: 600 } })
  await openModalStage(page)
  for (const direction of ['ltr', 'rtl']) {
    await page.evaluate((dir) => {
      document.documentElement.dir = dir
      scrollTo(0, 40)
    }, direction)
    const place = () =>
      page.evaluate(() => {
        const { x, width } = document.querySelector('main')?.getBoundingClientRect() ?? {}
        return { x, width, scrolled: scrollY }
      })
    const before = await place()
    expect(before.width).toBeLessThan(900)
    await openEditor(page)
    expect(await place()).toEqual(before)
    await page.mouse.move(5, 5)
    await page.mouse.wheel(0, 300)
    await page.waitForTimeout(300)
    expect(await place()).toEqual(before)
    await page.keyboard.press('Escape')
    await expect(editor(page)).toHaveCount(0)
    expect(await place()).toEqual(before)
    await page.mouse.wheel(0, 300)
    await expect.poll(async () => (await place()).scrolled).toBeGreaterThan(40)
  }
  await browser.close()
})
