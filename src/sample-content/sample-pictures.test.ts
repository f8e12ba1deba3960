import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readSamplePicture } from './read-sample-picture.ts'
import { type PictureName, samplePictures } from './sample-pictures.ts'

const folder = path.join(import.meta.dirname, 'pictures')
const names = Object.keys(samplePictures) as PictureName[]
const fileOf = (name: PictureName) => path.join(folder, `${name}.${samplePictures[name].format}`)
const photos = names.filter((name) => samplePictures[name].format === 'webp')
const vectors = names.filter((name) => samplePictures[name].format === 'svg')

describe('the pictures of the sample content', () => {
  it('are files, one for each name and no other', () => {
    expect(readdirSync(folder).sort()).toEqual(names.map((name) => path.basename(fileOf(name))).sort())
  })

  it('take no more than 5 MB together', () => {
    const bytes = names.map((name) => statSync(fileOf(name)).size)
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(5_000_000)
  })

  it('are as large as a page shows them', async () => {
    const sizes = await Promise.all(photos.map((name) => sharp(fileOf(name)).metadata()))
    const differing = new Set(sizes.map(({ width, height }) => `${width}x${height}`))
    expect([...differing].sort()).toEqual(['1200x800', '1600x900', '640x640'])
  })

  it('that are vectors hold shapes only: no letters of a font, no script, nothing from elsewhere', () => {
    for (const name of vectors) {
      const svg = readFileSync(fileOf(name), 'utf8').replace('http://www.w3.org/2000/svg', '')
      expect(svg, name).not.toMatch(/<(text|script|image|use|style|foreignObject)\b|href|https?:|data:/)
    }
  })

  it('are uploaded as JPEG, vectors as PNG, in their own size', async () => {
    for (const name of ['home-nile', 'portrait-salma', 'logo-eden'] as const) {
      const { format, width, height } = await sharp(await readSamplePicture(folder, name)).metadata()
      const original = await sharp(fileOf(name)).metadata()
      const expected = { format: name === 'logo-eden' ? 'png' : 'jpeg', width: original.width }
      expect({ format, width, height }, name).toEqual({ ...expected, height: original.height })
    }
  })

  it('keep the transparent ground of logos', async () => {
    for (const name of ['logo-eden', 'logo-nile-valley-bank', 'logo-header-dark'] as const) {
      const { channels } = await sharp(await readSamplePicture(folder, name)).stats()
      expect(channels[3]?.min, name).toBe(0)
    }
  })
})
