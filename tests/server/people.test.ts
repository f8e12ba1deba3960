import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { retentionKind } from '../../src/server/applications/retention-kind.ts'
import { startDueWork } from '../../src/server/due-work/start-due-work.ts'
import { erasableTypes } from '../../src/server/engine/erasable-log.ts'
import { verifyChangeLog } from '../../src/server/verify/verify-change-log.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { exampleApplication, sendApplication } from '../support/test-application.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

onEachDatabase('what is held about a person', (database) => {
  let testApp: TestApp
  let editor: TestUser
  let admin: TestUser
  beforeAll(async () => {
    testApp = await startTestApp(database)
    editor = await signInAs(testApp, 'editor')
    admin = await signInAs(testApp, 'admin')
  })
  afterAll(() => testApp.close())

  const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, by?: TestUser, payload?: object) =>
    testApp.app.inject({
      method,
      url,
      ...(by ? { headers: by.headers } : {}),
      ...(payload ? { payload } : {}),
    })
  const personUrl = (email: string) => `/api/people/${encodeURIComponent(email)}`
  const send = async (changes: Record<string, unknown>) => {
    const answer = await sendApplication(testApp, changes)
    expect(answer.statusCode).toBe(201)
    return answer.json().id as string
  }
  const note = (id: string, notes: string) =>
    call('PUT', `/api/applications/${id}`, editor, { notes, status: 'contacted' })
  /** Every word in every table. */
  const everything = async () => {
    const { db } = testApp.context.database
    const tables = [
      'applications',
      'changes',
      'due_work',
      'rate_limits',
      'idempotency_keys',
      'users',
    ] as const
    const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
    return JSON.stringify(rows)
  }

  it('is for those who may see applications', async () => {
    const viewer = await signInAs(testApp, 'viewer')
    for (const [method, url] of [
      ['GET', `${personUrl('a@b.example')}/export`],
      ['DELETE', personUrl('a@b.example')],
    ] as const) {
      expect((await call(method, url)).statusCode).toBe(401)
      expect((await call(method, url, viewer)).statusCode).toBe(403)
      expect((await call(method, url, editor)).statusCode).toBe(404)
    }
    for (const wrong of ['nobody', '%00@b.example', "x'--"])
      expect((await call('GET', `/api/people/${wrong}/export`, editor)).statusCode).toBe(400)
    const longest = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`
    expect((await call('GET', `${personUrl(longest)}/export`, editor)).statusCode).toBe(404)
  })

  it('is exported whole, however the address was written', async () => {
    const first = await send({ email: 'Laila@Nile.example', request: 'first letter' })
    const second = await send({ email: 'laila@nile.example', request: 'second letter' })
    await send({ email: 'other-laila@nile.example', request: 'not hers' })
    await note(first, 'promising')
    const answer = await call('GET', `${personUrl('LAILA@nile.example')}/export`, editor)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="person-[\d-]+\.json"$/)
    expect(answer.headers['cache-control']).toContain('no-store')
    const person = answer.json()
    expect(person.applications.map(({ id }: { id: string }) => id)).toEqual([first, second])
    expect(person.applications[0]).toMatchObject({
      request: 'first letter',
      notes: 'promising',
      consentVersion: '2026-11',
      history: [{ action: 'update', after: { notes: 'promising' } }, { action: 'create' }],
    })
    expect(person.mails).toHaveLength(4)
    expect(person).not.toHaveProperty('account')
    expect(answer.body).not.toContain('not hers')
  })

  it('is erased whole; the chain of the change log still holds', async () => {
    const email = 'zeinab.unique@delta.example'
    const id = await send({ name: 'Zeinab Unique', email, request: 'a letter by Zeinab' })
    await note(id, 'Zeinab called')
    await testApp.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      payload: { email, password: 'some guess' },
    })
    expect(await everything()).toMatch(/zeinab/i)
    expect((await call('DELETE', personUrl(email.toUpperCase()), editor)).statusCode).toBe(204)
    expect(await everything()).not.toMatch(/zeinab/i)
    expect((await call('DELETE', personUrl(email), editor)).statusCode).toBe(404)
    expect((await verifyChangeLog(testApp.context.database.db)).problems).toEqual([])
    const activity = (await call('GET', '/api/activity?type=application&limit=1', editor)).json()
    expect(activity[0]).toMatchObject({ action: 'delete', id })
  })

  it('covers what the log remembers of a deleted account, for who manages users; accounts stay', async () => {
    const email = 'karim_x@delta.example'
    const body = { email, password: 'eleven grey goats', name: 'Karim Unique' }
    const { id } = (await call('POST', '/api/users', admin, body)).json()
    expect((await call('GET', `${personUrl(email)}/export`, editor)).statusCode).toBe(404)
    const person = (await call('GET', `${personUrl(email)}/export`, admin)).json()
    expect(person).toMatchObject({ account: { id }, accountHistory: [{ action: 'create' }] })
    expect((await call('DELETE', personUrl(email), admin)).statusCode).toBe(204)
    expect((await call('GET', `/api/users/${id}`, admin)).json().name).toBe('Karim Unique')
    await call('DELETE', `/api/users/${id}`, admin)
    expect(await everything()).toMatch(/karim/i)
    expect((await call('DELETE', personUrl(email), editor)).statusCode).toBe(404)
    expect((await call('DELETE', personUrl(email), admin)).statusCode).toBe(204)
    expect(await everything()).not.toMatch(/karim/i)
  })

  it('leaves nothing that the check takes for tampering, whatever of it can be erased', async () => {
    const mailing = await startTestApp(database, { SMTP_URL: 'smtp://127.0.0.1:9' })
    const by = await signInAs(mailing, 'super_admin')
    const email = 'everything@erased.example'
    const make = async (method: 'POST' | 'DELETE', url: string, payload?: object) => {
      const answer = await mailing.app.inject({
        method,
        url,
        headers: by.headers,
        ...(payload ? { payload } : {}),
      })
      expect(answer.statusCode).toBeLessThan(300)
      return answer
    }
    const account = { email, password: 'eleven grey goats', name: 'Erased Person', role: 'editor' }
    const { id } = (await make('POST', '/api/users', account)).json()
    await make('DELETE', `/api/users/${id}`)
    await make('POST', '/api/invitations', { email, name: 'Erased Person', role: 'editor' })
    expect((await sendApplication(mailing, { email })).statusCode).toBe(201)
    await make('DELETE', personUrl(email))
    const { db } = mailing.context.database
    const emptied = await db
      .selectFrom('changes')
      .select('type')
      .where('before', 'is', null)
      .where('after', 'is', null)
      .execute()
    expect(new Set(emptied.map(({ type }) => type))).toEqual(new Set(erasableTypes))
    expect((await verifyChangeLog(db)).problems).toEqual([])
    await mailing.close()
  })

  it('is told from contents of the same kinds that somebody removed past the site', async () => {
    const email = 'not-erased@delta.example'
    const { id } = (
      await call('POST', '/api/users', admin, { email, password: 'eleven grey goats', name: 'Not Erased' })
    ).json()
    const application = await send({ email })
    const { db } = testApp.context.database
    const logged = await db.selectFrom('changes').selectAll().where('id', 'in', [id, application]).execute()
    const store = ({ sequence, before, after }: (typeof logged)[number]) =>
      db.updateTable('changes').set({ before, after }).where('sequence', '=', sequence).execute()
    for (const row of logged) await store({ ...row, before: null, after: null })
    expect((await verifyChangeLog(db)).problems).toEqual([
      expect.stringMatching(/user .* its contents were removed\.$/),
      expect.stringMatching(/application .* its contents were removed\.$/),
    ])
    for (const row of logged) await store(row)
  })

  describe('after the retention period', () => {
    const messages: unknown[][] = []
    /** As the server does at its start. */
    const retain = async (retentionMonths: number | undefined) => {
      const config = { ...testApp.context.config, retentionMonths }
      const note = (...said: unknown[]) => void messages.push(said)
      const log = { info: note, warn: note, error: note }
      await startDueWork(testApp.context, { kinds: { retention: retentionKind(config, log) }, log }).close()
    }

    it('is anonymised, and every count stays right', async () => {
      const at = async (time: string, changes: Record<string, unknown>) => {
        testApp.clock.now = new Date(time)
        const id = await send(changes)
        testApp.clock.now = undefined
        return id
      }
      const old = { name: 'Omar Old', email: 'omar@old.example', phone: '+20 111', request: 'Omar wrote' }
      const shared = await at('2024-05-01T10:00:00Z', { ...old, subject: exampleApplication.subject })
      const own = await at('2024-06-01T10:00:00Z', { ...old, subject: 'Omar and his bakery' })
      const young = await at(new Date(Date.now() - 86_400_000).toISOString(), { email: 'young@new.example' })
      await note(shared, 'Omar is a baker')
      const countsBefore = (await call('GET', '/api/applications/counts', editor)).json()
      const overdue = async () => (await call('GET', '/api/applications?reply=overdue', editor)).json().length
      const overdueBefore = await overdue()

      await retain(undefined)
      expect(await everything()).toMatch(/omar/i)
      await retain(12)
      await retain(12)
      expect(messages).toEqual([[{ applications: 2 }, 'old applications were anonymised']])
      expect(await everything()).not.toMatch(/omar/i)
      const read = async (id: string) => (await call('GET', `/api/applications/${id}`, editor)).json()
      expect(await read(shared)).toMatchObject({
        ...{ name: '', email: '', phone: '', request: '', notes: '', subject: exampleApplication.subject },
        status: 'contacted',
        createdAt: '2024-05-01T10:00:00.000Z',
        anonymisedAt: expect.any(String),
      })
      expect((await read(own)).subject).toBe('Other')
      expect(await read(young)).toMatchObject({ name: exampleApplication.name, anonymisedAt: null })
      expect((await call('GET', '/api/applications/counts', editor)).json()).toEqual(countsBefore)
      // The one nobody ever answered waits no more.
      expect(await overdue()).toBe(overdueBefore - 1)
      expect((await verifyChangeLog(testApp.context.database.db)).problems).toEqual([])
    })

    it('takes no more notes, and can be deleted', async () => {
      const [gone] = (await call('GET', '/api/applications', editor))
        .json()
        .filter(({ anonymisedAt }: { anonymisedAt: string | null }) => anonymisedAt !== null)
      const refused = await note(gone.id, 'It was Omar')
      expect(refused.statusCode).toBe(403)
      expect((await call('DELETE', `/api/applications/${gone.id}`, editor)).statusCode).toBe(204)
    })
  })
})
