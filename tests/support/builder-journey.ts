import type { Locator, Page } from '@playwright/test'
import { expect } from './e2e.ts'

export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

/** A field of the open card or of the settings, by its exact label. */
export const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })

const cards = (page: Page) => page.getByRole('list', { name: 'Sections', exact: true }).locator('> li')

/** The card of a section, by its title. */
export function card(page: Page, title: string): Locator {
  return cards(page).filter({ has: page.getByText(title, { exact: true }) })
}

export function cardTitles(page: Page): Promise<string[]> {
  return cards(page).locator('[data-card] .font-medium').allInnerTexts()
}

export async function openCard(page: Page, title: string): Promise<Locator> {
  const found = card(page, title)
  await found.locator('[data-card]').click()
  await expect(found.getByText(/^Layout: /)).toBeVisible()
  return found
}

/** By the keyboard, as the switch is drawn under its own larger target. */
export async function flipSwitch(page: Page, title: string): Promise<void> {
  await page.getByRole('switch', { name: `Show ${title} on the page` }).press('Space')
}

export async function chooseLayout(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Change layout' }).click()
  await pickLayout(page, 'Choose a layout', name)
}

/** In the open dialog of that title. */
export async function pickLayout(page: Page, title: string, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  await expect(dialog).toHaveCount(0)
}

/** On small screens the preview takes the place of the form. */
export async function showPreview(page: Page): Promise<Locator> {
  await chooseView(page, 'Preview')
  return page.getByRole('region', { name: 'Live preview' })
}

export async function showForm(page: Page): Promise<void> {
  await chooseView(page, 'Edit')
}

async function chooseView(page: Page, name: string): Promise<void> {
  const view = page.getByRole('radio', { name, exact: true, includeHidden: true })
  await expect(view).toBeAttached()
  if (await view.isVisible()) await view.check()
}
