import type { Page } from '@playwright/test'
import { expect, expectAccessibleInBothThemes, test } from '../support/e2e.ts'
import { openHydrated } from '../support/hydrated.ts'

const album = 'A season in the oases'
const opener = (page: Page) => page.getByRole('button', { name: `View Gallery: ${album}` })
const lightbox = (page: Page) => page.getByRole('dialog', { name: album })

async function open(page: Page, url: string) {
  await openHydrated(page, `${url}/events`)
  await opener(page).click()
  await expect(lightbox(page)).toBeFocused()
}

test('an album card shows what is in it', async ({ sharedSite, page }) => {
  await page.goto(`${sharedSite.url}/events`)
  const card = page.getByRole('region', { name: 'Media Gallery' }).getByRole('article').first()
  for (const text of ['7 photos', 'Field work', 'Featured', album, 'Farafra and Dakhla, Egypt'])
    await expect(card.getByText(text, { exact: true })).toBeVisible()
  await expect(card.locator('time')).toBeVisible()
})

test('a gallery is opened, looked through, saved from, shared by its address, and left by Back', {
  tag: '@daily',
}, async ({ sharedSite, page }) => {
  await open(page, sharedSite.url)
  const box = lightbox(page)
  await expect(page).toHaveURL(`${sharedSite.url}/events?album=a-season-in-the-oases`)
  await expect(
    box.getByText('Half past five: the caravan track west of Farafra', { exact: true }),
  ).toBeVisible()
  await expect(box.getByText('Photo: Laila Mansour')).toBeVisible()
  await expect(box.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveCount(5)
  await box.getByRole('button', { name: 'Next picture' }).click()
  await expect(box.getByText('2 of 7', { exact: true })).toBeVisible()
  await expect(box.locator('[data-current] img')).toHaveJSProperty('complete', true)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download picture' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`${album}-2.jpg`)
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('PageDown')
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await page.goBack()
  await expect(box).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Events & Media' })).toBeAttached()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)

  await page.goto(`${sharedSite.url}/events?album=a-season-in-the-oases`)
  await expect(box).toBeFocused()
  // The room of the scroll bar beside it as well.
  const root = page.locator('html')
  const night = await box.evaluate((panel) => getComputedStyle(panel).backgroundColor)
  await expect(root).toHaveCSS('background-color', night)
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
  await expect(root).not.toHaveCSS('background-color', night)
  await expect(opener(page)).toBeFocused()
  await expect(page).toHaveURL(`${sharedSite.url}/events`)
  await page.goto(`${sharedSite.url}/events?album=nothing`)
  await expect(page.getByRole('heading', { name: 'Events & Media' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a gallery whose code does not come says so', async ({ sharedSite, page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/)
  await page.route(/album-lightbox/, (route) => route.abort())
  await openHydrated(page, `${sharedSite.url}/events`)
  await opener(page).click()
  await expect(page.getByText('The gallery could not be opened', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(`${sharedSite.url}/events`)
})

test('a gallery bars nobody in either theme', async ({ sharedSite, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, sharedSite.url)
  await expectAccessibleInBothThemes(page)
})

test('thumbnails come while the picture itself is still on its way, and its neighbours after it', async ({
  sharedSite,
  page,
}) => {
  const asked: string[] = []
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await openHydrated(page, `${sharedSite.url}/events`)
  await page.route('**/files/**', async (route) => {
    const width = Number(/-(\d+)\.\w+$/.exec(route.request().url())?.[1] ?? 0)
    asked.push(width > 480 ? 'large' : 'small')
    if (width > 480) await released
    await route.continue()
  })
  await opener(page).click()
  const thumbnails = lightbox(page).getByRole('toolbar').locator('img')
  await expect(thumbnails).toHaveCount(7)
  for (const thumbnail of await thumbnails.all()) await expect(thumbnail).toHaveJSProperty('complete', true)
  expect(asked.filter((size) => size === 'large')).toHaveLength(1)
  release()
  await expect.poll(() => asked.filter((size) => size === 'large').length).toBe(3)
})
