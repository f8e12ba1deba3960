import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { grain, pictureForm, pixelOf, plain, pngClaiming, redAndBlue } from '../support/test-pictures.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

let testApp: TestApp
let editor: TestUser
beforeAll(async () => {
  testApp = await startTestApp('SQLite')
  editor = await signInAs(testApp, 'editor')
})
afterAll(() => testApp.close())

async function upload(bytes: Buffer | string, filename?: string, type?: string) {
  const { payload, headers } = pictureForm(bytes, filename, type)
  const answer = await testApp.app.inject({
    method: 'POST',
    url: '/api/storage/upload?folder=media',
    payload,
    headers: { ...headers, ...editor.headers },
  })
  return { status: answer.statusCode, body: answer.json() }
}

/** Uploads, and answers the stored file as a visitor gets it. */
async function kept(bytes: Buffer, filename?: string) {
  const { status, body } = await upload(bytes, filename)
  expect(body).toMatchObject({ ok: true })
  expect(status).toBe(200)
  const answer = await testApp.app.inject({ url: body.url })
  const facts = await sharp(answer.rawPayload).metadata()
  return { bytes: answer.rawPayload, facts, type: answer.headers['content-type'], body }
}

describe('a picture that is kept', () => {
  it.each([
    ['jpeg', 'image/jpeg'],
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['avif', 'image/avif'],
  ] as const)('stays what it is: %s', async (format, type) => {
    const picture = await kept(await plain(60, 40).toFormat(format).toBuffer())
    expect(picture.type).toBe(type)
    expect(picture.facts).toMatchObject({ width: 60, height: 40 })
  })

  it('is told by its bytes, not by its name or announced type', async () => {
    const png = await plain(20, 20).png().toBuffer()
    const { body } = await upload(png, '../../evil.html', 'text/html')
    expect(body.url).toMatch(/^\/files\/media\/[0-9a-f]{16}-20x20\.png$/)
  })

  it('keeps its transparency', async () => {
    const logo = sharp({ create: { width: 30, height: 30, channels: 4, background: '#ff000080' } })
    const picture = await kept(await logo.png().toBuffer())
    expect(picture.facts.hasAlpha).toBe(true)
  })

  it('becomes a JPEG where it is a large PNG without transparency', async () => {
    const photo = await grain(600, 600).png().toBuffer()
    const picture = await kept(photo)
    expect(picture.type).toBe('image/jpeg')
    expect(picture.bytes.length).toBeLessThan(photo.length / 2)
  })

  it('stays a PNG where it has transparency, however large', async () => {
    const photo = await grain(600, 600).ensureAlpha(0.5).png().toBuffer()
    expect(photo.length).toBeGreaterThan(512 * 1024)
    expect((await kept(photo)).type).toBe('image/png')
  })

  it('of an animation is its first frame', async () => {
    const red = await plain(16, 16, '#f00').png().toBuffer()
    const green = await plain(16, 16, '#0f0').png().toBuffer()
    const gif = await sharp([red, green], { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer()
    expect((await sharp(gif).metadata()).pages).toBe(2)
    const picture = await kept(gif, 'moving.gif')
    expect(picture.type).toBe('image/png')
    expect(picture.facts.pages ?? 1).toBe(1)
    expect(await pixelOf(picture.bytes, 8, 8)).toEqual([255, 0, 0])
  })

  it('stands upright, as its camera meant it', async () => {
    const lying = await redAndBlue(40, 20).jpeg({ quality: 100 }).withMetadata({ orientation: 6 }).toBuffer()
    const picture = await kept(lying)
    expect(picture.body).toMatchObject({ width: 20, height: 40 })
    expect(picture.facts.orientation ?? 1).toBe(1)
    const [top, bottom] = [await pixelOf(picture.bytes, 10, 3), await pixelOf(picture.bytes, 10, 36)]
    expect(top[0]).toBeGreaterThan(200)
    expect(bottom[2]).toBeGreaterThan(200)
  })

  it('carries no camera data, no place, no comments and no colour profile', async () => {
    const camera = await plain(30, 30)
      .withExif({
        IFD0: { Make: 'SecretCamera', Copyright: 'SecretOwner' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 2/1 40/1' },
      })
      .withIccProfile('p3')
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>SecretPlace</secret></x:xmpmeta>')
      .jpeg()
      .toBuffer()
    expect(camera.toString('latin1')).toContain('SecretCamera')
    expect(camera.toString('latin1')).toContain('SecretPlace')
    const { bytes, facts } = await kept(camera)
    expect(bytes.toString('latin1')).not.toMatch(/Secret|Exif|ICC_PROFILE|xmpmeta/)
    expect(facts).not.toHaveProperty('exif')
    expect(facts).not.toHaveProperty('xmp')
    expect(facts).not.toHaveProperty('icc')
  })

  it('shows the colours that a wide-gamut original meant', async () => {
    // Pure green of sRGB, written down in the numbers of Display P3.
    const wide = await plain(20, 20, '#00ff00').withIccProfile('p3').png().toBuffer()
    expect(
      await sharp(wide, { ignoreIcc: true })
        .extract({ left: 0, top: 0, width: 1, height: 1 })
        .raw()
        .toBuffer(),
    ).not.toEqual(Buffer.from([0, 255, 0]))
    const [red = 255, green = 0, blue = 255] = await pixelOf((await kept(wide)).bytes, 5, 5)
    expect(red).toBeLessThan(40)
    expect(green).toBeGreaterThan(245)
    expect(blue).toBeLessThan(40)
  })

  it('is in sRGB even where it came in printing inks', async () => {
    const inks = await plain(20, 20, '#ff0000').toColourspace('cmyk').jpeg().toBuffer()
    expect((await sharp(inks).metadata()).space).toBe('cmyk')
    const { bytes, facts } = await kept(inks)
    expect(facts).toMatchObject({ space: 'srgb', channels: 3 })
    expect((await pixelOf(bytes, 5, 5))[0]).toBeGreaterThan(180)
  })

  it('has eight bits a channel even where it came with sixteen', async () => {
    const deep = await plain(20, 20).toColourspace('rgb16').png().toBuffer()
    expect((await sharp(deep).metadata()).depth).toBe('ushort')
    expect((await kept(deep)).facts).toMatchObject({ depth: 'uchar', space: 'srgb' })
  })

  it('is no larger than a large screen shows', async () => {
    const { body } = await kept(await plain(4000, 1000).jpeg().toBuffer())
    expect(body).toMatchObject({ width: 2560, height: 640 })
  })

  it('may be a single pixel', async () => {
    expect((await kept(await plain(1, 1).png().toBuffer())).body).toMatchObject({ width: 1, height: 1 })
  })
})

describe('what hides in a picture is gone', () => {
  const script = '<script>alert(document.domain)</script>'

  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('a page hung behind a %s', async (format) => {
    const picture = await plain(24, 24).toFormat(format).toBuffer()
    const { status, body } = await upload(Buffer.concat([picture, Buffer.from(`<html>${script}`)]))
    expect(status).toBe(200)
    const answer = await testApp.app.inject({ url: body.url })
    expect(answer.rawPayload.includes('<script>')).toBe(false)
  })

  it('a program that is a GIF as well', async () => {
    const gif = await plain(24, 24).gif().toBuffer()
    // The width field reads as `/*`, so that a script engine takes the picture for a comment.
    gif.write('GIF89a/*', 0, 'latin1')
    const { status, body } = await upload(Buffer.concat([gif, Buffer.from('*/=1;alert(1)')]))
    expect(status).toBe(200)
    const answer = await testApp.app.inject({ url: body.url })
    expect(answer.rawPayload.includes('alert')).toBe(false)
    expect(answer.headers['content-type']).toBe('image/png')
  })

  it('a comment inside a JPEG', async () => {
    const jpeg = await plain(24, 24).jpeg().toBuffer()
    const note = Buffer.from(script)
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, note.length + 2]), note])
    const { body } = await upload(Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]))
    const answer = await testApp.app.inject({ url: body.url })
    expect(answer.rawPayload.includes('<script>')).toBe(false)
  })
})

