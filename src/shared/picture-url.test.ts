import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  parsePictureUrl,
  parseVariantUrl,
  pictureSources,
  pictureUrl,
  variantUrl,
  variantWidths,
} from './picture-url.ts'

const hash = '0123456789abcdef'
const photo = { folder: 'about/sdgs', hash, width: 1600, height: 900, extension: 'jpg' } as const

describe('the address of a picture', () => {
  it('holds folder, hash, size and type', () => {
    expect(pictureUrl(photo)).toBe('/files/about/sdgs/0123456789abcdef-1600x900.jpg')
    expect(parsePictureUrl('/files/about/sdgs/0123456789abcdef-1600x900.jpg')).toEqual(photo)
  })

  it('reads back whatever was written', () => {
    const side = fc.integer({ min: 1, max: 16_383 })
    fc.assert(
      fc.property(side, side, fc.constantFrom('jpg', 'png', 'webp', 'avif'), (width, height, extension) => {
        const picture = { ...photo, width, height, extension } as const
        expect(parsePictureUrl(pictureUrl(picture))).toEqual(picture)
        expect(parseVariantUrl(pictureUrl(picture))).toBeNull()
        for (const variantWidth of variantWidths(width)) {
          const variant = {
            folder: photo.folder,
            hash,
            width,
            height,
            variantWidth,
            extension: 'webp',
          } as const
          expect(parseVariantUrl(variantUrl(variant))).toEqual(variant)
          expect(parsePictureUrl(variantUrl(variant))).toBeNull()
        }
      }),
      { seed: 1 },
    )
  })

  it.each([
    '',
    '/files/partners/0123456789abcdef-1600x900.svg',
    '/files/partners/0123456789abcdef-1600x900.html',
    '/files/partners/0123456789abcdef-1600x900.constructor',
    '/files/partners/0123456789ABCDEF-1600x900.jpg',
    '/files/partners/0123456789abcdef-0x900.jpg',
    '/files/partners/0123456789abcdef-01600x900.jpg',
    '/files/partners/0123456789abcdef.jpg',
    '/files/0123456789abcdef-1600x900.jpg',
    '/files//0123456789abcdef-1600x900.jpg',
    '/files/../0123456789abcdef-1600x900.jpg',
    '/files/partners/../about/0123456789abcdef-1600x900.jpg',
    '/files/partners/0123456789abcdef-1600x900.jpg\n',
    '/files/partners/0123456789abcdef-1600x900.jpg?a=1',
    'https://elsewhere.example/files/partners/0123456789abcdef-1600x900.jpg',
  ])('is not %j', (url) => {
    expect(parsePictureUrl(url)).toBeNull()
    expect(parseVariantUrl(url)).toBeNull()
  })
})

describe('the widths a picture is offered in', () => {
  it.each([
    [1, [1]],
    [300, [300]],
    [320, [320]],
    [1000, [320, 480, 640, 720, 960, 1000]],
    [1920, [320, 480, 640, 720, 960, 1280, 1920]],
    [2560, [320, 480, 640, 720, 960, 1280, 1920]],
  ])('for one %i pixels wide end there, and at 1920 at the latest', (width, expected) => {
    expect(variantWidths(width)).toEqual(expected)
  })

  it.each(['100', '321', '1601', '1920', '0320', '99999'])('are no others, such as %s of 1600', (width) => {
    expect(parseVariantUrl(`/files/partners/${hash}-1600x900-${width}.webp`)).toBeNull()
  })

  it.each(['jpg', 'png', 'svg'])('come as WebP and AVIF, not as %s', (extension) => {
    expect(parseVariantUrl(`/files/partners/${hash}-1600x900-640.${extension}`)).toBeNull()
  })
})

describe('what a view needs to show a picture', () => {
  it('is all in the address of our own', () => {
    const url = `/files/partners/${hash}-500x250.png`
    expect(pictureSources(url)).toEqual({
      src: url,
      width: 500,
      height: 250,
      avifSrcSet: [320, 480, 500].map((w) => `/files/partners/${hash}-500x250-${w}.avif ${w}w`).join(', '),
      webpSrcSet: [480, 500].map((w) => `/files/partners/${hash}-500x250-${w}.webp ${w}w`).join(', '),
    })
  })

  it('is the plain address for a picture elsewhere', () => {
    expect(pictureSources('https://elsewhere.example/a.jpg')).toEqual({
      src: 'https://elsewhere.example/a.jpg',
    })
  })
})
