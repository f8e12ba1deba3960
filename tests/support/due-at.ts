import { partner } from '../../src/content/partner/partner.ts'
import { insertApplication } from '../../src/server/applications/application-store.ts'
import { readConfig } from '../../src/server/config.ts'
import { connectDatabase, type Database } from '../../src/server/database/connect.ts'
import { queueWork } from '../../src/server/due-work/due-work-store.ts'
import { Content } from '../../src/server/engine/content.ts'
import { openContentVersion } from '../../src/server/engine/content-version.ts'
import type { EngineContext } from '../../src/server/engine/engine-context.ts'
import { Publishing } from '../../src/server/engine/publishing.ts'
import { scheduleKey } from '../../src/server/engine/schedule-store.ts'
import type { RequestUser } from '../../src/server/http/request-user.ts'
import { queueMail } from '../../src/server/mail/queue-mail.ts'
import { ReleaseMembers } from '../../src/server/releases/release-members.ts'
import { Releases } from '../../src/server/releases/releases.ts'
import { mainLanguage } from '../../src/shared/languages.ts'
import type { LiveSite } from './live-site.ts'
import { applicationRow } from './stored-applications.ts'

/** Ten years old: whatever the period is, it is over. */
const longAgo = '2016-11-15T09:00:00.000Z'
const hour = 3_600_000

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
  return withPartnersOf(env, async ({ content, user, database }) => {
    const actor = { id: user.id, name: user.name }
    const { id } = await content.drafts.create({ values: { name } }, { actor })
    const scheduled = { type: partner.name, id, language: mainLanguage, action: 'publish' } as const
    const payload = { ...scheduled, title: name, by: actor }
    const key = scheduleKey(scheduled)
    await database.write((tx) => queueWork(tx, { kind: 'schedule', key, payload, dueAt: time }, new Date()))
    return id
  })
}

/** Prepares two partners that are to go live together at a time. Answers their ids. */
export async function putReleaseAt(env: LiveSite['env'], time: Date, name: string): Promise<string[]> {
  return withPartnersOf(env, async ({ content, context, user, database }) => {
    const publishing = new Publishing(context, [content])
    const releases = new Releases(context, publishing)
    const { id: release } = await releases.create({ name }, { user })
    const ids: string[] = []
    for (const part of ['one', 'two']) {
      const values = { name: `${name}, ${part}` }
      const { id } = await content.drafts.create({ values }, { actor: { id: user.id, name: user.name } })
      ids.push(id)
    }
    const members = ids.map((id) => ({ type: partner.name, id, lang: mainLanguage }))
    await new ReleaseMembers(context, publishing).add(release, members, { user })
    // On a slow machine the time may have come by now, and nobody can choose one that is over.
    await releases.schedule(release, { publishAt: new Date(Date.now() + hour).toISOString() }, { user })
    await database.db
      .updateTable('due_work')
      .set({ due_at: time.toISOString() })
      .where('kind', '=', 'release')
      .where('key', '=', release)
      .execute()
    return ids
  })
}

interface PartnersOf {
  database: Database
  context: EngineContext
  content: Content
  /** The first administrator. */
  user: RequestUser
}

async function withPartnersOf<T>(env: LiveSite['env'], work: (site: PartnersOf) => Promise<T>): Promise<T> {
  return withDatabaseOf(env, async (database) => {
    const { id } = await database.db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow()
    const facts = { email: '', name: 'Admin', displayName: '', permissions: null, needsApproval: false }
    const version = await openContentVersion(database)
    const context = { database, version, now: () => new Date() }
    try {
      const content = new Content(context, partner)
      return await work({ database, context, content, user: { id, role: 'super_admin', ...facts } })
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
