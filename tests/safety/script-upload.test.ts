import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AttackedSite, startAttackedSite } from '../support/attacked-site.ts'
import { hostileFiles } from '../support/hostile-files.ts'
import { onEachDatabase } from '../support/test-app.ts'
import { pictureForm } from '../support/test-pictures.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

const files = await hostileFiles()

onEachDatabase('a script in an upload', (database) => {
  let site: AttackedSite
  let editor: TestUser
  beforeAll(async () => {
    site = await startAttackedSite(database)
    editor = await signInAs(site, 'editor')
  })
  afterAll(() => site.close())

  it.each(files)('is refused or gone: $what', async ({ bytes, filename, type, isRefused }) => {
    const { payload, headers } = pictureForm(bytes, filename, type)
    const answer = await site.send({
      method: 'POST',
      path: '/api/storage/upload?folder=media',
      headers: { ...headers, ...editor.headers },
      body: payload,
    })
    if (isRefused) {
      expect([400, 415]).toContain(answer.status)
      return
    }
    expect(answer.status, answer.text).toBe(200)
    const served = await site.send({ path: answer.json().url })
    expect(served.text).not.toMatch(/alert|<script|<html|<svg/i)
    expect(served.headers).toMatchObject({
      'content-type': expect.stringMatching(/^image\/(?:png|jpeg|webp|avif)$/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
  })
})
