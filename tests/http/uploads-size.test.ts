import { readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import {
  avifClaiming,
  boundary,
  gifClaiming,
  pictureForm,
  plain,
  pngClaiming,
} from '../support/test-pictures.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

const megabyte = 1024 * 1024
const png = await plain(20, 10).png().toBuffer()
let testApp: TestApp
let editor: TestUser
let port: number
beforeAll(async () => {
  testApp = await startTestApp('SQLite')
  editor = await signInAs(testApp, 'editor')
  // The server's own patience would end these connections too, and hide that nothing else does.
  testApp.app.server.requestTimeout = 0
  await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  const address = testApp.app.server.address()
  port = typeof address === 'object' ? (address?.port ?? 0) : 0
})
afterAll(() => testApp.close())

async function upload(bytes: Buffer) {
  const { payload, headers } = pictureForm(bytes)
  const answer = await testApp.app.inject({
    method: 'POST',
    url: '/api/storage/upload',
    payload,
    headers: { ...headers, ...editor.headers },
  })
  return { status: answer.statusCode, body: answer.json() }
}

describe('the pixels of an upload', () => {
  // 25 million, half of what a photograph may have that is read line by line.
  const side = 5000
  it.each<[what: string, bytes: () => Promise<Buffer> | Buffer]>([
    ['AVIF', () => avifClaiming(side, side)],
    ['GIF', () => gifClaiming(side, side)],
    ['WebP', () => plain(side, side).webp({ effort: 0 }).toBuffer()],
    ['progressive JPEG', () => plain(side, side).jpeg({ progressive: true, quality: 1 }).toBuffer()],
    ['interlaced PNG', () => pngClaiming(side, side, { isInterlaced: true })],
    ['PNG of 16 bits', () => pngClaiming(side, side, { depth: 16 })],
  ])('are fewer where all of them are decoded at once: %s', async (_what, bytes) => {
    const { status, body } = await upload(await bytes())
    expect(body.error).toBe('The image has too many pixels. Please make it smaller.')
    expect(status).toBe(413)
  })

  it.each<[what: string, side: number, bytes: (side: number) => Promise<Buffer> | Buffer]>([
    ['AVIF', 2300, (side) => avifClaiming(side, side)],
    ['interlaced PNG', 3500, (side) => pngClaiming(side, side, { isInterlaced: true })],
    ['PNG of 16 bits', 3500, (side) => pngClaiming(side, side, { depth: 16 })],
  ])('are fewest where each of them takes most memory: %s', async (_what, side, bytes) => {
    expect((await upload(await bytes(side))).status).toBe(413)
  })

  it('are fewer in an AVIF of 10 bits than in one of 8', async () => {
    const statusOf = async (bitdepth: 8 | 10) => {
      const bytes = await plain(1900, 1900).avif({ effort: 0, quality: 1, bitdepth }).toBuffer()
      return (await upload(bytes)).status
    }
    expect([await statusOf(8), await statusOf(10)]).toEqual([200, 413])
  })

  it('are written as WebP where writing so many as AVIF would take too much memory', async () => {
    const { status, body } = await upload(await plain(1430, 1430).avif({ effort: 0, quality: 1 }).toBuffer())
    expect([status, body.width, body.url]).toEqual([200, 1430, expect.stringMatching(/\.webp$/)])
  })

  it('are no more in a WebP than can be written within the memory of a request', async () => {
    const { body } = await upload(await plain(2560, 2560).webp({ effort: 0 }).toBuffer())
    expect([body.width, body.height]).toEqual([1870, 1870])
    const wide = await upload(await plain(2560, 1280).webp({ effort: 0 }).toBuffer())
    expect([wide.body.width, wide.body.height]).toEqual([2560, 1280])
  })

  it('are many where they are read line by line', async () => {
    const { status, body } = await upload(await plain(side, side).jpeg({ quality: 1 }).toBuffer())
    expect([status, body.width]).toEqual([200, 2560])
  })
})

describe('the size of an upload', () => {
  it('may be 5 MB exactly, and not a byte more', async () => {
    const padded = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)])
    expect((await upload(padded(5 * megabyte))).status).toBe(200)
    const { status, body } = await upload(padded(5 * megabyte + 1))
    expect(status).toBe(413)
    expect(body).toMatchObject({ ok: false, error: 'File size must be less than 5MB' })
  })

  /** Opens a connection and sends the head of an upload; the body is left to the test. */
  function startUpload(...headers: string[]): {
    socket: Socket
    answer: Promise<string>
    closed: Promise<void>
  } {
    const socket = connect(port, '127.0.0.1')
    const lines = [
      'POST /api/storage/upload HTTP/1.1',
      'Host: localhost',
      `Cookie: ${editor.headers.cookie}`,
      `Content-Type: multipart/form-data; boundary=${boundary}`,
      ...headers,
    ]
    socket.write(`${lines.join('\r\n')}\r\n\r\n`)
    // A sender that is cut off hears of it as an error.
    socket.on('error', () => undefined)
    return {
      socket,
      answer: new Promise((resolve) => socket.once('data', (chunk) => resolve(chunk.toString()))),
      closed: new Promise((resolve) => socket.once('close', () => resolve())),
    }
  }

  it('is refused as soon as it is announced', async () => {
    const { socket, answer, closed } = startUpload(`Content-Length: ${1024 * megabyte}`)
    expect(await answer).toMatch(/^HTTP\/1\.1 413 /)
    // It announced a gigabyte and sends none of it: the connection is not kept waiting for it.
    await closed
    expect(socket.bytesWritten).toBeLessThan(1000)
  })

  it('ends an endless body at the limit', async () => {
    const { socket, answer, closed } = startUpload('Transfer-Encoding: chunked')
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`
    await expectCut(socket, answer, closed, Buffer.from(head))
  })

  it('ends an endless preamble at the limit', async () => {
    const { socket, answer, closed } = startUpload('Transfer-Encoding: chunked')
    await expectCut(socket, answer, closed, Buffer.from('no part begins here '))
  })

  async function expectCut(socket: Socket, answer: Promise<string>, closed: Promise<void>, head: Buffer) {
    const write = (bytes: Buffer) =>
      socket.write(
        Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]),
      )
    write(head)
    const block = Buffer.alloc(256 * 1024, 'x')
    let isOpen = true
    closed.then(() => {
      isOpen = false
    })
    while (isOpen) {
      if (write(block)) await pause(0)
      else await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed])
    }
    expect(await answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(socket.bytesWritten).toBeLessThan(40 * megabyte)
  }

  it('a little too large keeps the connection, and the sender sees why', async () => {
    // What is on its way is dropped for a second at most: none passes here.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { socket, answer } = startUpload(`Content-Length: ${6 * megabyte}`)
    socket.write(Buffer.alloc(6 * megabyte))
    expect(await answer).toContain('File size must be less than 5MB')
    socket.destroy()
  })

  it('leaves nothing behind when the sender goes away half way', async () => {
    await upload(png)
    const folder = path.join(testApp.context.config.dataDir, 'files')
    const before = readdirSync(path.join(folder, 'partners'))
    const { payload } = pictureForm(Buffer.concat([png, Buffer.alloc(megabyte)]))
    const { socket, closed } = startUpload(`Content-Length: ${payload.length}`)
    await new Promise<void>((resolve) => socket.write(payload.subarray(0, 100_000), () => resolve()))
    socket.destroy()
    await closed
    expect((await upload(png)).status).toBe(200)
    expect(readdirSync(path.join(folder, '.unfinished'))).toEqual([])
    expect(readdirSync(path.join(folder, 'partners'))).toEqual(before)
  })
})