describe('a file is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const notAnImage = {
    ok: false,
    error: 'Please select an image file',
    message: 'Please select an image file',
  }

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a page that holds an SVG', `<html><body>${svg}</body></html>`],
    ['a text', 'just words'],
    ['a PDF', '%PDF-1.7\n1 0 obj'],
    ['a program', 'MZ\x90\x00'],
    ['the first bytes of a GIF alone', 'GIF89'],
  ])('that is %s and claims to be an image', async (_what, bytes) => {
    const { status, body } = await upload(bytes)
    expect(status).toBe(400)
    expect(body).toEqual(notAnImage)
  })

  it('that is empty', async () => {
    expect(await upload('')).toEqual({ status: 400, body: notAnImage })
  })

  it.each([
    ['SVG', svg],
    ['SVG with a prologue', `\ufeff<?xml version="1.0"?>\n<!-- a drawing -->\n${svg}`],
    ['TIFF', Buffer.from('49492a0008000000', 'hex')],
    ['BMP', Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)])],
    ['HEIC', Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'latin1')],
  ])('that is an image of a kind we do not take: %s', async (_kind, bytes) => {
    for (const type of ['image/svg+xml', 'image/png']) {
      const { status, body } = await upload(bytes, 'picture.png', type)
      expect(status).toBe(415)
      expect(body.message).toBe('Please select a PNG, JPG, GIF, WebP or AVIF image')
    }
  })

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('that is a %s cut in half', async (format) => {
    const whole = await grain(200, 200).toFormat(format).toBuffer()
    const { status, body } = await upload(whole.subarray(0, Math.floor(whole.length / 2)))
    expect(status).toBe(400)
    expect(body.message).toBe('The image is damaged. Please select another image file.')
  })

  it('that has nothing of an image but its first bytes', async () => {
    for (const start of ['ffd8ffe0', '89504e470d0a1a0a', '474946383961', '5249464600000000574542505650384c'])
      expect((await upload(Buffer.concat([Buffer.from(start, 'hex'), Buffer.alloc(200, 7)]))).status).toBe(
        400,
      )
  })

  it.each([
    [60_000, 60_000],
    [10_000, 5001],
  ])('that claims %i × %i pixels in a few bytes, before they are made', async (width, height) => {
    const before = process.memoryUsage().rss
    const { status, body } = await upload(pngClaiming(width, height))
    expect(status).toBe(413)
    expect(body.message).toBe('The image has too many pixels. Please make it smaller.')
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
  })

  it('that claims more pixels than its kind can have', async () => {
    expect((await upload(pngClaiming(2_000_000_000, 2_000_000_000))).status).toBe(400)
  })
})
