import { afterEach, beforeEach, expect, it } from 'vitest'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

onEachDatabase('the name that colleagues know somebody by', (database) => {
  let site: TestApp
  let owner: TestUser
  let editor: TestUser
  beforeEach(async () => {
    site = await startTestApp(database)
    owner = await signInAs(site, 'super_admin', { name: 'Mona Farid', displayName: 'Mona' })
    await signInAs(site, 'admin', { name: 'أحمد علي', displayName: 'أحمد علي' })
    editor = await signInAs(site, 'editor', { name: 'Omar Said', displayName: 'Omar' })
  })
  afterEach(() => site.close())

  const call = (by: TestUser, method: 'POST' | 'PUT', url: string, payload: object) =>
    site.app.inject({ method, url, headers: by.headers, payload })
  const choose = (displayName: string) => call(editor, 'PUT', '/api/auth/profile', { displayName })
  const message = 'A colleague goes by this name already. Please choose a display name that tells you apart.'

  it.each(['Mona', ' mona', 'Mona Farid', 'M\u200bona', 'Ｍona', 'Móna', 'Mona.', 'احمد على'])(
    'cannot be taken over by somebody else: %s',
    async (name) => {
      const refused = await choose(name)
      expect([refused.statusCode, refused.json()]).toEqual([
        409,
        expect.objectContaining({ message, issues: [{ path: 'displayName', message }] }),
      ])
    },
  )

  it('cannot be taken over by leaving the display name empty', async () => {
    const emptied = { name: 'Mona', displayName: '' }
    expect((await call(editor, 'PUT', '/api/auth/profile', emptied)).statusCode).toBe(409)
  })

  it('may be given to two people by whoever manages accounts', async () => {
    const other = { email: 'other@example.org', password: 'nine blue kites fly', name: 'Mona' }
    expect((await call(owner, 'POST', '/api/users', other)).statusCode).toBe(201)
  })

  it('is still free to choose otherwise, and keeps whoever has it already from nothing', async () => {
    expect((await choose('Omar S.')).statusCode).toBe(200)
    await signInAs(site, 'viewer', { name: 'Omar S.', displayName: 'Omar S.' })
    const language = await call(editor, 'PUT', '/api/auth/profile', { language: 'ar' })
    expect(language.statusCode, language.body).toBe(200)
  })
})
