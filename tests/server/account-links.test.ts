import { expect, it } from 'vitest'
import { codeAt, stepAt } from '../../src/server/auth/totp.ts'
import { languages } from '../../src/shared/languages.ts'
import { linkIsOver, nextToken, withMailingApp } from '../support/mailing-app.ts'
import { queuedMails } from '../support/queued-mails.ts'
import { sendDueMails, tokenIn } from '../support/sent-mails.ts'
import { onEachDatabase, type TestApp } from '../support/test-app.ts'
import { signInAs, startTestSession, type TestUser, testPassword } from '../support/test-user.ts'

const password = 'nine quiet herons'

onEachDatabase('links by mail', (database) => {
  let testApp: TestApp
  let person: TestUser
  withMailingApp(database, async (started) => {
    testApp = started
    person = await signInAs(testApp, 'editor', { email: 'laila@nile.example' })
  })

  const post = (url: string, payload: object, by?: TestUser) =>
    testApp.app.inject({ method: 'POST', url, payload, headers: by?.headers ?? {} })
  const ask = (email: string) => post('/api/auth/forgotten-password', { email })
  const choose = (token: string, chosen = password) =>
    post('/api/auth/new-password', { token, password: chosen })
  const signIn = (email: string, given: string, code?: string) =>
    post('/api/auth/sign-in', { email, password: given, ...(code ? { code } : {}) })
  const hasSession = async ({ headers }: TestUser) =>
    (await testApp.app.inject({ url: '/api/auth/session', headers })).statusCode === 200
  const later = (minutes: number) => {
    testApp.clock.now = new Date(testApp.context.now().getTime() + minutes * 60_000)
  }

  it('replace a forgotten password, and end every session', async () => {
    const elsewhere = await startTestSession(testApp, person.user)
    expect((await ask('Laila@Nile.example')).statusCode).toBe(204)
    const [mail] = await sendDueMails(testApp)
    expect([mail?.recipient, mail?.subject]).toEqual([
      'laila@nile.example',
      'A new password for your account',
    ])
    expect(mail?.body).toMatch(/https:\/\/site\.example\/admin\/new-password\?lang=en#[\w-]{43}/)
    const token = tokenIn(mail ?? { body: '' })
    expect((await post('/api/auth/link', { token })).json()).toMatchObject({
      purpose: 'password',
      email: 'laila@nile.example',
    })
    expect((await choose(token)).statusCode).toBe(204)
    expect([await hasSession(person), await hasSession(elsewhere)]).toEqual([false, false])
    expect((await signIn('laila@nile.example', testPassword)).statusCode).toBe(401)
    expect((await signIn('laila@nile.example', password)).json().firstStep).toBeUndefined()
    expect((await choose(token)).json()).toEqual(linkIsOver)
    const admin = await signInAs(testApp, 'admin')
    const activity = await testApp.app.inject({ url: '/api/activity?type=user', headers: admin.headers })
    expect(activity.json()[0]).toMatchObject({
      id: person.user.id,
      actor: person.user.displayName,
      sentence: expect.stringContaining('(password)'),
    })
  })

  it('are asked for in the same way by everybody, whether an account has the address or not', async () => {
    const disabled = await signInAs(testApp, 'editor', { email: 'left@nile.example', isActive: false })
    const answers = []
    for (const email of [person.user.email, disabled.user.email, 'nobody@nile.example']) {
      const { statusCode, headers, body } = await ask(email)
      const { 'x-request-id': id, date, ...alike } = headers
      answers.push({ statusCode, body, alike })
      expect(id).toBeDefined()
    }
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    const { db } = testApp.context.database
    // The same is stored for each: no answer can come sooner than another.
    const rows = await queuedMails(db)
    expect(new Set(rows.map(({ subject, body, about }) => JSON.stringify([subject, body, about]))).size).toBe(
      1,
    )
    expect(rows).toHaveLength(3)
    expect(await db.selectFrom('account_links').selectAll().execute()).toEqual([])
    expect((await sendDueMails(testApp)).map(({ recipient }) => recipient)).toEqual(['laila@nile.example'])
  })

  it('are slowed down like a sign-in, known address or not', async () => {
    for (const email of [person.user.email, 'nobody@nile.example']) {
      for (let count = 0; count < 8; count += 1) expect((await ask(email)).statusCode).toBe(204)
      const refused = await ask(email)
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
    }
    // However often they were asked for, a mailbox gets three.
    expect(await sendDueMails(testApp)).toHaveLength(3)
  })

  it('are written in the language of the person', async () => {
    for (const { code } of languages) {
      const email = `${code}@nile.example`
      await signInAs(testApp, 'viewer', { email, language: code })
      await ask(email)
      const [mail] = await sendDueMails(testApp)
      expect([mail?.language, mail?.body]).toEqual([code, expect.stringContaining(`?lang=${code}#`)])
    }
  })

  it('work for an hour', async () => {
    await ask(person.user.email)
    const token = await nextToken(testApp)
    later(59)
    expect((await post('/api/auth/link', { token })).statusCode).toBe(200)
    later(1)
    expect((await post('/api/auth/link', { token })).json()).toEqual(linkIsOver)
    expect((await choose(token)).json()).toEqual(linkIsOver)
    expect((await signIn(person.user.email, testPassword)).statusCode).toBe(200)
  })

  it('are used by one of two who come at once, and end the others that were sent', async () => {
    await ask(person.user.email)
    await ask(person.user.email)
    const [first, second] = (await sendDueMails(testApp)).map(tokenIn)
    const answers = await Promise.all([choose(first ?? ''), choose(first ?? '', 'six silver spoons')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404])
    expect((await choose(second ?? '')).statusCode).toBe(404)
  })

  it('do one thing each', async () => {
    await ask(person.user.email)
    const token = await nextToken(testApp)
    expect((await post('/api/auth/invitation', { token, password })).statusCode).toBe(404)
    expect((await post('/api/auth/new-email', { token })).statusCode).toBe(404)
    for (const wrong of ['', 'x', 'x'.repeat(43), 'x'.repeat(5000), '\u0000'])
      expect([400, 404]).toContain((await choose(wrong)).statusCode)
    expect((await choose(token)).statusCode).toBe(204)
  })

  it('leave the second factor as it is', async () => {
    const setup = await post('/api/auth/second-factor/setup', { password: testPassword }, person)
    const { secret } = setup.json()
    const code = () => codeAt(secret, stepAt(testApp.context.now()))
    await post('/api/auth/second-factor', { code: code() }, person)
    await ask(person.user.email)
    await choose(await nextToken(testApp))
    expect((await signIn(person.user.email, password)).json().code).toBe('second_factor_required')
    later(1)
    expect((await signIn(person.user.email, password, code())).statusCode).toBe(200)
  })

  const move = (email: string, currentPassword = testPassword) =>
    post('/api/auth/email', { email, currentPassword }, person)
  const confirm = (token: string) => post('/api/auth/new-email', { token })
  const emailNow = async () =>
    (await testApp.app.inject({ url: '/api/auth/session', headers: person.headers })).json().user.email

  it('change an address once the new one is confirmed, and tell the old one', async () => {
    expect((await move('new@nile.example', 'wrong guess')).json().issues[0].path).toBe('currentPassword')
    expect((await move('New@Nile.example')).statusCode).toBe(204)
    const [mail, ...others] = await sendDueMails(testApp)
    expect([mail?.recipient, others]).toEqual(['new@nile.example', []])
    expect(await emailNow()).toBe('laila@nile.example')
    const token = tokenIn(mail ?? { body: '' })
    const answers = await Promise.all([confirm(token), confirm(token)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404])
    expect(await emailNow()).toBe('new@nile.example')
    expect((await signIn('new@nile.example', testPassword)).statusCode).toBe(200)
    const [told] = await sendDueMails(testApp)
    expect(told?.recipient).toBe('laila@nile.example')
    expect(told?.body).toContain('new@nile.example')
  })

  it('do not change an address that somebody else got meanwhile, nor after a day, nor twice', async () => {
    await signInAs(testApp, 'viewer', { email: 'taken@nile.example' })
    expect((await move('taken@nile.example')).statusCode).toBe(409)
    expect((await move('laila@nile.example')).statusCode).toBe(400)
    await move('first@nile.example')
    const first = await nextToken(testApp)
    await move('second@nile.example')
    const second = await nextToken(testApp)
    expect((await confirm(first)).statusCode).toBe(404)
    await signInAs(testApp, 'viewer', { email: 'second@nile.example' })
    expect((await confirm(second)).statusCode).toBe(409)
    await move('third@nile.example')
    const third = await nextToken(testApp)
    later(24 * 60)
    expect((await confirm(third)).statusCode).toBe(404)
  })

  it('end with the password they were asked for with', async () => {
    await move('new@nile.example')
    const token = await nextToken(testApp)
    await testApp.app.inject({
      method: 'PUT',
      url: '/api/auth/password',
      headers: person.headers,
      payload: { currentPassword: testPassword, newPassword: password },
    })
    expect((await confirm(token)).statusCode).toBe(404)
  })
})
