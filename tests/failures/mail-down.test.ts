import { it, onTestFinished, vi } from 'vitest'
import { readConfig } from '../../src/server/config.ts'
import { connectDatabase } from '../../src/server/database/connect.ts'
import { inForm, judge, onDatabasesOfForm } from '../support/failure-report.ts'
import { type LiveSite, openLiveSite } from '../support/live-site.ts'
import { startMailServer } from '../support/mail-server.ts'
import { exampleApplication, newVisitor } from '../support/test-application.ts'

const applications = inForm({ short: 3, long: 50 })
const patience = { timeout: 180_000, interval: 100 }

interface MailStatus {
  waiting: number
  failing: number
  lastError: string | null
}

onDatabasesOfForm('a mail server that is down', (database) => {
  it('costs no application and no mail: staff are told, and all are sent when it is back', async () => {
    const before = await startMailServer()
    await before.close()
    const site = await openLiveSite(database, {
      env: {
        SMTP_URL: `smtp://127.0.0.1:${before.port}`,
        ADMIN_EMAIL: 'admin@example.org',
        LOG_LEVEL: 'silent',
      },
    })
    const status = async () => (await site.call('/api/due-work/status')).json<MailStatus>()
    const statuses = new Set<number>()
    for (let index = 0; index < applications; index += 1) {
      const answer = await site.visit('/api/applications', {
        method: 'POST',
        body: { ...exampleApplication, email: `person-${index}@nile.example` },
        headers: { 'x-forwarded-for': newVisitor() },
      })
      statuses.add(answer.status)
    }
    await vi.waitUntil(async () => (await status()).failing > 0, patience)
    const told = await status()
    const mailServer = await startMailServer({}, before.port)
    onTestFinished(mailServer.close)
    await letTimePass(site)
    await vi.waitUntil(async () => (await status()).waiting === 0, patience)
    const recipients = mailServer.received.flatMap((mail) => mail.recipients)
    const persons = recipients.filter((recipient) => recipient.startsWith('person-'))
    judge(
      {
        failure: 'mail server down',
        database,
        rounds: 1,
        acknowledged: applications * 2,
        lost: applications * 2 - new Set(persons).size - (recipients.length - persons.length),
        other: {
          'staff were told': `${told.waiting} waiting, ${told.lastError}`,
          'sent twice': recipients.length - applications * 2,
        },
        goal: 'nothing lost, retried, staff are told',
      },
      {
        'every application was taken': [...statuses].join() === '201',
        'all mails waited': told.waiting === applications * 2,
        'staff are told why': told.lastError?.includes('ECONNREFUSED') ?? false,
        'everybody got one mail': new Set(persons).size === applications && persons.length === applications,
      },
    )
  })
})

/** The next try is a minute away; to the mails it looks as if that minute had passed. */
async function letTimePass(site: LiveSite): Promise<void> {
  const database = await connectDatabase(readConfig(site.env))
  const past = new Date(Date.now() - 1000).toISOString()
  await database.db
    .updateTable('due_work')
    .set({ due_at: past, retry_at: null })
    .where('kind', '=', 'mail')
    .where('state', '=', 'waiting')
    .execute()
  await database.close()
}
