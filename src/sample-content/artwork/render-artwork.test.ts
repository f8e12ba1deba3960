import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { PALETTE_NAMES } from './drawing/palettes.ts'
import { PORTRAIT_NAMES } from './portraits.ts'
import { drawArtwork, renderArtwork } from './render-artwork.ts'
import { SCENE_NAMES } from './scene-catalogue.ts'

const FRAMES = {
  wide: { width: 240, height: 135 },
  card: { width: 210, height: 140 },
  square: { width: 150, height: 150 },
  portrait: { width: 135, height: 180 },
}

const sizeOf = async (image: Buffer) => {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true })
  return {
    width: info.width,
    height: info.height,
    isComplete: data.length === info.width * info.height * info.channels,
  }
}

/** How far the brightest and the darkest part of a picture are apart; a blank picture has no distance. */
const contrastOf = async (image: Buffer) => {
  const { channels } = await sharp(image).stats()
  return Math.max(...channels.map(({ min, max }) => max - min))
}

describe.each(SCENE_NAMES)('the scene %s', (scene) => {
  it.each(Object.entries(FRAMES))('fills a %s frame to the pixel', async (_, frame) => {
    const image = await renderArtwork({ scene, seed: 7, format: 'source', ...frame })
    expect(await sizeOf(image)).toEqual({ ...frame, isComplete: true })
    expect(await contrastOf(image)).toBeGreaterThan(120)
  })

  it('is the same for the same seed and another for another seed', () => {
    const draw = (seed: number) => drawArtwork({ scene, seed, ...FRAMES.card })
    expect(draw(7)).toBe(draw(7))
    expect(draw(8)).not.toBe(draw(7))
  })

  it('shows each light in its own colours', () => {
    const drawn = PALETTE_NAMES.map((palette) => drawArtwork({ scene, seed: 7, palette, ...FRAMES.card }))
    expect(new Set(drawn).size).toBe(PALETTE_NAMES.length)
  })

  it('holds shapes only: no text, no script, nothing from elsewhere', () => {
    const svg = drawArtwork({ scene, seed: 7, ...FRAMES.card })
    expect(svg).not.toMatch(/<(text|script|image|use|style|foreignObject|filter)\b/)
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/href|https?:|data:|url\((?!#d\d+\))/)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })
})

describe('renderArtwork', () => {
  it.each(PORTRAIT_NAMES)('draws the portrait of %s in square and upright frames', async (portrait) => {
    for (const frame of [FRAMES.square, FRAMES.portrait]) {
      expect(await sizeOf(await renderArtwork({ portrait, ...frame }))).toEqual({
        ...frame,
        isComplete: true,
      })
      expect(drawArtwork({ portrait, ...frame })).not.toMatch(/NaN|undefined|<text/)
    }
  })

  it.each([
    ['jpeg', 'jpeg'],
    ['source', 'jpeg'],
    ['webp', 'webp'],
    ['png', 'png'],
  ] as const)('encodes %s as %s', async (format, expected) => {
    const image = await renderArtwork({ scene: 'dunes-at-sunrise', seed: 1, format, ...FRAMES.card })
    expect((await sharp(image).metadata()).format).toBe(expected)
  })

  it('keeps a transparent ground in PNG and lays paper under it in JPEG', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'
    const png = await sharp(await renderArtwork({ svg, format: 'png' })).stats()
    const jpeg = await sharp(await renderArtwork({ svg })).stats()
    expect(png.channels[3]?.max).toBe(0)
    expect(jpeg.channels[0]?.mean).toBeGreaterThan(245)
  })
})
