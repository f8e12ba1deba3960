import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AppContext } from '../../src/server/app-context.ts'
import type { DueWorkLog } from '../../src/server/due-work/perform-work.ts'
import { type DueWorkRunner, startDueWork } from '../../src/server/due-work/start-due-work.ts'
import { type MailOptions, mailKind } from '../../src/server/mail/mail-kind.ts'
import { queueMail } from '../../src/server/mail/queue-mail.ts'
import { type MailServer, type Received, startMailServer } from '../support/mail-server.ts'
import { queuedMails } from '../support/queued-mails.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { sendApplication } from '../support/test-application.ts'
import { signInAs } from '../support/test-user.ts'

onEachDatabase('the queue of mails', (database) => {
  let mailServer: MailServer
  let testApp: TestApp
  let runners: DueWorkRunner[]
  let lines: string[]
  const note = (details: object, message: string) => {
    lines.push(JSON.stringify({ ...details, message }))
  }
  const pause = async () => undefined
  const log: DueWorkLog = { info: note, warn: note, error: note }

  beforeEach(async () => {
    lines = []
    runners = []
    mailServer = await startMailServer()
    testApp = await startTestApp(database, {
      SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
      MAIL_FROM: 'Foundation <site@foundation.example>',
      ADMIN_EMAIL: 'admin@foundation.example',
    })
  })
  afterEach(async () => {
    await Promise.all(runners.map((runner) => runner.close()))
    await testApp.close()
    await mailServer.close()
  })

  const start = (context: AppContext = testApp.context, options: Partial<MailOptions> = {}) => {
    const kinds = { mail: mailKind(context, { log, ...options }) }
    const runner = startDueWork(context, { kinds, log, pollMs: 20, restMs: 20, pause })
    runners.push(runner)
    return runner
  }
  const queue = (to: string, subject = 'Hello', body = 'Good day') =>
    testApp.context.database.write((tx) =>
      queueMail(tx, { to, subject, text: body, about: 'application 1' }, testApp.context.now()),
    )
  const rows = () => queuedMails(testApp.context.database.db)
  const unsent = async () => (await rows()).filter((row) => row.state === 'waiting')
  const stored = () => testApp.context.database.db.selectFrom('due_work').selectAll().execute()
  const until = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 80_000, interval: 20 })
  const status = async () => {
    const { headers } = await signInAs(testApp, 'admin')
    return (await testApp.app.inject({ url: '/api/due-work/status', headers })).json()
  }

  it('delivers both mails of an application, and keeps no copy', async () => {
    await sendApplication(testApp)
    start()
    await until(async () => expect(await unsent()).toEqual([]))
    expect(mailServer.received.flatMap((mail) => mail.recipients).sort()).toEqual([
      'admin@foundation.example',
      'laila@nile.example',
    ])
    const receipt = mailServer.received.find((mail) => mail.recipients.includes('laila@nile.example'))
    expect(receipt?.message).toContain('From: Foundation <site@foundation.example>')
    expect(receipt?.message).toContain('Subject: We have received your application')
    expect(receipt?.message).toContain('Auto-Submitted: auto-generated')
    expect(JSON.stringify(await rows())).not.toMatch(/laila/i)
  })

  it('delivers each mail once, however many processes send', async () => {
    for (let index = 0; index < 20; index += 1) await queue(`person-${index}@nile.example`)
    start()
    start()
    start()
    await until(async () => expect(await unsent()).toEqual([]))
    const recipients = mailServer.received.flatMap((mail) => mail.recipients)
    expect(recipients).toHaveLength(20)
    expect(new Set(recipients).size).toBe(20)
  })

  it('loses nothing while the mail server is down, and delivers when it is back', async () => {
    testApp.clock.now = new Date('2026-11-15T09:00:00.000Z')
    await mailServer.close()
    await queue('one@nile.example')
    await queue('two@nile.example')
    start()
    await until(async () => {
      const failed = await unsent()
      expect(failed.map((row) => row.attempts)).toEqual([1, 1])
      expect(failed.every((row) => row.retry_at === '2026-11-15T09:01:00.000Z')).toBe(true)
    })
    expect(await status()).toEqual({
      ...{ waiting: 2, failing: 2, failed: 0, overdueSeconds: 0 },
      lastError: expect.stringContaining('ECONNREFUSED'),
    })
    testApp.clock.now = new Date('2026-11-15T09:01:00.000Z')
    await until(async () => {
      const failed = await unsent()
      expect(failed.every((row) => row.retry_at === '2026-11-15T09:03:00.000Z')).toBe(true)
    })
    mailServer = await startMailServer({}, mailServer.port)
    testApp.clock.now = new Date('2026-11-15T09:03:00.000Z')
    await until(async () => expect(await unsent()).toEqual([]))
    expect(mailServer.received.flatMap((mail) => mail.recipients).sort()).toEqual([
      'one@nile.example',
      'two@nile.example',
    ])
    expect(await status()).toEqual({
      ...{ waiting: 0, failing: 0, failed: 0, overdueSeconds: 0 },
      lastError: null,
    })
  })

  it('lets a refused mail hold up no other one, and names nobody in its errors', async () => {
    mailServer.state.refuse = 'No such mailbox'
    await queue('wrong@nile.example')
    start()
    await until(async () => expect((await status()).failing).toBe(1))
    expect((await status()).lastError).toContain('No such mailbox <…@nile.example>')
    expect(lines.join('\n')).not.toContain('wrong@')
    mailServer.state.refuse = undefined
    await queue('right@nile.example')
    await until(() =>
      expect(mailServer.received.map((mail) => mail.recipients)).toEqual([['right@nile.example']]),
    )
  })

  it('takes a mail up again whose process ended in the middle of sending it', async () => {
    testApp.clock.now = new Date('2026-11-15T09:00:00.000Z')
    await queue('laila@nile.example')
    await testApp.context.database.db
      .updateTable('due_work')
      .set({ attempts: 1, claimed_by: 'the one that ended', claimed_until: '2026-11-15T09:10:00.000Z' })
      .execute()
    start()
    await queue('omar@nile.example')
    const left = async () => (await unsent()).map(({ recipient }) => recipient)
    // The queue learns of a delivery a moment after the mail server has it.
    await until(async () => expect(await left()).toEqual(['laila@nile.example']))
    expect(mailServer.received).toHaveLength(1)
    testApp.clock.now = new Date('2026-11-15T09:10:00.000Z')
    await until(() => expect(mailServer.received).toHaveLength(2))
  })

  it.each([
    'Hello\r\nBcc: victim@nile.example',
    'Hello\nX-Evil: yes\n\nNew body',
    'Hello\u2028Bcc: victim@nile.example',
    'Hello\u0000\rBcc: victim@nile.example',
  ])('makes the subject %j one line', async (subject) => {
    await queue('laila@nile.example', subject)
    expect((await rows())[0]?.subject).toMatch(/^Hello [\x20-\x7e]+$/)
    start()
    await until(() => expect(mailServer.received).toHaveLength(1))
    const { recipients, message } = mailServer.received[0] as Received
    const head = message.slice(0, message.indexOf('\r\n\r\n'))
    expect(recipients).toEqual(['laila@nile.example'])
    expect(head).not.toMatch(/^(bcc|x-evil):/im)
    expect(message).toContain('Good day')
  })

  it.each([
    'a@nile.example, b@nile.example',
    'a@nile.example\r\nBcc: b@nile.example',
    'Ann <a@nile.example>',
    '',
  ])('does not queue a mail to %j', async (to) => {
    await expect(queue(to)).rejects.toThrow('one recipient')
    expect(await rows()).toEqual([])
  })

  it('does not queue a mail whose transaction fails', async () => {
    const { database: connection, now } = testApp.context
    const failing = connection.write(async (tx) => {
      await queueMail(tx, { to: 'laila@nile.example', subject: 'Hello', text: 'Good day' }, now())
      throw new Error('the rest failed')
    })
    await expect(failing).rejects.toThrow('the rest failed')
    expect(await rows()).toEqual([])
  })

  it('gives a mail up after thirty days, says so, and keeps nothing of it but the reason', async () => {
    testApp.clock.now = new Date('2026-11-01T09:00:00.000Z')
    await mailServer.close()
    await queue('laila@nile.example')
    const first = start()
    await until(async () => expect((await unsent())[0]?.attempts).toBe(1))
    await first.close()
    testApp.clock.now = new Date('2026-12-02T09:00:00.000Z')
    start()
    await until(async () => expect(await unsent()).toEqual([]))
    expect(lines.join('\n')).toContain('given up after failing for too long')
    expect(await stored()).toMatchObject([
      { payload: '{}', person: '', about: '', last_error: expect.stringContaining('ECONNREFUSED') },
    ])
    expect(await status()).toMatchObject({ waiting: 0, failing: 0, failed: 1 })
  })

  it('finishes the mail under way when it is stopped, and leaves the rest for later', async () => {
    for (let index = 0; index < 3; index += 1) await queue(`person-${index}@nile.example`)
    await start().close()
    expect(mailServer.received).toHaveLength(1)
    expect(await unsent()).toHaveLength(2)
    start()
    await until(async () => expect(await unsent()).toEqual([]))
    expect(mailServer.received).toHaveLength(3)
  })

  it('does not wait for a mail server that hangs, and keeps the mail', async () => {
    await mailServer.close()
    const silent = createServer().listen(mailServer.port, '127.0.0.1')
    await queue('laila@nile.example')
    const runner = start(testApp.context, { farewellMs: 50 })
    const [socket] = await once(silent, 'connection')
    await runner.close()
    expect((await unsent()).map((row) => [row.attempts, row.recipient])).toEqual([[1, 'laila@nile.example']])
    // Otherwise the greeting's own time limit would have ended it.
    expect(lines.join()).not.toMatch(/greeting/i)
    socket.destroy()
    silent.close()
  })

  it('keeps a mail, without naming anybody in the log, where no mail server is configured', async () => {
    await queue('laila@nile.example')
    const config = { ...testApp.context.config, smtpUrl: undefined }
    start({ ...testApp.context, config })
    await until(() => expect(lines).toHaveLength(1))
    await until(async () => expect(await unsent()).toMatchObject([{ attempts: 0, claimed_by: null }]))
    expect(mailServer.received).toEqual([])
    expect(lines[0]).toContain('nile.example')
    expect(lines[0]).not.toMatch(/laila|Good day|Hello/)
  })
})
