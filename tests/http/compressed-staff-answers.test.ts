import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

let testApp: TestApp
let editor: TestUser
beforeAll(async () => {
  testApp = await startTestApp('SQLite')
  editor = await signInAs(testApp, 'editor')
  const payload = { title: 'Nile Ventures', description: 'Seeds and water. '.repeat(90) }
  await testApp.app.inject({ method: 'POST', url: '/api/programs', headers: editor.headers, payload })
})
afterAll(() => testApp.close())

const read = (url: string, headers: Record<string, string> = {}) =>
  testApp.app.inject({ method: 'GET', url, headers: { ...editor.headers, ...headers } })

it('what staff read is compressed as their browser takes it, and says the same', async () => {
  const plain = await read('/api/programs')
  expect(plain.headers).not.toHaveProperty('content-encoding')
  const br = await read('/api/programs', { 'accept-encoding': 'gzip, deflate, br' })
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', etag: plain.headers.etag })
  expect(brotliDecompressSync(br.rawPayload)).toEqual(plain.rawPayload)
  const gzip = await read('/api/programs', { 'accept-encoding': 'gzip' })
  expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload)
  for (const answer of [br, gzip]) {
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
  }
  for (const answer of [plain, br, gzip]) {
    expect(answer.headers.vary).toBe('Cookie, X-Audience, Accept-Encoding')
    expect(answer.headers['cache-control']).toBe('private, no-store')
  }
})

it('short answers, and what the browser holds already, are not', async () => {
  const short = await read('/api/partners', { 'accept-encoding': 'br' })
  expect(short.headers).not.toHaveProperty('content-encoding')
  const { headers } = await read('/api/programs')
  const held = await read('/api/programs', {
    'accept-encoding': 'br',
    'if-none-match': String(headers.etag),
  })
  expect(held.statusCode).toBe(304)
  expect(held.headers).not.toHaveProperty('content-encoding')
})
