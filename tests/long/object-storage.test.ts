import { existsSync } from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../src/server/config.ts'
import { openFileStorage } from '../../src/server/uploads/open-file-storage.ts'
import { openS3Storage } from '../../src/server/uploads/s3-storage.ts'
import { type S3Server, startS3Server } from '../support/s3-server.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { pictureForm, plain } from '../support/test-pictures.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

let s3: S3Server
beforeAll(async () => {
  s3 = await startS3Server()
})
afterEach(() => {
  s3.fault = undefined
})
afterAll(() => s3.close())

const open = (changes: Record<string, string> = {}) => openFileStorage(readConfig({ ...s3.env, ...changes }))

describe('object storage', () => {
  it('gives back what it was given', async () => {
    const files = await open()
    await files.put('about/sdgs/a.png', Buffer.from('hello'))
    const file = await files.open('about/sdgs/a.png')
    expect(file?.bytes).toBe(5)
    expect(file && (await buffer(file.body)).toString()).toBe('hello')
    expect(await files.has('about/sdgs/a.png')).toBe(true)
  })

  it('has nothing under other names', async () => {
    const files = await open()
    expect(await files.open('about/sdgs/b.png')).toBeUndefined()
    expect(await files.has('about/sdgs/b.png')).toBe(false)
  })

  it('forgets what is removed, and what never was', async () => {
    const files = await open()
    await files.put('partners/gone.png', Buffer.from('x'))
    await files.remove('partners/gone.png')
    await files.remove('partners/gone.png')
    expect(await files.has('partners/gone.png')).toBe(false)
  })

  it('lists its files', async () => {
    const files = await open()
    for (const name of ['events/b.png', 'events/a.png']) await files.put(name, Buffer.from(name))
    const listed = await Array.fromAsync(files.list())
    expect(listed.filter((name) => name.startsWith('events/'))).toEqual(['events/a.png', 'events/b.png'])
  })

  it('lists them to the last page', async () => {
    // Written here, because the test server's own pages need a cipher that current OpenSSL has given up.
    const pages: Record<string, string> = {
      first: '<Contents><Key>a.png</Key></Contents><NextContinuationToken>2&amp;=</NextContinuationToken>',
      '2&=': '<Contents><Key>b.png</Key></Contents>',
    }
    s3.fault = (request, response) => {
      const token = new URL(request.url ?? '', 'http://s3').searchParams.get('continuation-token')
      response.end(`<?xml version="1.0"?><ListBucketResult>${pages[token ?? 'first']}</ListBucketResult>`)
    }
    expect(await Array.fromAsync((await open()).list())).toEqual(['a.png', 'b.png'])
  })

  it.each(['../a', 'a/../b', '/a', 'a//b', 'a\\b', '', '.a', 'A'])('makes no key of %j', async (name) => {
    const asked = s3.requests.length
    await expect((async () => (await open()).put(name, Buffer.from('x')))()).rejects.toThrow()
    expect(s3.requests).toHaveLength(asked)
  })

  it.each([
    ['says 500', () => 500 as const],
    ['says 503', () => 503 as const],
    ['refuses the account', () => 403 as const],
  ])('that %s is an outage in plain words', async (_what, fault) => {
    const files = await open()
    s3.fault = fault()
    const outage = { code: 'unavailable', retryAfter: 5 }
    await expect(files.put('partners/a.png', Buffer.from('x'))).rejects.toMatchObject({
      ...outage,
      message:
        'The file storage is not reachable right now. Nothing was saved. Please try again in a moment.',
    })
    await expect(files.open('partners/a.png')).rejects.toMatchObject(outage)
    await expect(files.has('partners/a.png')).rejects.toMatchObject(outage)
    await expect(Array.fromAsync(files.list())).rejects.toMatchObject(outage)
  })

  it('with the wrong key or bucket is an outage, not an empty storage', async () => {
    const outage = { code: 'unavailable' }
    await expect((await open({ S3_ACCESS_KEY_ID: 'nobody' })).open('partners/a.png')).rejects.toMatchObject(
      outage,
    )
    await expect((await open({ S3_BUCKET: 'elsewhere' })).open('partners/a.png')).rejects.toMatchObject(
      outage,
    )
    await expect(
      (await open({ S3_ENDPOINT: 'http://127.0.0.1:9' })).has('partners/a.png'),
    ).rejects.toMatchObject(outage)
  })

  it('that never answers is given up', async () => {
    const { objectStorage } = readConfig(s3.env)
    if (!objectStorage) throw new Error('no object storage')
    const files = openS3Storage(objectStorage, { connectionTimeout: 2000, requestTimeout: 50 })
    s3.fault = 'silence'
    await expect(files.put('partners/a.png', Buffer.from('x'))).rejects.toMatchObject({ code: 'unavailable' })
  })
})

onEachDatabase('uploads to object storage', (database) => {
  let testApp: TestApp
  let editor: TestUser
  beforeAll(async () => {
    testApp = await startTestApp(database, s3.env)
    editor = await signInAs(testApp, 'editor')
  })
  afterAll(() => testApp.close())

  async function upload(bytes: Buffer) {
    const { payload, headers } = pictureForm(bytes)
    return testApp.app.inject({
      method: 'POST',
      url: '/api/storage/upload?folder=projects',
      payload,
      headers: { ...headers, ...editor.headers },
    })
  }
  const rows = () => testApp.context.database.db.selectFrom('files').selectAll().execute()

  it('are served under our own address, and nothing touches the disk', async () => {
    const { url } = (await upload(await plain(400, 200).jpeg().toBuffer())).json()
    expect(url).toMatch(/^\/files\/projects\//)
    const answer = await testApp.app.inject({ url })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(answer.rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
    const variant = url.replace('.jpg', '-320.webp')
    expect((await testApp.app.inject({ url: variant })).headers['content-type']).toBe('image/webp')
    expect(await testApp.context.files.has(variant.replace('/files/', ''))).toBe(true)
    expect(existsSync(path.join(testApp.context.config.dataDir, 'files'))).toBe(false)
  })

  it('answer HEAD and 304 too', async () => {
    const { url } = (await upload(await plain(401, 200).jpeg().toBuffer())).json()
    const head = await testApp.app.inject({ method: 'HEAD', url })
    expect(head.statusCode).toBe(200)
    expect(Number(head.headers['content-length'])).toBeGreaterThan(100)
    const again = await testApp.app.inject({ url, headers: { 'if-none-match': head.headers.etag } })
    expect(again.statusCode).toBe(304)
  })

  it('are refused in words while the storage is down, and leave no row', async () => {
    const bytes = await plain(402, 200).jpeg().toBuffer()
    s3.fault = 503
    const answer = await upload(bytes)
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    const message =
      'The file storage is not reachable right now. Nothing was saved. Please try again in a moment.'
    expect(answer.json()).toEqual({ ok: false, error: message, message })
    expect((await rows()).some(({ width }) => width === 402)).toBe(false)
    s3.fault = undefined
    expect((await upload(bytes)).statusCode).toBe(200)
    expect((await rows()).filter(({ width }) => width === 402)).toHaveLength(1)
  })

  it('are answered with 503 for readers while the storage is down, never with "not found"', async () => {
    const { url } = (await upload(await plain(403, 200).jpeg().toBuffer())).json()
    s3.fault = 500
    const answer = await testApp.app.inject({ url })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['cache-control']).toBe('no-store')
    s3.fault = undefined
    expect((await testApp.app.inject({ url })).statusCode).toBe(200)
  })
})
