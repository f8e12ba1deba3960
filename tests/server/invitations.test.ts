import { expect, it } from 'vitest'
import { languages } from '../../src/shared/languages.ts'
import type { Role } from '../../src/shared/roles.ts'
import { linkIsOver, nextToken, withMailingApp } from '../support/mailing-app.ts'
import { sendDueMails, tokenIn } from '../support/sent-mails.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

const salma = { email: 'Salma@Nile.example', name: 'Salma Nour', role: 'editor' }
const password = 'nine quiet herons'

onEachDatabase('invitations', (database) => {
  let testApp: TestApp
  let admin: TestUser
  withMailingApp(database, async (started) => {
    testApp = started
    admin = await signInAs(testApp, 'super_admin', { displayName: 'Mona' })
  })

  const call = (
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    payload?: object,
    by: TestUser | null = admin,
  ) => testApp.app.inject({ method, url, ...(payload ? { payload } : {}), headers: by?.headers ?? {} })
  const invite = (changes: object = {}, by = admin) =>
    call('POST', '/api/invitations', { ...salma, ...changes }, by)
  const accept = (token: string, chosen = password) =>
    call('POST', '/api/auth/invitation', { token, password: chosen }, null)
  const list = async () => (await call('GET', '/api/invitations')).json()
  const users = async () => (await call('GET', '/api/users')).json() as { email: string; role: string }[]

  it('lead from the mail to an account of one’s own, signed in', async () => {
    const made = await invite()
    expect([made.statusCode, made.json()]).toEqual([
      201,
      {
        id: expect.any(String),
        email: 'salma@nile.example',
        name: 'Salma Nour',
        role: 'editor',
        language: null,
        inviter: 'Mona',
        createdAt: '2026-11-16T09:00:00.000Z',
        expiresAt: '2026-11-23T09:00:00.000Z',
      },
    ])
    expect(await list()).toEqual([made.json()])
    const [mail] = await sendDueMails(testApp)
    expect(mail?.recipient).toBe('salma@nile.example')
    expect(mail?.subject).toBe('Your invitation to site.example')
    expect(mail?.body).toContain('Mona invites you')
    expect(mail?.body).toMatch(/https:\/\/site\.example\/admin\/invitation\?lang=en#[\w-]{43}/)
    const token = tokenIn(mail ?? { body: '' })

    const read = await call('POST', '/api/auth/link', { token }, null)
    expect(read.json()).toEqual({ purpose: 'invitation', email: 'salma@nile.example', name: 'Salma Nour' })
    const accepted = await accept(token)
    expect(accepted.statusCode).toBe(200)
    expect(accepted.json().user).toMatchObject({
      email: 'salma@nile.example',
      role: 'editor',
      isActive: true,
    })
    expect(accepted.json().firstStep).toBeUndefined()
    const cookie = String(accepted.headers['set-cookie']).split(';')[0] ?? ''
    const session = await testApp.app.inject({ url: '/api/auth/session', headers: { cookie } })
    expect(session.json().user.name).toBe('Salma Nour')
    const signIn = await call('POST', '/api/auth/sign-in', { email: salma.email, password }, null)
    expect(signIn.statusCode).toBe(200)
    expect(await list()).toEqual([])
    const activity = (await call('GET', '/api/activity')).json()
    expect(JSON.stringify(activity)).toMatch(/Mona created the invitation .{0,2}Salma Nour/i)
  })

  it('are written in the language that was chosen for the person, who keeps it', async () => {
    for (const { code } of languages) {
      await invite({ email: `${code}@nile.example`, language: code })
      const [mail] = await sendDueMails(testApp)
      expect([mail?.language, mail?.body]).toEqual([code, expect.stringContaining(`?lang=${code}#`)])
      const { user } = (await accept(tokenIn(mail ?? { body: '' }))).json()
      expect(user.language).toBe(code)
    }
  })

  it('work once, also for two who come at the same time', async () => {
    await invite()
    const token = await nextToken(testApp)
    const answers = await Promise.all([accept(token), accept(token, 'six silver spoons')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
    expect([(await accept(token)).statusCode, (await accept(token)).json()]).toEqual([404, linkIsOver])
    expect((await users()).filter(({ email }) => email === 'salma@nile.example')).toHaveLength(1)
  })

  it('are not used up by a password that is refused', async () => {
    await invite()
    const token = await nextToken(testApp)
    for (const weak of ['short', 'password1', salma.email])
      expect([weak, (await accept(token, weak)).statusCode]).toEqual([weak, 400])
    expect((await accept(token)).statusCode).toBe(200)
  })

  it('expire after seven days, stay in the list, and can be sent again', async () => {
    const { id } = (await invite()).json()
    const old = await nextToken(testApp)
    testApp.clock.now = new Date('2026-11-23T09:00:00.000Z')
    admin = await signInAs(testApp, 'super_admin')
    expect((await accept(old)).json()).toEqual(linkIsOver)
    expect(await list()).toHaveLength(1)
    const again = await call('POST', `/api/invitations/${id}/resend`)
    expect([again.statusCode, again.json().expiresAt]).toEqual([200, '2026-11-30T09:00:00.000Z'])
    const fresh = await nextToken(testApp)
    expect((await accept(old)).statusCode).toBe(404)
    expect((await accept(fresh)).statusCode).toBe(200)
  })

  it('sent again make the link before worthless', async () => {
    const { id } = (await invite()).json()
    const old = await nextToken(testApp)
    await call('POST', `/api/invitations/${id}/resend`)
    expect((await accept(old)).statusCode).toBe(404)
    expect((await accept(await nextToken(testApp))).statusCode).toBe(200)
  })

  it('taken back open nothing, and are not sent any more', async () => {
    const { id } = (await invite()).json()
    const token = await nextToken(testApp)
    expect((await call('DELETE', `/api/invitations/${id}`)).statusCode).toBe(204)
    expect((await accept(token)).json()).toEqual(linkIsOver)
    expect(await list()).toEqual([])
    expect((await call('DELETE', `/api/invitations/${id}`)).statusCode).toBe(404)
    const other = (await invite()).json()
    await call('DELETE', `/api/invitations/${other.id}`)
    expect(await sendDueMails(testApp)).toEqual([])
  })

  it('end with the rights of whoever invited', async () => {
    const second = await signInAs(testApp, 'admin')
    await invite({}, second)
    const token = await nextToken(testApp)
    await testApp.app.inject({
      method: 'PUT',
      url: `/api/users/${second.user.id}`,
      headers: admin.headers,
      payload: { role: 'editor' },
    })
    expect((await accept(token)).json()).toEqual(linkIsOver)
    const [pending] = await list()
    await call('POST', `/api/invitations/${pending.id}/resend`)
    expect((await accept(await nextToken(testApp))).statusCode).toBe(200)
  })

  it.each<[Role, string, number]>([
    ['admin', 'admin', 201],
    ['admin', 'super_admin', 403],
    ['super_admin', 'super_admin', 201],
    ['editor', 'viewer', 403],
  ])('of a %s to the role %s are answered with %i', async (role, granted, status) => {
    const by = await signInAs(testApp, role)
    expect((await invite({ role: granted }, by)).statusCode).toBe(status)
  })

  it('to a super admin are no business of an admin', async () => {
    const { id } = (await invite({ role: 'super_admin' })).json()
    const by = await signInAs(testApp, 'admin')
    expect((await call('POST', `/api/invitations/${id}/resend`, undefined, by)).statusCode).toBe(403)
    expect((await call('DELETE', `/api/invitations/${id}`, undefined, by)).statusCode).toBe(403)
  })

  it('are refused to who has an account or an invitation, and without a name or address', async () => {
    expect((await invite({ email: admin.user.email })).statusCode).toBe(409)
    expect((await invite()).statusCode).toBe(201)
    const twice = await invite({ email: 'salma@nile.example' })
    expect([twice.statusCode, twice.json().issues[0].path]).toEqual([409, 'email'])
    const wrong = await invite({ email: 'nobody', name: ' ', role: 'king' })
    expect(wrong.json().issues.map(({ path }: { path: string }) => path)).toEqual(['email', 'name', 'role'])
  })

  it('leave no token anywhere but in the mail', async () => {
    await invite()
    const token = await nextToken(testApp)
    const { db } = testApp.context.database
    const stored = await Promise.all(
      (['account_links', 'account_link_tokens', 'due_work', 'changes'] as const).map((table) =>
        db.selectFrom(table).selectAll().execute(),
      ),
    )
    expect(token).toHaveLength(43)
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  it('are erased with everything else that is held about a person', async () => {
    await invite()
    const token = await nextToken(testApp)
    expect((await call('DELETE', '/api/people/salma@nile.example')).statusCode).toBe(204)
    expect(await list()).toEqual([])
    expect((await accept(token)).statusCode).toBe(404)
    const log = await testApp.context.database.db.selectFrom('changes').selectAll().execute()
    expect(JSON.stringify(log)).not.toContain('salma@nile.example')
  })
})

onEachDatabase('without a mail server', (database) => {
  it('nobody is invited and no link is sent', async () => {
    const testApp = await startTestApp(database)
    const { headers } = await signInAs(testApp, 'super_admin')
    const post = (url: string, payload: object) =>
      testApp.app.inject({ method: 'POST', url, headers, payload })
    expect((await testApp.app.inject('/api/auth/options')).json()).toEqual({ sendsMail: false })
    for (const answer of [
      await post('/api/invitations', salma),
      await post('/api/auth/forgotten-password', { email: salma.email }),
    ])
      expect([answer.statusCode, answer.json().message]).toEqual([
        403,
        'No mail server is set up, so no link can be sent.',
      ])
    expect(await testApp.context.database.db.selectFrom('due_work').selectAll().execute()).toEqual([])
    await testApp.close()
  })
})
