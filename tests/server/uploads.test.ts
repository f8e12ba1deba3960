import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploadFolders } from '../../src/content/upload-folders.ts'
import { latestChanges } from '../../src/server/engine/activity-store.ts'
import type { FileStorage } from '../../src/server/uploads/file-storage.ts'
import { storePicture } from '../../src/server/uploads/store-picture.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { pictureForm, plain } from '../support/test-pictures.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

onEachDatabase('uploads', (database) => {
  let testApp: TestApp
  let editor: TestUser
  beforeAll(async () => {
    testApp = await startTestApp(database)
    editor = await signInAs(testApp, 'editor')
  })
  afterAll(() => testApp.close())

  async function upload(bytes: Buffer, query = '', user: TestUser | undefined = editor) {
    const { payload, headers } = pictureForm(bytes)
    const answer = await testApp.app.inject({
      method: 'POST',
      url: `/api/storage/upload${query}`,
      payload,
      headers: { ...headers, ...user?.headers },
    })
    return { status: answer.statusCode, body: answer.json(), url: String(answer.json().url) }
  }

  const rows = () => testApp.context.database.db.selectFrom('files').selectAll().execute()
  const changes = async () =>
    (await latestChanges(testApp.context.database.db, { types: ['file'], limit: 1000, offset: 0 })).changes
  const stored = () => Array.fromAsync(testApp.context.files.list())

  it('are answered with an address that shows the picture', async () => {
    const { status, body } = await upload(await plain(40, 30).png().toBuffer(), '?folder=events')
    expect(status).toBe(200)
    expect(body).toEqual({ ok: true, url: expect.any(String), width: 40, height: 30 })
    expect(body.url).toMatch(/^\/files\/events\/[0-9a-f]{16}-40x30\.png$/)
    const picture = await testApp.app.inject({ url: body.url })
    expect(picture.statusCode).toBe(200)
    expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG')
  })

  it.each(uploadFolders)('go into the folder %s', async (folder) => {
    const bytes = await plain(8, 8).png().toBuffer()
    const { status, url } = await upload(bytes, `?folder=${encodeURIComponent(folder)}`)
    expect(status).toBe(200)
    expect(url.startsWith(`/files/${folder}/`)).toBe(true)
    expect(existsSync(path.join(testApp.context.config.dataDir, url))).toBe(true)
  })

  it('go to the partners where no folder is named', async () => {
    const { url } = await upload(await plain(9, 9).png().toBuffer())
    expect(url).toMatch(/^\/files\/partners\//)
  })

  it('leave a row and a line in the change log', async () => {
    const { url } = await upload(await plain(31, 17).png().toBuffer(), '?folder=footer')
    const row = (await rows()).find(({ width, height }) => width === 31 && height === 17)
    expect(row).toMatchObject({ folder: 'footer', type: 'image/png', created_by: editor.user.id })
    expect(row?.hash).toMatch(/^[0-9a-f]{64}$/)
    expect(url).toContain(row?.hash.slice(0, 16))
    const [change] = await changes()
    expect(change).toMatchObject({
      action: 'create',
      type: 'file',
      id: url.replace('/files/', ''),
      actor: { id: editor.user.id, name: 'Editor' },
      after: { url, width: 31, height: 17, bytes: row?.bytes },
    })
  })

  it('of the same bytes are one file, however many come at once', async () => {
    const bytes = await plain(50, 50, '#123456').jpeg().toBuffer()
    const before = { rows: (await rows()).length, changes: (await changes()).length, files: await stored() }
    const answers = await Promise.all(Array.from({ length: 10 }, () => upload(bytes, '?folder=media')))
    const again = await upload(bytes, '?folder=media')
    expect(new Set([...answers, again].map(({ url }) => url)).size).toBe(1)
    expect(await rows()).toHaveLength(before.rows + 1)
    expect(await changes()).toHaveLength(before.changes + 1)
    expect(await stored()).toHaveLength(before.files.length + 1)
  })

  it('bring a file back whose row outlived it', async () => {
    const bytes = await plain(51, 51, '#654321').jpeg().toBuffer()
    const { url } = await upload(bytes)
    await testApp.context.files.remove(url.replace('/files/', ''))
    expect((await testApp.app.inject({ url })).statusCode).toBe(404)
    expect((await upload(bytes)).url).toBe(url)
    expect((await testApp.app.inject({ url })).statusCode).toBe(200)
  })

  describe('are refused', () => {
    it('without a session, and to people who may not write content', async () => {
      const bytes = await plain(61, 61).png().toBuffer()
      const { payload, headers } = pictureForm(bytes)
      const anonymous = await testApp.app.inject({
        method: 'POST',
        url: '/api/storage/upload',
        payload,
        headers,
      })
      expect(anonymous.statusCode).toBe(401)
      expect(anonymous.json()).toEqual({ ok: false, error: 'Please sign in', message: 'Please sign in' })
      const viewer = await upload(bytes, '', await signInAs(testApp, 'viewer'))
      expect(viewer.status).toBe(403)
      expect(viewer.body).toMatchObject({ ok: false, message: 'You are not allowed to do this' })
      expect((await rows()).some(({ width }) => width === 61)).toBe(false)
    })

    it('from a page of another site', async () => {
      const { payload, headers } = pictureForm(await plain(62, 62).png().toBuffer())
      const answer = await testApp.app.inject({
        method: 'POST',
        url: '/api/storage/upload',
        payload,
        headers: { ...headers, ...editor.headers, 'sec-fetch-site': 'cross-site' },
      })
      expect(answer.statusCode).toBe(403)
      expect(answer.json().ok).toBe(false)
    })
  })

  describe('are whole or not there', () => {
    const actor = { id: null, name: 'Test' }

    it('the file is safe before its row exists', async () => {
      const { context } = testApp
      const rowsAtPut: number[] = []
      const files: FileStorage = {
        ...context.files,
        put: async (name, bytes) => {
          rowsAtPut.push((await rows()).filter(({ width }) => width === 71).length)
          await context.files.put(name, bytes)
        },
      }
      await storePicture(
        { ...context, files },
        { folder: 'media', bytes: await plain(71, 7).png().toBuffer(), actor },
      )
      expect(rowsAtPut).toEqual([0])
      expect((await rows()).filter(({ width }) => width === 71)).toHaveLength(1)
    })

    it('a failed write of the row is an error, and the next try succeeds', async () => {
      const { context } = testApp
      const bytes = await plain(72, 7).png().toBuffer()
      const broken = { ...context.database, write: () => Promise.reject(new Error('the connection is gone')) }
      await expect(
        storePicture({ ...context, database: broken }, { folder: 'media', bytes, actor }),
      ).rejects.toThrow('gone')
      expect((await rows()).some(({ width }) => width === 72)).toBe(false)
      await storePicture(context, { folder: 'media', bytes, actor })
      expect((await rows()).filter(({ width }) => width === 72)).toHaveLength(1)
    })

    it('nothing unfinished is left on the disk', () => {
      expect(readdirSync(path.join(testApp.context.config.dataDir, 'files', '.unfinished'))).toEqual([])
    })
  })
})
