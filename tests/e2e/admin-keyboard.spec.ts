import type { Page } from '@playwright/test'
import { goByFinder, noSession } from '../support/admin-journey.ts'
import { expect, test } from '../support/e2e.ts'
import { e2eAdmin } from '../support/e2e-admin.ts'

/** Presses Tab, or Shift and Tab, until the focus is on what carries this name. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const focused = page.locator(':focus')
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key)
    const names = await focused.evaluateAll(([element]) => {
      if (!(element instanceof HTMLElement)) return []
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      const texts = [element, ...labels].map(({ innerText }) => innerText.trim())
      return [element.getAttribute('aria-label') ?? '', ...texts]
    })
    if (names.some((text) => name.test(text))) return
  }
  throw new Error(`${key} never came to ${name}`)
}

test('a partner is added, moved and deleted without a mouse', async ({ page, ownSite, expectedErrors }) => {
  expectedErrors.push(noSession)
  const keyboard = page.keyboard
  await page.goto(`${ownSite.url}/admin/login`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await tabTo(page, /^Email/)
  await keyboard.type(e2eAdmin.email)
  await tabTo(page, /^Password/)
  await keyboard.type(e2eAdmin.password)
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

  await goByFinder(page, 'partners', 'Partners Manager')
  await expect(page.getByRole('heading', { level: 1, name: 'Partners Manager' })).toBeVisible()

  await tabTo(page, /^Add Partner$/)
  await keyboard.press('Enter')
  await expect(page.getByRole('form', { name: 'Add Partner' })).toBeFocused()
  await tabTo(page, /^Partner Name/)
  await keyboard.type('Aswan Weavers')
  await keyboard.press('Enter')
  await expect(page.getByText('Partner created successfully!', { exact: true })).toBeVisible()

  const names = async () => {
    const list: { name: string }[] = await (await ownSite.asAdmin('GET', '/api/partners')).json()
    return list.map(({ name }) => name)
  }
  const place = (await names()).indexOf('Aswan Weavers')
  expect(place).toBeGreaterThan(0)
  expect(place).toBe((await names()).length - 1)
  // The focus is on the record that was stored.
  await expect(page.getByRole('link', { name: 'Edit Aswan Weavers' })).toBeFocused()
  await tabTo(page, /^Move Aswan Weavers up/, 'Shift+Tab')
  await keyboard.press('Enter')
  await expect.poll(async () => (await names()).indexOf('Aswan Weavers')).toBe(place - 1)

  await tabTo(page, /^Delete Aswan Weavers/)
  await keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await tabTo(page, /^Delete/)
  await keyboard.press('Enter')
  await expect.poll(names).not.toContain('Aswan Weavers')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})
