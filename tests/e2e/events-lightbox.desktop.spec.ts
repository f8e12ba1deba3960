import type { Page } from '@playwright/test'
import { expect, expectAccessibleInBothThemes, test } from '../support/e2e.ts'
import { openHydrated } from '../support/hydrated.ts'

const album = 'A season in the oases'
const opener = (page: Page) => page.getByRole('button', { name: `View Gallery: ${album}` })
const lightbox = (page: Page) => page.getByRole('dialog', { name: album })
const picture = (page: Page) => lightbox(page).locator('[data-current] picture')

async function open(page: Page, url: string) {
  await openHydrated(page, `${url}/events`)
  await opener(page).click()
  await expect(lightbox(page)).toBeFocused()
}

/** What the browser has made of `transform`: scale and turn in one matrix. */
const matrix = (page: Page) => picture(page).evaluate((element) => getComputedStyle(element).transform)
const upright = 'matrix(1, 0, 0, 1, 0, 0)'

test('an album card shows what is in it', async ({ sharedSite, page }) => {
  await page.goto(`${sharedSite.url}/events`)
  const card = page.getByRole('region', { name: 'Media Gallery' }).getByRole('article').first()
  for (const text of ['7 photos', 'Field work', 'Featured', album, 'Farafra and Dakhla, Egypt'])
    await expect(card.getByText(text, { exact: true })).toBeVisible()
  await expect(card.locator('time')).toBeVisible()
})

