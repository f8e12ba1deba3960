import { existsSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AttackedSite, startAttackedSite } from '../support/attacked-site.ts'
import { onEachDatabase } from '../support/test-app.ts'
import { pictureForm, plain } from '../support/test-pictures.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

const png = await plain(20, 10).png().toBuffer()

onEachDatabase('a way out of the folder', (database) => {
  let site: AttackedSite
  let editor: TestUser
  beforeAll(async () => {
    site = await startAttackedSite(database)
    editor = await signInAs(site, 'editor')
    expect((await upload('?folder=media', 'first.png')).status).toBe(200)
  })
  afterAll(() => site.close())

  async function upload(query: string, filename: string) {
    const { payload, headers } = pictureForm(png, filename)
    return site.send({
      method: 'POST',
      path: `/api/storage/upload${query}`,
      headers: { ...headers, ...editor.headers },
      body: payload,
    })
  }

  /** Everything below the data folder but the database. */
  const storedFiles = () =>
    readdirSync(site.context.config.dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('site.'))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()

  it.each([
    ['unknown', 'secrets'],
    ['empty', ''],
    ['in another case', 'Partners'],
    ['with a step up', '../partners'],
    ['with a step up inside', 'about/../../etc'],
    ['with an encoded step up', '%2e%2e%2fpartners'],
    ['with a twice encoded step up', '%252e%252e%252f'],
    ['with an encoded backslash', 'about%5C..%5C..'],
    ['with a NUL', 'partners%00'],
    ['absolute', '/etc'],
    ['with a slash at its end', 'partners/'],
    ['with a slash too many', 'about//sdgs'],
    ['with a space', 'partners%20'],
    ['a name every object has', 'constructor'],
    ['5,000 characters long', 'a'.repeat(5000)],
    ['1,600 steps up', '../'.repeat(1600)],
    ['given twice', 'media&folder=events'],
  ])('is refused as the folder of an upload: %s', async (_what, folder) => {
    const before = storedFiles()
    const answer = await upload(`?folder=${folder}`, 'a.png')
    expect(answer.status).toBe(400)
    expect(answer.json()).toMatchObject({ message: expect.stringMatching(/no such folder|not valid/) })
    expect(storedFiles()).toEqual(before)
  })

  it.each([
    '../../../etc/passwd',
    '..\\..\\site.db',
    '/etc/passwd',
    'a\u0000.png',
    'a.php',
    '.htaccess',
    `${'a'.repeat(5000)}.png`,
    '%2e%2e%2fsite.db',
  ])('means nothing as the name of a file: %s', async (filename) => {
    const before = storedFiles()
    const answer = await upload('?folder=media', filename.replaceAll('"', ''))
    // The name of what is stored is made from its bytes; the same bytes are the same file.
    expect([200, 400]).toContain(answer.status)
    if (answer.status === 200) expect(answer.json().url).toMatch(/^\/files\/media\/[0-9a-f]{16}-20x10\.png$/)
    expect(storedFiles()).toEqual(before)
  })

  describe('in the address of a file', () => {
    it.each([
      '/files/../site.db',
      '/files/..%2fsite.db',
      '/files/%2e%2e/site.db',
      '/files/media/..%2f..%2fsite.db',
      '/files/media/..%5c..%5csite.db',
      '/files/media/%00',
      '/files//etc/passwd',
      '/files/%2fetc%2fpasswd',
      '/files/.unfinished/x',
      `/files/${'a/'.repeat(2000)}b`,
      `/files/${'a'.repeat(5000)}`,
      '/assets/../../package.json',
      '/assets/..%2f..%2fpackage.json',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/assets/..%5c..%5cpackage.json',
      '/..%2f..%2fpackage.json',
      '/.vite/manifest.json',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/site.db',
      '/.env',
      '/.git/config',
    ])('leads to no file: %s', async (address) => {
      const { status, text } = await site.send({ path: address })
      expect([400, 404]).toContain(status)
      expect(text).not.toMatch(/SQLite format|"dependencies"|root:x:|isEntry/)
    })

    it('leads to none with a backslash either', async () => {
      const answer = await site.sendRaw(
        'GET /files/..\\..\\site.db HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      )
      expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    })
  })

  it('has left nothing outside the storage', () => {
    expect(existsSync(path.join(tmpdir(), 'partners'))).toBe(false)
    const { dataDir } = site.context.config
    expect(readdirSync(dataDir).filter((name) => !name.startsWith('site.'))).toEqual(['files'])
    expect(readdirSync(path.join(dataDir, 'files')).sort()).toEqual(['.unfinished', 'media'])
    expect(readdirSync(path.join(dataDir, 'files', '.unfinished'))).toEqual([])
  })
})
