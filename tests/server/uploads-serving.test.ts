import { readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../../src/server/app.ts'
import type { FileStorage } from '../../src/server/uploads/file-storage.ts'
import { storePicture } from '../../src/server/uploads/store-picture.ts'
import { parsePictureUrl, pictureSources, variantUrl, variantWidths } from '../../src/shared/picture-url.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { plain, redAndBlue } from '../support/test-pictures.ts'

const actor = { id: null, name: 'Test' }

onEachDatabase('files', (database) => {
  let testApp: TestApp
  let url: string
  beforeAll(async () => {
    testApp = await startTestApp(database)
    const bytes = await redAndBlue(700, 350).jpeg().toBuffer()
    url = (await storePicture(testApp.context, { folder: 'about/sdgs', bytes, actor })).url
  })
  afterAll(() => testApp.close())

  const get = (address: string, headers = {}) => testApp.app.inject({ url: address, headers })
  const folder = () => path.join(testApp.context.config.dataDir, 'files', 'about', 'sdgs')

  describe('that are stored', () => {
    it('may be kept by caches for ever, and can run nothing', async () => {
      const answer = await get(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'content-length': String(answer.rawPayload.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'content-disposition': 'inline',
      })
    })

    it('are not sent again to who holds them', async () => {
      const { etag } = (await get(url)).headers
      const answer = await get(url, { 'if-none-match': etag })
      expect(answer.statusCode).toBe(304)
      expect(answer.rawPayload).toHaveLength(0)
      expect(answer.headers['cache-control']).toContain('immutable')
      expect((await get(url, { 'if-none-match': '"another"' })).statusCode).toBe(200)
    })

    it('answer HEAD with the same headers and no body', async () => {
      const answer = await testApp.app.inject({ method: 'HEAD', url })
      const { headers } = await get(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.rawPayload).toHaveLength(0)
      for (const name of ['content-type', 'content-length', 'etag', 'cache-control'])
        expect(answer.headers[name]).toBe(headers[name])
    })

    it('take a query for nothing', async () => {
      expect((await get(`${url}?width=99999`)).headers['content-type']).toBe('image/jpeg')
    })
  })

  describe('that are not there', () => {
    const hash = '0123456789abcdef'
    it.each([
      '/files/',
      '/files/partners',
      '/files/partners/',
      `/files/partners/${hash}-10x10.png`,
      `/files/partners/${hash}-10x10-10.webp`,
      '/files/.unfinished',
    ])('are answered with 404, which nobody keeps: %s', async (address) => {
      const answer = await get(address, { 'if-none-match': '*' })
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['cache-control'] ?? 'no-store').toBe('no-store')
      expect(answer.body).not.toContain('SQLite')
    })
  })

  describe('in other widths', () => {
    const variant = (variantWidth: number, extension: 'avif' | 'webp') => {
      const picture = parsePictureUrl(url)
      if (!picture) throw new Error(`${url} is not the address of a picture`)
      return variantUrl({ ...picture, variantWidth, extension })
    }

    it.each([
      ['webp', 'webp'],
      ['avif', 'heif'],
    ] as const)('come as %s in every width that is offered', async (extension, format) => {
      for (const width of variantWidths(700)) {
        const answer = await get(variant(width, extension))
        expect(answer.statusCode).toBe(200)
        expect(answer.headers['content-type']).toBe(`image/${extension}`)
        expect(answer.headers['cache-control']).toContain('immutable')
        const facts = await sharp(answer.rawPayload).metadata()
        expect(facts).toMatchObject({ format, width, height: width / 2 })
      }
    })

    it('are all named by the sources of the picture', async () => {
      const { avifSrcSet = '', webpSrcSet = '' } = pictureSources(url)
      const addresses = `${avifSrcSet}, ${webpSrcSet}`.split(', ').map((entry) => entry.split(' ')[0] ?? '')
      expect(addresses).toHaveLength(4 + 2)
      for (const address of addresses) expect((await get(address)).statusCode).toBe(200)
    })

    it('are stored beside the picture and served from there', async () => {
      const address = variant(320, 'webp')
      const { rawPayload } = await get(address)
      expect(readdirSync(folder())).toContain(path.basename(address))
      expect((await get(address)).rawPayload.equals(rawPayload)).toBe(true)
    })

    it('are made once, however many ask at the same time', async () => {
      const bytes = await plain(330, 33, '#0a0').png().toBuffer()
      const fresh = await storePicture(testApp.context, { folder: 'events', bytes, actor })
      const put = vi.spyOn(testApp.context.files, 'put')
      const address = fresh.url.replace('.png', '-320.avif')
      const answers = await Promise.all(Array.from({ length: 12 }, () => get(address)))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200))
      expect(put).toHaveBeenCalledTimes(1)
      put.mockRestore()
    })

    it('are not made in any other width, size, type or folder, and nothing is stored', async () => {
      const before = readdirSync(folder())
      const wrong = [
        url.replace('.jpg', '-100.webp'),
        url.replace('.jpg', '-701.webp'),
        url.replace('.jpg', '-960.webp'),
        url.replace('.jpg', '-320.jpg'),
        url.replace('.jpg', '-320.png'),
        url.replace('700x350', '1400x700').replace('.jpg', '-640.webp'),
        url.replace('700x350', '700x351').replace('.jpg', '-640.webp'),
        url.replace('about/sdgs', 'about/values').replace('.jpg', '-640.webp'),
      ]
      for (const address of wrong) expect((await get(address)).statusCode).toBe(404)
      expect(readdirSync(folder())).toEqual(before)
      expect(readdirSync(path.join(folder(), '..'))).toEqual(['sdgs'])
    })

    it('are shown even while the storage takes nothing', async () => {
      const full: FileStorage = {
        ...testApp.context.files,
        put: () => Promise.reject(new Error('no space left')),
      }
      const app = await buildApp({ ...testApp.context, files: full })
      const bytes = await plain(400, 40, '#a0a').png().toBuffer()
      const { url: fresh } = await storePicture(testApp.context, { folder: 'events', bytes, actor })
      const answer = await app.inject({ url: fresh.replace('.png', '-320.webp') })
      expect(answer.statusCode).toBe(200)
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(320)
      await app.close()
    })

    it('keep the transparency of a logo', async () => {
      const logo = sharp({ create: { width: 340, height: 20, channels: 4, background: '#ff000080' } })
      const bytes = await logo.png().toBuffer()
      const { url: fresh } = await storePicture(testApp.context, { folder: 'partners', bytes, actor })
      for (const ending of ['-320.webp', '-320.avif']) {
        const answer = await get(fresh.replace('.png', ending))
        expect((await sharp(answer.rawPayload).metadata()).hasAlpha).toBe(true)
      }
    })
  })
})