test('by mouse: through the pictures, round and round', { tag: '@daily' }, async ({ sharedSite, page }) => {
  await open(page, sharedSite.url)
  const box = lightbox(page)
  await expect(box.getByText('1 of 7', { exact: true })).toBeVisible()
  await expect(
    box.getByText('Half past five: the caravan track west of Farafra', { exact: true }),
  ).toBeVisible()
  await expect(box.getByText('Photo: Laila Mansour')).toBeVisible()
  await expect(box.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveCount(5)
  await box.getByRole('button', { name: 'Previous picture' }).click()
  await expect(box.getByText('7 of 7', { exact: true })).toBeVisible()
  await box.getByRole('button', { name: 'Next picture' }).click()
  await expect(box.getByText('1 of 7', { exact: true })).toBeVisible()
  await box.getByRole('button', { name: /^Show picture 3/ }).click()
  await expect(box.getByText('3 of 7', { exact: true })).toBeVisible()
  await expect(box.getByRole('status')).toHaveText(/^Picture 3 of 7: /)
  await expect(box.locator('[data-current] img')).toHaveJSProperty('complete', true)
  await box.getByRole('button', { name: 'Close gallery' }).click()
  await expect(box).toBeHidden()
})

test('zooms by a click, turns by 90 degrees, and starts over with the next picture', async ({
  sharedSite,
  page,
}) => {
  await open(page, sharedSite.url)
  await expect.poll(() => matrix(page)).toBe(upright)
  await picture(page).click()
  await expect.poll(() => matrix(page)).toMatch(/^matrix\(2\.5, 0, 0, 2\.5,/)
  await expect(page.getByRole('button', { name: 'Zoom out' })).toBeVisible()
  await picture(page).click()
  await expect.poll(() => matrix(page)).toBe(upright)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(() => matrix(page)).toMatch(/^matrix\(2\.5,/)
  await page.getByRole('button', { name: 'Rotate by 90 degrees' }).click()
  await expect.poll(() => matrix(page)).toMatch(/^matrix\(0, 1, -1, 0,/)
  const [stage, turned] = await Promise.all([
    lightbox(page).locator('[data-current]').boundingBox(),
    lightbox(page).locator('[data-current] img').boundingBox(),
  ])
  expect(turned?.height).toBeLessThanOrEqual((stage?.height ?? 0) + 1)
  await page.getByRole('button', { name: 'Rotate by 90 degrees' }).click()
  await expect.poll(() => matrix(page)).toMatch(/^matrix\(-1, 0, 0, -1,/)
  await page.getByRole('button', { name: 'Next picture' }).click()
  await expect.poll(() => matrix(page)).toBe(upright)
})

test('by keyboard: arrows, Tab within, Escape, and the focus comes back', async ({ sharedSite, page }) => {
  await openHydrated(page, `${sharedSite.url}/events`)
  await opener(page).focus()
  await page.keyboard.press('Enter')
  const box = lightbox(page)
  await expect(box).toBeFocused()
  await expect(page).toHaveURL(`${sharedSite.url}/events?album=a-season-in-the-oases`)
  await page.keyboard.press('ArrowLeft')
  await expect(box.getByText('7 of 7', { exact: true })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(box.getByText('2 of 7', { exact: true })).toBeVisible()
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab')
    expect(await box.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await box.getByRole('button', { name: /^Show picture 2/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(box.getByRole('button', { name: /^Show picture 3/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await expect(page).toHaveURL(`${sharedSite.url}/events`)
})

test('the page behind stays where it is, and Back closes the gallery', async ({ sharedSite, page }) => {
  await open(page, sharedSite.url)
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('PageDown')
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await page.goBack()
  await expect(lightbox(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Events & Media' })).toBeAttached()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
})

test('a gallery can be shared by its address', async ({ sharedSite, page }) => {
  await page.goto(`${sharedSite.url}/events?album=a-season-in-the-oases`)
  await expect(lightbox(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toBeHidden()
  await expect(page).toHaveURL(`${sharedSite.url}/events`)
  await page.goto(`${sharedSite.url}/events?album=nothing`)
  await expect(page.getByRole('heading', { name: 'Events & Media' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a picture is downloaded under the name of its album', async ({ sharedSite, page }) => {
  await open(page, sharedSite.url)
  await page.keyboard.press('ArrowRight')
  await expect(lightbox(page).getByText('2 of 7', { exact: true })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download picture' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`${album}-2.jpg`)
})

test('one picture needs no strip and no arrows', async ({ ownSite, page }) => {
  const [first] = (await (await ownSite.asAdmin('GET', '/api/media-albums')).json()) as { images: object[] }[]
  await ownSite.asAdmin('PUT', '/api/media-albums/a-season-in-the-oases', {
    images: first?.images.slice(0, 1),
  })
  await open(page, ownSite.url)
  await expect(lightbox(page).getByText('1 of 1', { exact: true })).toBeVisible()
  await expect(lightbox(page).getByRole('toolbar', { name: 'All pictures' })).toHaveCount(0)
  await expect(lightbox(page).getByRole('button', { name: 'Next picture' })).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(lightbox(page).getByText('1 of 1', { exact: true })).toBeVisible()
})

test('a thousand pictures are no burden', async ({ sharedSite, page, request }) => {
  const answer = await request.get(`${sharedSite.url}/api/media-albums`)
  const [first, ...others] = (await answer.json()) as { images: object[] }[]
  const images = Array.from({ length: 1000 }, (_, index) => first?.images[index % first.images.length])
  await page.route('**/api/media-albums', (route) =>
    route.fulfill({ json: [{ ...first, images }, ...others] }),
  )
  await openHydrated(page, `${sharedSite.url}/join`)
  await page.locator('footer').getByRole('link', { name: 'Events' }).click()
  await expect(page.getByText('1000 photos')).toBeVisible()
  await opener(page).click()
  const strip = lightbox(page).getByRole('toolbar', { name: 'All pictures' })
  await expect(lightbox(page).getByText('1 of 1000', { exact: true })).toBeVisible()
  await expect(lightbox(page)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(lightbox(page).getByText('1000 of 1000', { exact: true })).toBeVisible()
  await expect(strip.getByRole('button', { name: /^Show picture 1000/ })).toBeInViewport()
  expect(await strip.getByRole('button').count()).toBeLessThan(60)
})

test('a picture that cannot be loaded says so, and the others go on', async ({
  sharedSite,
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  await openHydrated(page, `${sharedSite.url}/events`)
  await page.route(/\/files\/media\//, (route) => route.abort())
  await page.getByRole('button', { name: 'View Gallery: Inside the Graphene hubs' }).click()
  const box = page.getByRole('dialog')
  await expect(box.getByText('This picture could not be loaded.').first()).toBeVisible()
  await expect(box).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(box.getByText('2 of 7', { exact: true })).toBeVisible()
})

test('a gallery whose code does not come says so', async ({ sharedSite, page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/)
  await page.route(/album-lightbox/, (route) => route.abort())
  await openHydrated(page, `${sharedSite.url}/events`)
  await opener(page).click()
  await expect(page.getByText('The gallery could not be opened', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(`${sharedSite.url}/events`)
})

test('bars nobody in either theme, and moves nothing for those who want rest', async ({
  sharedSite,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, sharedSite.url)
  await expectAccessibleInBothThemes(page)
  const duration = await picture(page).evaluate((element) => getComputedStyle(element).transitionDuration)
  expect(Number.parseFloat(duration)).toBeLessThan(0.001)
})
