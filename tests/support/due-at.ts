import { partner } from '../../src/content/partner/partner.ts'
import { insertApplication } from '../../src/server/applications/application-store.ts'
import { readConfig } from '../../src/server/config.ts'
import { connectDatabase, type Database } from '../../src/server/database/connect.ts'
import { queueWork } from '../../src/server/due-work/due-work-store.ts'
import { Content } from '../../src/server/engine/content.ts'
import { openContentVersion } from '../../src/server/engine/content-version.ts'
import { scheduleKey } from '../../src/server/engine/schedule-store.ts'
import { queueMail } from '../../src/server/mail/queue-mail.ts'
import { mainLanguage } from '../../src/shared/languages.ts'
import type { LiveSite } from './live-site.ts'
import { applicationRow } from './stored-applications.ts'

/** Ten years old: whatever the period is, it is over. */
const longAgo = '2016-11-15T09:00:00.000Z'

/** Opens the database of a site beside its processes. */
export async function withDatabaseOf<T>(
  env: LiveSite['env'],
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await connectDatabase(readConfig(env))
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/**
 * Makes work of both sorts due at a time: an old application is to be anonymised, whose effect lies in the database, and a mail is
 * to be sent. Answers the id of the application. A process that runs already learns of it by its next look.
 */
export async function putDueAt(env: LiveSite['env'], time: Date, recipient: string): Promise<string> {
  return withDatabaseOf(env, ({ write }) =>
    write(async (tx) => {
      const row = applicationRow(longAgo, { email: recipient })
      await insertApplication(tx, row)
      await queueMail(tx, { to: recipient, subject: 'Hello', text: 'Good day' }, time)
      await tx
        .updateTable('due_work')
        .set({ due_at: time.toISOString() })
        .where('kind', '=', 'retention')
        .execute()
      return row.id
    }),
  )
}

/** Prepares a partner that is to be published at a time, as the first administrator would. Answers its id. */
export async function putScheduleAt(env: LiveSite['env'], time: Date, name: string): Promise<string> {
  return withDatabaseOf(env, async (database) => {
    const { id: userId } = await database.db
      .selectFrom('users')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const actor = { id: userId, name: 'Admin' }
    const version = await openContentVersion(database)
    try {
      const content = new Content({ database, version, now: () => new Date() }, partner)
      const { id } = await content.drafts.create({ values: { name } }, { actor })
      const scheduled = { type: partner.name, id, language: mainLanguage, action: 'publish' } as const
      await database.write((tx) =>
        queueWork(
          tx,
          {
            kind: 'schedule',
            key: scheduleKey(scheduled),
            payload: { ...scheduled, title: name, by: actor },
            dueAt: time,
          },
          new Date(),
        ),
      )
      return id
    } finally {
      await version.close()
    }
  })
}

/** How often each partner was published, by its id. */
export async function timesPublished(env: LiveSite['env']): Promise<Map<string, number>> {
  return countChanges(env, partner.name)
}

/** To the work that a dead process had claimed it looks as if the lease had ended. */
export async function endLeases(env: LiveSite['env']): Promise<void> {
  await withDatabaseOf(env, ({ db }) =>
    db
      .updateTable('due_work')
      .set({ claimed_until: new Date(Date.now() - 1000).toISOString() })
      .where('claimed_until', 'is not', null)
      .execute(),
  )
}

/** How often each application was anonymised, by its id. */
export async function timesAnonymised(env: LiveSite['env']): Promise<Map<string, number>> {
  return countChanges(env, 'application')
}

async function countChanges(env: LiveSite['env'], type: string): Promise<Map<string, number>> {
  const rows = await withDatabaseOf(env, ({ db }) =>
    db.selectFrom('changes').select('id').where('type', '=', type).execute(),
  )
  const times = new Map<string, number>()
  for (const { id } of rows) times.set(id, (times.get(id) ?? 0) + 1)
  return times
}
