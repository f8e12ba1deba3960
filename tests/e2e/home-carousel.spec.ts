import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { openHydrated } from '../support/hydrated.ts'

const titles = ['Eden', 'Graphene', 'Nitrous']
const carousel = (page: Page) => page.getByRole('region', { name: 'Philanthropic Projects' })

/** The one that can be used; the one before it may still be on its way out. */
const slide = (page: Page) => carousel(page).locator('[aria-roledescription=slide]:not([inert])')

async function expectShown(page: Page, title: string) {
  const position = titles.indexOf(title) + 1
  await expect(slide(page)).toHaveAccessibleName(`${position} of 3: ${title}`)
  await expect(page.getByRole('button', { name: `Show ${title}` })).toHaveAttribute('aria-current', 'true')
}

test('nothing moves by itself for those who want no motion', async ({ page, sharedSite }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await openHydrated(page, sharedSite.url)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Show Eden' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Stop changing projects' })).toBeHidden()
  await page.clock.fastForward(20_000)
  await expectShown(page, 'Eden')
  await page.getByRole('button', { name: 'Next project' }).click()
  await expectShown(page, 'Graphene')
  const figures = page.getByRole('region', { name: 'What it adds up to' }).getByRole('definition')
  await figures.first().scrollIntoViewIfNeeded()
  await page.clock.runFor(500)
  await expect(figures.first()).toHaveText('168')
})
