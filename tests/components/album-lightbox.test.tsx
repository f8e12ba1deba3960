import '../../src/ui/theme.css'
import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import type { MediaAlbum } from '../../src/content/media-album/media-album.ts'
import { AlbumLightbox } from '../../src/site/events/lightbox/album-lightbox.tsx'
import { preferLessMotion } from '../support/less-motion.ts'
import { missingHash } from '../support/picture-files.ts'
import { render } from '../support/render.tsx'

const title = 'A season in the oases'
const box = page.getByRole('dialog', { name: title })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const at = (position: string) => expect.element(box.getByText(position)).toBeVisible()
const press = (keys: string) => userEvent.keyboard(keys)
const picture = () => document.querySelector<HTMLElement>('[data-current] picture')!
/** What the browser has made of `transform`: scale and turn in one matrix. */
const matrix = () => expect.poll(() => getComputedStyle(picture()).transform)
const scale = () => expect.poll(() => new DOMMatrix(getComputedStyle(picture()).transform).a)
const upright = 'matrix(1, 0, 0, 1, 0, 0)'

function albumOf(count: number, hash?: string): MediaAlbum {
  const images = Array.from({ length: count }, (_, index) => ({
    url: `/files/media/${hash ?? index.toString(16).padStart(16, '0')}-1600x1000.jpg`,
    alt: '',
    caption: `Caption ${index + 1}`,
    photographer: index === 0 ? 'Laila Mansour' : '',
    tags: ['dunes', 'harvest'],
  }))
  return {
    id: 'oases',
    title,
    date: '2026-05-06',
    location: 'Farafra',
    photographer: '',
    tags: [],
    images,
  } as unknown as MediaAlbum
}

function Opener({ album }: { album: MediaAlbum }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" id="opener" onClick={() => setOpen(true)}>
        View
      </button>
      {isOpen && (
        <AlbumLightbox
          album={album}
          onClose={() => setOpen(false)}
          onClosed={() => document.getElementById('opener')?.focus()}
        />
      )}
    </>
  )
}

async function open(album = albumOf(7)) {
  render(<Opener album={album} />)
  await button('View').click()
  await expect.element(box).toHaveFocus()
}

test('by mouse: through the pictures, round and round', async () => {
  await open()
  await at('1 of 7')
  await expect.element(box.getByText('Caption 1')).toBeVisible()
  await expect.element(box.getByText('Photo: Laila Mansour')).toBeVisible()
  await expect.poll(() => box.getByRole('list', { name: 'Tags' }).getByRole('listitem').length).toBe(2)
  await button('Previous picture').click()
  await at('7 of 7')
  await button('Next picture').click()
  await at('1 of 7')
  await button(/^Show picture 3/).click()
  await at('3 of 7')
  await expect.poll(() => box.getByRole('status').element().textContent).toMatch(/^Picture 3 of 7: /)
  await expect.poll(() => picture().querySelector('img')?.naturalWidth).toBeGreaterThan(0)
  await button('Close gallery').click()
  await expect.element(box).not.toBeInTheDocument()
})

test('zooms by a click, turns by 90 degrees, and starts over with the next picture', async () => {
  await open()
  await matrix().toBe(upright)
  await userEvent.click(picture())
  await matrix().toMatch(/^matrix\(2\.5, 0, 0, 2\.5,/)
  await expect.element(button('Zoom out')).toBeVisible()
  await userEvent.click(picture())
  await matrix().toBe(upright)
  await button('Zoom in').click()
  await matrix().toMatch(/^matrix\(2\.5,/)
  await button('Rotate by 90 degrees').click()
  await matrix().toMatch(/^matrix\(0, 1, -1, 0,/)
  const stage = document.querySelector('[data-current]')!.getBoundingClientRect()
  const turned = picture().querySelector('img')!.getBoundingClientRect()
  expect(turned.height).toBeLessThanOrEqual(stage.height + 1)
  await button('Rotate by 90 degrees').click()
  await matrix().toMatch(/^matrix\(-1, 0, 0, -1,/)
  await button('Next picture').click()
  await matrix().toBe(upright)
})

test('by keyboard: arrows, Tab within, Escape, and the focus comes back', async () => {
  await open()
  await press('{ArrowLeft}')
  await at('7 of 7')
  await press('{ArrowRight}{ArrowRight}')
  await at('2 of 7')
  for (let count = 0; count < 12; count += 1) {
    await press('{Tab}')
    expect(box.element().contains(document.activeElement)).toBe(true)
  }
  await expect.element(button(/^Show picture 2/)).toBeVisible()
  button(/^Show picture 2/)
    .element()
    .focus()
  await press('{ArrowRight}')
  await expect.element(button(/^Show picture 3/)).toHaveFocus()
  await press('{Escape}')
  await expect.element(box).not.toBeInTheDocument()
  await expect.element(button('View')).toHaveFocus()
})

test('one picture needs no strip and no arrows', async () => {
  await open(albumOf(1))
  await at('1 of 1')
  await expect.element(page.getByRole('toolbar', { name: 'All pictures' })).not.toBeInTheDocument()
  await expect.element(button('Next picture')).not.toBeInTheDocument()
  await press('{ArrowRight}')
  await at('1 of 1')
})

test('a thousand pictures are no burden', async () => {
  await open(albumOf(1000))
  await at('1 of 1000')
  await press('{ArrowLeft}')
  await at('1000 of 1000')
  await expect.element(button(/^Show picture 1000/)).toBeInViewport()
  expect(page.getByRole('toolbar', { name: 'All pictures' }).getByRole('button').length).toBeLessThan(60)
})

test('a picture that cannot be loaded says so, and the others go on', async () => {
  await open(albumOf(7, missingHash))
  await expect.element(box.getByText('This picture could not be loaded.').first()).toBeVisible()
  await press('{ArrowRight}')
  await at('2 of 7')
})

test('nothing moves for those who want no motion', async () => {
  await preferLessMotion()
  await open()
  expect(Number.parseFloat(getComputedStyle(picture()).transitionDuration)).toBeLessThan(0.001)
})

interface Finger {
  x: number
  y: number
}

/** Real touches on a phone: each step says where every finger is. */
async function touch(...steps: Finger[][]): Promise<void> {
  for (const [index, touchPoints] of steps.entries())
    await dispatch(index === 0 ? 'touchStart' : 'touchMove', touchPoints)
  await dispatch('touchEnd', [])
}

async function dispatch(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Finger[]) {
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints })
}

const across = (...places: number[]) => touch(...places.map((x) => [{ x, y: 400 }]))

async function openOnPhone() {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1440, 900))
  await open()
}

test('a swipe turns to the next picture, a short one does not', async () => {
  await openOnPhone()
  await across(300, 240, 120)
  await at('2 of 7')
  await across(100, 160, 300)
  await at('1 of 7')
  await across(100, 200, 300)
  await at('7 of 7')
  await across(200, 185, 170)
  await at('7 of 7')
})

test('two fingers enlarge the picture, one moves it, and a tap makes it whole again', async () => {
  await openOnPhone()
  const apart = (distance: number) => [
    { x: 195 - distance, y: 400 },
    { x: 195 + distance, y: 400 },
  ]
  await touch(apart(30), apart(60), apart(90))
  await scale().toBeGreaterThan(2.5)
  await across(195, 230, 280)
  await at('1 of 7')
  await scale().toBeGreaterThan(2.5)
  await across(195)
  await scale().toBe(1)
})

test('a tap enlarges the picture', async () => {
  await openOnPhone()
  await across(195)
  await scale().toBe(2.5)
})
