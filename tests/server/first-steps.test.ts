import { afterEach, expect, it } from 'vitest'
import { noteBackup } from '../../src/server/backup/backup-notes.ts'
import { createFirstAdmin } from '../../src/server/users/first-admin.ts'
import { findUserByEmail } from '../../src/server/users/user-store.ts'
import { otherLanguages } from '../../src/shared/languages.ts'
import { startMailServer } from '../support/mail-server.ts'
import { seedSample } from '../support/seed-sample.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs, startTestSession } from '../support/test-user.ts'

const password = 'seven green boats'

onEachDatabase('the first steps', (database) => {
  let site: TestApp
  afterEach(() => site.close())

  /** The site as its first administrator finds it after the first sign-in. */
  const begin = async (env: Record<string, string> = {}, withSample = false) => {
    site = await startTestApp(database, { ADMIN_PASSWORD: password, ...env })
    await createFirstAdmin(site.context)
    if (withSample) await seedSample(site)
    const admin = await findUserByEmail(site.context.database.db, 'admin@example.org')
    if (!admin) throw new Error('There is no first administrator')
    return (await startTestSession(site, admin.user)).headers
  }
  const call = async (method: 'GET' | 'POST' | 'PUT', url: string, headers: object, payload?: object) => {
    const answer = await site.app.inject({
      method,
      url,
      headers: { ...headers },
      ...(payload && { payload }),
    })
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    return answer.body ? answer.json() : undefined
  }
  const steps = async (headers: object) => (await call('GET', '/api/first-steps', headers)).steps
  const done = async (headers: object) =>
    Object.entries<{ isDone: boolean }>(await steps(headers)).flatMap(([name, { isDone }]) =>
      isDone ? [name] : [],
    )

  it('are all open on a new site, and each is done when what is stored says so', async () => {
    const headers = await begin({}, true)
    expect(await done(headers)).toEqual([])

    await call('PUT', '/api/site-settings', headers, { name: 'Nile Roots Trust', shortName: 'NRT' })
    expect((await steps(headers)).identity).toEqual({ isDone: false, hasName: true, hasLogo: false })
    // The words of the sample are still the name of another foundation there.
    expect((await steps(headers)).languages).toEqual({ isDone: false, unnamed: otherLanguages })
    await call('PUT', '/api/hero-sections/home', headers, { headerLogoLight: '/files/media/own.webp' })
    for (const lang of otherLanguages)
      await call('PUT', `/api/site-settings/site-settings/translations/${lang}`, headers, {
        state: 'published',
        texts: { name: 'مؤسسة جذور النيل', shortName: 'جذور' },
      })
    expect(await done(headers)).toEqual(['identity', 'languages'])

    await call('PUT', '/api/auth/profile', headers, { displayName: 'Mona Farid' })
    expect((await steps(headers)).account).toEqual({ isDone: false, hasName: true, isSafe: false })
    await call('PUT', '/api/auth/password', headers, {
      currentPassword: password,
      newPassword: 'nine white herons',
    })
    await call('POST', '/api/first-steps/remove-sample', headers)
    await signInAs(site, 'editor')
    await site.context.database.write((tx) => noteBackup(tx, site.context.now()))
    expect(await done(headers)).toEqual([
      'identity',
      'languages',
      'account',
      'sample',
      'colleagues',
      'backup',
    ])
    site.clock.now = new Date(Date.now() + 31 * 86_400_000)
    const later = (await signInAs(site, 'super_admin')).headers
    expect((await steps(later)).backup.isDone).toBe(false)
  })

  it('can be put away for good, and brought back', async () => {
    const headers = await begin()
    expect(await call('PUT', '/api/first-steps', headers, { isHidden: true })).toMatchObject({
      isHidden: true,
    })
    expect(await call('GET', '/api/first-steps', headers)).toMatchObject({ isHidden: true })
    expect(await call('PUT', '/api/first-steps', headers, { isHidden: false })).toMatchObject({
      isHidden: false,
    })
    const wrong = await site.app.inject({ method: 'PUT', url: '/api/first-steps', headers, payload: {} })
    expect([wrong.statusCode, wrong.json().message]).toEqual([400, 'isHidden must be true or false'])
  })

  it('send a test mail and tell what the mail server said, naming nobody', async () => {
    const mails = await startMailServer()
    const headers = await begin({ SMTP_URL: `smtp://127.0.0.1:${mails.port}` })
    const send = () => call('POST', '/api/first-steps/test-mail', headers)
    mails.state.refuse = 'No such mailbox'
    expect(await send()).toMatchObject({ isAccepted: false, problem: 'refused' })
    const { mail } = await steps(headers)
    expect(mail).toMatchObject({ isDone: false, isConfigured: true })
    expect(mail.lastTest.details).toContain('No such mailbox')
    expect(mail.lastTest.details).not.toContain('admin@')
    mails.state.refuse = undefined
    expect(await send()).toMatchObject({ isAccepted: true, problem: null })
    expect(mails.received).toMatchObject([{ recipients: ['admin@example.org'] }])
    expect((await steps(headers)).mail.isDone).toBe(true)
    await mails.close()
    expect(await send()).toMatchObject({ isAccepted: false, problem: 'connection_refused' })
    expect((await steps(headers)).mail.isDone).toBe(false)
  })

  it('say that there is no mail server', async () => {
    const headers = await begin()
    expect(await call('POST', '/api/first-steps/test-mail', headers)).toMatchObject({
      isAccepted: false,
      problem: 'not_configured',
    })
  })
})
