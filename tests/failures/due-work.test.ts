import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { it, onTestFinished, vi } from 'vitest'
import {
  endLeases,
  putDueAt,
  putReleaseAt,
  putScheduleAt,
  timesAnonymised,
  timesPublished,
} from '../support/due-at.ts'
import { inForm, judge, onDatabasesOfForm } from '../support/failure-report.ts'
import { type LiveSite, openLiveSite } from '../support/live-site.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { storeProblems } from '../support/store-problems.ts'
import { createDatabase } from '../support/test-app.ts'
import { exampleApplication, newVisitor } from '../support/test-application.ts'
import { startThrowawayPostgres } from '../support/throwaway-postgres.ts'

const patience = { timeout: 180_000, interval: 100 }
const goal = '0 lost, 0 twice, 0 silently missed'

onDatabasesOfForm('a server killed around the time when work is due', (database) => {
  it('has done all of it in the end, and nothing twice', async () => {
    const rounds = inForm({ short: 2, long: 50 })
    const { mailServer, env } = await mailFor({})
    const site = await openLiveSite(database, { env })
    await site.kill()
    const round = new DueRound()
    let startMs = 800
    for (let count = 0; count < rounds; count += 1) {
      const begun = Date.now()
      const dueAt = new Date(begun + startMs + 250)
      await round.put(site, dueAt)
      await site.start()
      startMs = Date.now() - begun
      await pause(Math.max(0, dueAt.getTime() - Date.now() + Math.random() * 200 - 60))
      await site.kill()
      await endLeases(site.env)
    }
    await site.start()
    await round.judgeDone(site, mailServer, {
      row: { failure: 'kill -9 around the time when work is due', database, rounds },
      // Killed between the mail server's answer and the mark that it was sent: the receiver can tell by the Message-ID.
      mayRepeat: true,
    })
  })
})

it('two processes on one PostgreSQL do everything once', async () => {
  // Processes on folders of their own share one key.
  const shared = { DATABASE_URL: await createDatabase(), SITE_KEY: 'the key of both processes of the site' }
  const { mailServer, env } = await mailFor(shared)
  const site = await openLiveSite('PostgreSQL', { env })
  await site.kill()
  const round = new DueRound()
  const mails = inForm({ short: 8, long: 200 })
  const dueAt = new Date(Date.now() + 3000)
  for (let count = 0; count < mails; count += 1) await round.put(site, dueAt)
  await Promise.all([site.start(), openLiveSite('PostgreSQL', { env })])
  await round.judgeDone(site, mailServer, {
    row: { failure: 'two processes at the time when work is due', database: 'PostgreSQL', rounds: 1 },
  })
})

it('PostgreSQL stopped at once when work is due, and started again, loses and repeats nothing', async () => {
  const rounds = inForm({ short: 1, long: 10 })
  const postgres = await startThrowawayPostgres()
  onTestFinished(postgres.stop)
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query('create database site')
  await client.end()
  const { mailServer, env } = await mailFor({ DATABASE_URL: postgres.url.replace(/postgres$/, 'site') })
  const site = await openLiveSite('PostgreSQL', { env })
  const round = new DueRound()
  for (let count = 0; count < rounds; count += 1) {
    const dueAt = new Date(Date.now() + 2000)
    await round.put(site, dueAt)
    await letLook(site)
    await pause(dueAt.getTime() - Date.now() + Math.random() * 60 - 30)
    await postgres.crash()
    await pause(500)
    await postgres.restart()
  }
  await round.judgeDone(site, mailServer, {
    row: { failure: 'PostgreSQL stopped when work is due', database: 'PostgreSQL', rounds },
  })
})

/** A process that queues something itself looks at once, and need not wait for its next look to learn of the rest. */
async function letLook(site: LiveSite): Promise<void> {
  await site.visit('/api/applications', {
    method: 'POST',
    body: exampleApplication,
    headers: { 'x-forwarded-for': newVisitor() },
  })
}

/** A mail server, and what makes a site use it and forget old applications. */
async function mailFor(env: Record<string, string>) {
  const mailServer = await startMailServer()
  onTestFinished(mailServer.close)
  const mailEnv = { SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`, RETENTION_MONTHS: '12' }
  return { mailServer, env: { ...mailEnv, LOG_LEVEL: 'silent', ...env } }
}

interface Judged {
  row: { failure: string; database: string; rounds: number }
  mayRepeat?: boolean
}

/**
 * The work of one test: for each piece an application to be anonymised, a draft to be published, and a mail
 * to be sent; now and then a release of two drafts that go live together.
 */
class DueRound {
  readonly #applications: string[] = []
  readonly #recipients: string[] = []
  readonly #drafts: string[] = []
  #lastDueAt = 0

  async put(site: LiveSite, dueAt: Date): Promise<void> {
    const recipient = `person-${this.#recipients.length}@nile.example`
    this.#applications.push(await putDueAt(site.env, dueAt, recipient))
    this.#drafts.push(await putScheduleAt(site.env, dueAt, `Partner ${this.#recipients.length}`))
    // A release takes longer to prepare than to publish: one in ten pieces is enough of them.
    if (this.#recipients.length % 10 === 0)
      this.#drafts.push(...(await putReleaseAt(site.env, dueAt, `Release ${this.#recipients.length}`)))
    this.#recipients.push(recipient)
    this.#lastDueAt = Math.max(this.#lastDueAt, dueAt.getTime())
  }

  async judgeDone(site: LiveSite, { received }: MailServer, { row, mayRepeat = false }: Judged) {
    // Nothing is waiting before it is due.
    await pause(Math.max(0, this.#lastDueAt - Date.now()))
    const status = async () => (await site.call('/api/due-work/status')).json<Record<string, number>>()
    await vi.waitUntil(async () => (await status()).waiting === 0, patience).catch(() => undefined)
    const { waiting = -1, failed = -1 } = await status()
    const anonymised = await timesAnonymised(site.env)
    const forgotten = this.#applications.map((id) => anonymised.get(id) ?? 0)
    const published = await timesPublished(site.env)
    const inDatabase = [...forgotten, ...this.#drafts.map((id) => published.get(id) ?? 0)]
    const shown = (await site.visit('/api/partners')).json<{ id: string }[]>().map(({ id }) => id)
    const sent = this.#recipients.map((to) => received.filter((mail) => mail.recipients.includes(to)))
    const messageIds = sent.map(
      (mails) => new Set(mails.map(({ message }) => /^Message-ID: (.*)$/im.exec(message)?.[1])),
    )
    const mailsAgain = sent.filter((mails) => mails.length > 1).length
    judge(
      {
        ...row,
        acknowledged: inDatabase.length + sent.length,
        lost: [...inDatabase, ...sent.map((mails) => mails.length)].filter((times) => times === 0).length,
        other: {
          'done twice': inDatabase.filter((times) => times > 1).length,
          ...(mayRepeat
            ? { 'mails again, under their Message-ID': mailsAgain }
            : { 'mails twice': mailsAgain }),
          'still waiting': waiting,
        },
        goal,
      },
      {
        'nothing in the database happened twice': inDatabase.every((times) => times <= 1),
        'visitors see what was scheduled': this.#drafts.every((id) => shown.includes(id)),
        'no mail came as two': messageIds.every((ids) => ids.size <= 1),
        'no mail came twice': mayRepeat || mailsAgain === 0,
        'nothing waits or was given up': waiting === 0 && failed === 0,
        'the change log is whole': (await storeProblems(site.env)).length === 0,
      },
    )
  }
}
