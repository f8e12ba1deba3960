import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { openHydrated, whenListening } from '../support/hydrated.ts'
import { watchLine } from '../support/watched-line.ts'

const layouts = (page: Page) =>
  page.locator('[data-layout]').evaluateAll((sections) => sections.map(({ dataset }) => dataset.layout))

test('a page loads the layouts that it shows, and the next one brings its own before it is pressed', async ({
  sharedSite,
  page,
  expectedErrors,
}) => {
  // Its pictures do not come on a line that is closed.
  expectedErrors.push(/Failed to load resource/)
  const line = await watchLine(sharedSite.url)
  const loaded = () => line.answered.flatMap((path) => path.match(/(\w+)-views-/)?.[1] ?? []).sort()
  await openHydrated(page, `${line.url}/programs/bridgez`)
  await expect.poll(() => line.open()).toBe(0)
  expect(loaded()).toEqual(['grid', 'story'])
  await page.evaluate(() => Object.assign(window, { marker: 'same document' }))

  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Portfolio' })
  await link.hover()
  await expect.poll(loaded).toEqual(['grid', 'portfolio', 'story'])
  // It is here when all that it imports is.
  const views = line.answered.find((path) => path.includes('portfolio-views'))
  await page.evaluate((file) => import(String(file)), views)
  await expect.poll(() => line.open()).toBe(0)
  line.refuse()
  await link.click()
  await expect(page).toHaveURL(`${line.url}/portfolio`)
  await expect.poll(() => layouts(page)).toContain('framework')
  const shown = await layouts(page)
  await page.goBack()
  await expect.poll(() => layouts(page)).toContain('customHero')
  expect(await page.evaluate(() => Reflect.get(window, 'marker'))).toBe('same document')
  line.accept()
  await page.goto(`${line.url}/portfolio`)
  expect(await layouts(page)).toEqual(shown)
  line.close()
})

test('layouts that do not come leave a page as the server has drawn it, and the rest of it alive', async ({
  sharedSite,
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/, /ERR_FAILED/)
  await page.route(/story-views-/, (route) => route.abort())
  await page.goto(`${sharedSite.url}/programs/bridgez`)
  const before = await page.getByRole('main').innerText()
  await openHydrated(page, `${sharedSite.url}/programs/bridgez`)
  await whenListening(page)
  expect(await page.getByRole('main').innerText()).toBe(before)
  await page.getByRole('button', { name: 'Join Us' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()

  // A page that was never drawn shows its words.
  await page.goto(`${sharedSite.url}/about`)
  await openHydrated(page, `${sharedSite.url}/programs`)
  await page.getByRole('article').getByRole('link', { name: 'Bridgez', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bridgez')
})
