import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DueWorkLog } from '../../src/server/due-work/perform-work.ts'
import { type DueWorkRunner, startDueWork } from '../../src/server/due-work/start-due-work.ts'
import { mailKind } from '../../src/server/mail/mail-kind.ts'
import { queueMail } from '../../src/server/mail/queue-mail.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { queuedMails } from '../support/queued-mails.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs } from '../support/test-user.ts'

const account = { user: 'site@foundation.example', password: 'three blue herons' }

onEachDatabase('the mail server of the settings', (database) => {
  let mails: MailServer
  let site: TestApp
  let headers: Record<string, string>
  let runner: DueWorkRunner | undefined
  let lines: string[]

  const begin = async (env: Record<string, string> = {}) => {
    site = await startTestApp(database, env)
    headers = (await signInAs(site, 'super_admin')).headers
  }
  beforeEach(async () => {
    lines = []
    runner = undefined
    mails = await startMailServer({ account })
  })
  afterEach(async () => {
    await runner?.close()
    await site.close()
    await mails.close()
  })

  const work = () => {
    const note = (details: object, message: string) =>
      void lines.push(JSON.stringify({ ...details, message }))
    const log: DueWorkLog = { info: note, warn: note, error: note }
    const kinds = { mail: mailKind(site.context, { log }) }
    runner = startDueWork(site.context, { kinds, log, pollMs: 20, restMs: 20 })
  }
  const server = () => ({ host: '127.0.0.1', port: mails.port, encryption: 'none', ...account })
  const call = (method: 'GET' | 'PUT' | 'DELETE' | 'POST', url: string, payload?: object) =>
    site.app.inject({ method, url, headers, ...(payload && { payload }) })
  const set = async (changes: object = {}) => call('PUT', '/api/mail-server', { ...server(), ...changes })
  const read = async () => (await call('GET', '/api/mail-server')).json()
  const queue = (to: string) =>
    site.context.database.write((tx) =>
      queueMail(tx, { to, subject: 'Hello', text: 'Good day' }, site.context.now()),
    )
  const issuesOf = async (changes: object) => {
    const answer = await set(changes)
    expect(answer.statusCode, answer.body).toBe(400)
    return answer.json().issues
  }
  const until = <T>(check: () => Promise<T> | T) => vi.waitFor(check, { timeout: 80_000, interval: 20 })

  it('is stored once it took the sign-in, and then takes mails, the one that waited first', async () => {
    await begin()
    work()
    await queue('waiting@nile.example')
    await until(() => expect(lines.join()).toContain('no mail server is set up: a mail waits'))
    expect(lines.join()).not.toContain('waiting@')
    expect(await queuedMails(site.context.database.db)).toMatchObject([{ state: 'waiting', last_error: '' }])
    expect(await read()).toMatchObject({ source: 'none', server: null, waiting: 1 })
    expect((await call('GET', '/api/auth/options')).json()).toEqual({ sendsMail: false })

    const answer = await set()
    expect(answer.statusCode, answer.body).toBe(200)
    expect((await call('GET', '/api/auth/options')).json()).toEqual({ sendsMail: true })
    await until(() => expect(mails.received).toMatchObject([{ recipients: ['waiting@nile.example'] }]))
    // Nobody named a sender: servers take mails from whoever signs in.
    expect(mails.received[0]?.message).toContain(`From: ${account.user}`)
    await until(async () => expect((await read()).waiting).toBe(0))
    await queue('later@nile.example')
    await until(() => expect(mails.received).toHaveLength(2))
  })

  it('is waited for up to thirty days, which is no failure, and then the mail is let go', async () => {
    await begin()
    site.clock.now = new Date('2026-11-16T09:00:00.000Z')
    await queue('waiting@nile.example')
    work()
    const [mail] = await until(async () => {
      const found = await queuedMails(site.context.database.db)
      expect(found).toMatchObject([{ retry_at: '2026-11-16T10:00:00.000Z' }])
      return found
    })
    expect(mail).toMatchObject({ state: 'waiting', attempts: 0, last_error: '', claimed_by: null })
    site.clock.now = new Date('2026-12-16T09:00:00.000Z')
    await until(async () =>
      expect(await queuedMails(site.context.database.db)).toMatchObject([{ state: 'done', recipient: '' }]),
    )
    expect(lines.join()).toContain('no mail server was set up for a month: a mail was not sent')
  })

  it('is changed while the site runs: what failed at the one before goes to the new one at once', async () => {
    await begin()
    await set()
    work()
    await mails.close()
    await queue('mona@nile.example')
    await until(async () =>
      expect((await queuedMails(site.context.database.db))[0]?.last_error).toContain('ECONNREFUSED'),
    )
    mails = await startMailServer({ account })
    expect((await set()).statusCode).toBe(200)
    await until(() => expect(mails.received).toMatchObject([{ recipients: ['mona@nile.example'] }]))
  })

  it('says what is wrong at the field where it is mended, and stores nothing', async () => {
    await begin()
    expect(await issuesOf({ password: 'four blue herons' })).toEqual([
      { path: 'password', message: 'The server does not accept this user name and password.' },
    ])
    expect(await issuesOf({ port: 1 })).toEqual([
      { path: 'port', message: expect.stringContaining('refuses connections at this port') },
    ])
    expect(await issuesOf({ host: 'mail.nowhere.invalid' })).toEqual([
      { path: 'host', message: expect.stringContaining('no server with this name') },
    ])
    expect(await issuesOf({ encryption: 'starttls' })).toEqual([
      { path: 'encryption', message: 'The server offers no STARTTLS at this port.' },
    ])
    expect(await issuesOf({ encryption: 'tls' })).toEqual([
      { path: 'encryption', message: 'The server expects another encryption at this port.' },
    ])
    const wrong = { host: 'https://mail.example', port: 0, encryption: 'ssl', user: 'x', password: '' }
    expect((await issuesOf(wrong)).map(({ path }: { path: string }) => path)).toEqual([
      'host',
      'port',
      'encryption',
    ])
    expect(await issuesOf({ password: '' })).toEqual([{ path: 'password', message: 'Password is required' }])
    expect(await read()).toMatchObject({ source: 'none' })
  })

  it('refuses a certificate that proves nothing, whether encryption begins at once or is asked for', async () => {
    await begin()
    for (const encryption of ['tls', 'starttls'] as const) {
      const encrypted = await startMailServer({ account, encryption })
      expect(await issuesOf({ port: encrypted.port, encryption })).toEqual([
        { path: 'host', message: expect.stringContaining('certificate of the server is not valid') },
      ])
      await encrypted.close()
    }
  })

  it('keeps the password to itself: in no answer, no history and no file, and unreadable beside another server', async () => {
    await begin()
    await set()
    const answers = await Promise.all(
      ['/api/mail-server', '/api/activity', '/api/first-steps', '/api/site-settings'].map((url) =>
        call('GET', url),
      ),
    )
    expect(answers.map(({ body }) => body).join()).not.toContain(account.password)
    expect(answers[0]?.json()).toMatchObject({
      source: 'settings',
      server: {
        host: '127.0.0.1',
        port: mails.port,
        encryption: 'none',
        user: account.user,
        hasPassword: true,
      },
    })
    expect(answers[1]?.body).toContain('ail server')
    const { db } = site.context.database
    const stored = [
      ...(await db.selectFrom('settings').selectAll().execute()),
      ...(await db.selectFrom('changes').selectAll().execute()),
    ]
    expect(JSON.stringify(stored)).not.toContain(account.password)
    expect(JSON.stringify(stored)).toContain('enc1.')
    if (database === 'SQLite') {
      const { dataDir } = site.context.config
      for (const file of ['site.db', 'site.db-wal'])
        expect(readFileSync(path.join(dataDir, file)).includes(account.password), file).toBe(false)
    }
    // Somebody with the database alone points it at a server of their own: the password is not handed over.
    const elsewhere = await startMailServer()
    const setting = await db
      .selectFrom('settings')
      .selectAll()
      .where('name', '=', 'mail_server')
      .executeTakeFirstOrThrow()
    const value = JSON.stringify({ ...JSON.parse(setting.value), host: 'localhost', port: elsewhere.port })
    await db.updateTable('settings').set({ value }).where('name', '=', 'mail_server').execute()
    const test = (await call('POST', '/api/first-steps/test-mail')).json()
    expect(test).toMatchObject({ isAccepted: false, problem: 'lost_password' })
    expect((await read()).server).toMatchObject({ host: 'localhost', isReadable: false })
    expect(elsewhere.received).toEqual([])
    await elsewhere.close()
  })

  it('sends a test mail, which says nothing any more once the server is another one', async () => {
    await begin()
    await set()
    expect((await call('POST', '/api/first-steps/test-mail')).json()).toMatchObject({ isAccepted: true })
    expect((await call('GET', '/api/first-steps')).json().steps.mail).toMatchObject({
      isDone: true,
      isConfigured: true,
    })
    await set()
    expect((await call('GET', '/api/first-steps')).json().steps.mail).toMatchObject({
      isDone: false,
      lastTest: null,
    })
    expect((await call('DELETE', '/api/mail-server')).statusCode).toBe(204)
    expect(await read()).toMatchObject({ source: 'none', server: null })
    expect((await call('POST', '/api/first-steps/test-mail')).json()).toMatchObject({
      problem: 'not_configured',
    })
  })

  // Only a site that stores nothing in its data folder can be without a key.
  it.runIf(database === 'PostgreSQL')(
    'keeps no password where there is no key to encrypt it with',
    async () => {
      const bucket = { S3_ENDPOINT: 'http://127.0.0.1:9', S3_BUCKET: 'site' }
      await begin({ ...bucket, S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' })
      const refused = await set()
      expect([refused.statusCode, refused.json().message]).toEqual([
        403,
        expect.stringContaining('this site has no key'),
      ])
      expect(await read()).toMatchObject({ source: 'none' })
    },
  )

  it('gives way to the environment, which cannot be changed here', async () => {
    await begin({ SMTP_URL: `smtp://reader:secret@127.0.0.1:${mails.port}` })
    const refused = await set()
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'Whoever runs the site has set up the mail server for it. It cannot be changed here.',
    ])
    expect(await read()).toMatchObject({ source: 'environment', server: null, host: '127.0.0.1' })
    expect(JSON.stringify(await read())).not.toContain('secret')
  })
})
