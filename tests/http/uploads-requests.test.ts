import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { boundary, type FormPart, formOf, pictureForm, plain } from '../support/test-pictures.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

const png = await plain(20, 10).png().toBuffer()
let testApp: TestApp
let editor: TestUser
beforeAll(async () => {
  testApp = await startTestApp('SQLite')
  editor = await signInAs(testApp, 'editor')
})
afterAll(() => testApp.close())

async function send(form: { payload: Buffer; headers: Record<string, string> }) {
  const answer = await testApp.app.inject({
    method: 'POST',
    url: '/api/storage/upload',
    payload: form.payload,
    headers: { ...form.headers, ...editor.headers },
  })
  return { status: answer.statusCode, body: answer.json() }
}

/** Everything below the data folder but the database; a refused upload must leave it as it was. */
function storedFiles(): string[] {
  const { dataDir } = testApp.context.config
  const all = readdirSync(dataDir, { recursive: true, withFileTypes: true })
  return all
    .filter((entry) => entry.isFile() && !entry.name.startsWith('site.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
}

describe('the form of an upload', () => {
  const picture = (changes: Partial<FormPart> = {}): FormPart => ({
    filename: 'a.png',
    type: 'image/png',
    bytes: png,
    ...changes,
  })

  it('may hold other fields before and after the file', async () => {
    const { status } = await send(
      formOf({ name: '__proto__', bytes: 'hello' }, picture(), { name: 'alt', bytes: 'a boat' }),
    )
    expect(status).toBe(200)
  })

  it.each([
    ['no part', formOf()],
    ['no file', formOf({ name: 'note', bytes: 'hello' })],
    ['the file as a text', formOf({ name: 'file', bytes: png.toString('base64') })],
    ['two files', formOf(picture(), picture())],
    ['a file in another field too', formOf(picture(), picture({ name: 'other' }))],
    ['the file in another field', formOf(picture({ name: 'image' }))],
    ['the field as a list', formOf(picture({ name: 'file[]' }))],
    ['the field in another case', formOf(picture({ name: 'File' }))],
    ['the field with a NUL', formOf(picture({ name: 'file\0' }))],
    ['a field without a name', formOf(picture({ name: '' }))],
    ['a name every object has', formOf(picture({ name: '__proto__' }))],
    ['a long field name', formOf(picture({ name: 'file'.repeat(5000) }))],
    [
      'very many fields',
      formOf(...Array.from({ length: 2000 }, () => ({ name: 'a', bytes: 'b' })), picture()),
    ],
  ])('may not hold %s', async (_what, form) => {
    const before = storedFiles()
    const { status, body } = await send(form)
    expect(status).toBe(400)
    expect(body).toMatchObject({ ok: false, error: expect.any(String), message: expect.any(String) })
    expect(storedFiles()).toEqual(before)
  })

  const whole = () => pictureForm(png)
  it.each([
    ['cut inside the file', () => ({ ...whole(), payload: whole().payload.subarray(0, 150) })],
    ['cut inside the headers', () => ({ ...whole(), payload: whole().payload.subarray(0, 60) })],
    [
      'cut before its last line',
      () => ({ ...whole(), payload: whole().payload.subarray(0, -4 - boundary.length) }),
    ],
    ['empty', () => ({ ...whole(), payload: Buffer.alloc(0) })],
    ['not a form at all', () => ({ ...whole(), payload: Buffer.from('{"file": 1}') })],
    ['without its boundary', () => ({ ...whole(), headers: { 'content-type': 'multipart/form-data' } })],
    [
      'with another boundary',
      () => ({ ...whole(), headers: { 'content-type': 'multipart/form-data; boundary=other' } }),
    ],
    [
      'with endless headers',
      () => ({
        ...whole(),
        payload: Buffer.from(`--${boundary}\r\n${'X-Much: 1\r\n'.repeat(50_000)}\r\n--${boundary}--\r\n`),
      }),
    ],
  ])('is refused when it is %s', async (_what, form) => {
    const before = storedFiles()
    const { status, body } = await send(form())
    expect(status).toBe(400)
    expect(body.ok).toBe(false)
    expect(storedFiles()).toEqual(before)
  })

  it.each(['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'image/png'])(
    'is not of the type %j',
    async (type) => {
      const { status, body } = await send({ payload: png, headers: { 'content-type': type } })
      expect(status).toBe(415)
      expect(body).toMatchObject({ ok: false, message: 'Please send the image as a form' })
    },
  )

  it('is taken by no other route', async () => {
    const { payload, headers } = pictureForm(png)
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/api/partners',
      payload,
      headers: { ...headers, ...editor.headers, origin: 'http://localhost:3000' },
    })
    expect(answer.statusCode).toBe(415)
  })
})
