import type { Page } from '@playwright/test'
import { openAdmin, pickUp } from '../support/admin-journey.ts'
import { openCard } from '../support/builder-journey.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, type Site, test } from '../support/e2e.ts'
import { solidPng } from '../support/solid-png.ts'

interface Album {
  id: string
  coverImageUrl: string
  images: { url: string; caption: string }[]
}

const words = ['One', 'Two', 'Three']

/** An album of three pictures with different files, open in its form. */
async function openAlbum(page: Page, site: Site): Promise<string> {
  const known = (await (await site.asAdmin('GET', '/api/media-albums')).json()) as Album[]
  const urls = [...new Set(known.flatMap(({ images }) => images.map(({ url }) => url)))]
  const images = words.map((caption, index) => ({ url: urls[index], alt: caption, caption }))
  const album = { title: 'Rooftops', date: '2026-05-06', images }
  const { id } = (await (await site.asAdmin('POST', '/api/media-albums', album)).json()) as Album
  await openAdmin(page, site, `/admin/media/${id}`)
  await expect(caption(page, 3)).toBeVisible()
  return id
}

const caption = (page: Page, place: number) =>
  page.getByRole('textbox', { name: `Caption of picture ${place}`, exact: true })
const handle = (page: Page, place: number) =>
  page.getByRole('button', { name: `Drag picture ${place} to another place`, exact: true })

async function expectOrder(page: Page, captions: string[]): Promise<void> {
  for (const [index, text] of captions.entries()) await expect(caption(page, index + 1)).toHaveValue(text)
}

async function saved(page: Page, site: Site, id: string): Promise<Album> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Album updated successfully!', { exact: true })).toBeVisible()
  return (await (await site.asAdmin('GET', `/api/media-albums/${id}`)).json()) as Album
}

test('pictures change places by dragging, with the pointer and with the keyboard', async ({
  page,
  ownSite,
}) => {
  const id = await openAlbum(page, ownSite)
  await handle(page, 1).hover()
  await page.mouse.down()
  const target = await handle(page, 3).boundingBox()
  await page.mouse.move(Number(target?.x) + 20, Number(target?.y) + 18, { steps: 12 })
  await expect(page.getByText('picture 1 is at place 3 of 3.')).toBeAttached()
  await page.mouse.up()
  await expectOrder(page, ['Two', 'Three', 'One'])

  await pickUp(handle(page, 1))
  await expect(page.getByText('picture 1 is at place 1 of 3.')).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('picture 1 is at place 2 of 3.')).toBeAttached()
  await page.keyboard.press('Space')
  await expectOrder(page, ['Three', 'Two', 'One'])
  const { images } = await saved(page, ownSite, id)
  expect(images.map((image) => image.caption)).toEqual(['Three', 'Two', 'One'])
})

test('a removed picture comes back where it was, and any picture can be the cover', {
  tag: '@phone',
}, async ({ page, ownSite }) => {
  const id = await openAlbum(page, ownSite)
  const cover = (place: number) => page.getByRole('button', { name: `Use picture ${place} as cover` })
  await expect(cover(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(/^The first picture of the album/)).toBeVisible()
  await cover(2).click()
  await expect(page.getByText(/^Picture 2 of the album/)).toBeVisible()
  await expect(cover(2)).toHaveAttribute('aria-pressed', 'true')
  await expect(cover(1)).toHaveAttribute('aria-pressed', 'false')

  await caption(page, 2).fill('Two, with other words')
  await page.getByRole('button', { name: 'Remove picture 2' }).click()
  await expectOrder(page, ['One', 'Three'])
  // What stood for the album is gone: the first one does again.
  await expect(cover(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(/^The first picture of the album/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/^Picture 2 of the album/)).toBeVisible()
  await expectOrder(page, ['One', 'Two, with other words', 'Three'])
  // The message lies over pictures until it has gone.
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  const cards = page
    .getByRole('list')
    .filter({ has: caption(page, 1) })
    .getByRole('listitem')
  await expect(cards.first().getByText('Caption', { exact: true })).toBeVisible()
  await expect(cards.first().getByText('Alternative text', { exact: true })).toBeVisible()
  // Clear of the bars, which cover what is half below them.
  await handle(page, 1).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await expectAccessible(page)
  const { images, coverImageUrl } = await saved(page, ownSite, id)
  expect(images.map((image) => image.caption)).toEqual(['One', 'Two, with other words', 'Three'])
  expect(coverImageUrl).toBe(images[1]?.url)
})

test('the gallery of a page takes several files at once, and one file in the place of another', async ({
  page,
  ownSite,
}) => {
  const section = { id: 'views', order: 1, enabled: true, layout: 'galleryGrid', header: 'Views' }
  await ownSite.asAdmin('PUT', '/api/programs/bridgez', { sections: [section] })
  await openAdmin(page, ownSite, '/admin/programs/builder/bridgez')
  const card = await openCard(page, 'Views')
  await card.locator('input[type="file"][multiple]').setInputFiles([
    { name: 'one.png', mimeType: 'image/png', buffer: solidPng(40, 30) },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
    { name: 'two.png', mimeType: 'image/png', buffer: solidPng(60, 30) },
  ])
  const refused = card.getByText('notes.txt: Please select an image file')
  await expect(refused).toBeVisible()
  await card.getByRole('button', { name: /^Close: notes\.txt/ }).click()
  await expect(refused).toHaveCount(0)
  await expect(card.getByRole('button', { name: 'Add pictures' })).toBeFocused()
  await caption(page, 2).fill('The second')
  const picking = page.waitForEvent('filechooser')
  await card.getByRole('button', { name: 'Replace the file of picture 2' }).click()
  await (await picking).setFiles({ name: 'three.png', mimeType: 'image/png', buffer: solidPng(80, 30) })
  await expect(card.locator('img[src*="-80x30"]')).toBeVisible()
  await expect(card.getByRole('button', { name: /as cover$/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect
    .poll(async () => {
      const stored = (await (await ownSite.asAdmin('GET', '/api/programs/bridgez')).json()) as {
        sections: { images: { url: string; caption: string }[] }[]
      }
      return stored.sections[0]?.images.map((image) => [image.url.match(/\d+x\d+/)?.[0], image.caption])
    })
    .toEqual([
      ['40x30', ''],
      ['80x30', 'The second'],
    ])
})

test('an album is accessible and fits 360 pixels', async ({ page, ownSite }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openAlbum(page, ownSite)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
