import type { Locator, Page } from '@playwright/test'
import { openAdmin } from '../support/admin-journey.ts'
import { expect, test } from '../support/e2e.ts'

/** Presses Tab from the start of the form to its end, and answers what was even partly under a bar or outside the window. */
async function coveredFields(page: Page): Promise<string[]> {
  const covered: string[] = []
  await page.locator('#main form').evaluate((form: HTMLElement) => form.focus({ preventScroll: true }))
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const focused = document.activeElement
      const form = document.querySelector('#main form')
      if (!focused || !form?.contains(focused)) return undefined
      const box = focused.getBoundingClientRect()
      const bars = [...document.querySelectorAll('body header.sticky, [data-bar]')]
      const isUnder = bars
        .map((bar) => bar.getBoundingClientRect())
        .some((bar) => bar.height > 0 && box.bottom > bar.top && box.top < bar.bottom)
      const isInBar = focused.closest('[data-bar]') !== null
      const isOutside = box.top < 0 || box.bottom > window.innerHeight
      return {
        name: focused.getAttribute('name') ?? focused.outerHTML,
        isClear: isInBar || !(isUnder || isOutside),
      }
    })
    if (!stop) {
      expect(presses).toBeGreaterThan(15)
      return covered
    }
    if (!stop.isClear) covered.push(stop.name)
  }
  throw new Error('Tab never came to the end of the form')
}

async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not drawn')
  return box
}

test('what has the focus is never behind a bar, and a form that was opened to add something has the focus', async ({
  page,
  sharedSite,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAdmin(page, sharedSite, '/admin/events')
  await page.getByRole('button', { name: 'Add Event' }).click()
  await expect(page.getByRole('form', { name: 'Add Event' })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1, name: 'Events Manager' })).toBeInViewport()
  // What comes later would move what has the focus.
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible()
  expect(await coveredFields(page)).toEqual([])
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const place = await page.evaluate(() => window.scrollY)
  await save.focus()
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
  await page.setViewportSize({ width: 390, height: 600 })
  expect(await coveredFields(page)).toEqual([])

  await page.goto(`${sharedSite.url}/admin/programs`)
  await page.getByRole('link', { name: 'Open Builder' }).click()
  await expect(page.getByRole('form', { name: 'New Program' })).toBeFocused()
  expect(await coveredFields(page)).toEqual([])
})

test('the bars keep their row and cut no card', async ({ page, sharedSite }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAdmin(page, sharedSite, '/admin/hero')
  const title = page.getByRole('textbox', { name: 'Fixed title' })
  await title.fill('')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 700 })
    const bar = page.locator('[data-bar]')
    await expect(async () => {
      const cancel = await boxOf(bar.getByRole('button', { name: 'Cancel' }))
      const save = await boxOf(bar.getByRole('button', { name: 'Save Hero Section' }))
      const status = await boxOf(bar.getByText('Unsaved changes'))
      const isInRow = (box: { y: number; height: number }) =>
        box.y + box.height > save.y && box.y < save.y + save.height
      expect([cancel, status].every(isInRow)).toBe(true)
      expect(status.x + status.width).toBeLessThanOrEqual(cancel.x)
    }).toPass()
  }
  await page.locator('[data-bar]').getByRole('button', { name: 'Save Hero Section' }).click()
  const notice = page.getByText('Some fields need your attention')
  await expect(notice).toBeVisible()
  await title.fill('We Impact')
  await expect(notice).toBeHidden()

  await page.goto(`${sharedSite.url}/admin/programs/builder/bridgez`)
  const views = page.locator('[data-bar]', { has: page.getByRole('radio', { name: 'Preview' }) })
  const first = page.locator('#main details').first()
  for (const width of [820, 720, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(views).toBeVisible()
    await expect(async () => {
      const bar = await boxOf(views)
      expect((await boxOf(first)).y).toBeGreaterThanOrEqual(bar.y + bar.height)
    }).toPass()
  }
})
