import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { event } from '../../src/content/event/event.ts'
import { program } from '../../src/content/program/program.ts'
import { checkNew } from '../../src/schema/check-input.ts'
import { listApplications } from '../../src/server/applications/application-search-store.ts'
import { countByStatus } from '../../src/server/applications/application-statistics-store.ts'
import { type ApplicationRow, insertApplication } from '../../src/server/applications/application-store.ts'
import { rebuildSearchTexts } from '../../src/server/applications/rebuild-search-texts.ts'
import type { Database } from '../../src/server/database/connect.ts'
import { createKysely, postgresDialect, sqliteDialect } from '../../src/server/database/dialect.ts'
import { migrate, migrations } from '../../src/server/database/migrate.ts'
import type { Handle, Tables } from '../../src/server/database/tables.ts'
import { claimDueWork } from '../../src/server/due-work/claimed-work-store.ts'
import { systemActor } from '../../src/server/engine/actor.ts'
import { ChangeLog } from '../../src/server/engine/change-log.ts'
import { EntryStore } from '../../src/server/engine/content-store.ts'
import { readVersion } from '../../src/server/engine/content-version-store.ts'
import { fingerprintOf } from '../../src/server/engine/fingerprint.ts'
import { findTitles } from '../../src/server/engine/page-text-store.ts'
import { rebuildColumns } from '../../src/server/engine/rebuild-columns.ts'
import { rebuildPageTexts } from '../../src/server/engine/rebuild-page-texts.ts'
import { columnsOf } from '../../src/server/engine/record-columns.ts'
import { RecordRows, storedValues } from '../../src/server/engine/record-rows.ts'
import { onceKey } from '../../src/server/http/idempotency.ts'
import { findEarlierEffect } from '../../src/server/http/idempotency-store.ts'
import { findMailOf } from '../../src/server/mail/mail-store.ts'
import { queueMail } from '../../src/server/mail/queue-mail.ts'
import { listKeptCounts } from '../../src/server/verify/verify-store.ts'
import { queuedMails } from '../support/queued-mails.ts'
import { applicationRow } from '../support/stored-applications.ts'
import { createDatabase, onEachDatabase } from '../support/test-app.ts'

const time = '2026-11-15T09:00:00.000Z'
const events = new EntryStore('event')

onEachDatabase('an older site', (database) => {
  let db: Handle
  let upgrade: (names?: (name: string) => boolean) => Promise<void>
  let write: Database['write']

  beforeEach(async () => {
    const dialect =
      database === 'SQLite' ? sqliteDialect(':memory:') : postgresDialect(await createDatabase())
    db = createKysely(dialect)
    const older = Object.entries(migrations).filter(([name]) => name < '0005')
    await migrate(db, dialect, Object.fromEntries(older))
    upgrade = (isWanted = () => true) =>
      migrate(db, dialect, Object.fromEntries(Object.entries(migrations).filter(([name]) => isWanted(name))))
    write = (work) => dialect.write(db, work)
  })
  afterEach(() => db.destroy())

  const found = async (search: string) => {
    const { rows } = await listApplications(db, { status: undefined, search }, { limit: 9, offset: 0 })
    return rows.map(({ name }) => name).sort()
  }

  /** As the version before did, which knew no suspected ones, no fingerprints and one language. */
  const insertOlder = async ({
    is_suspected: _,
    is_one_of_many: ____,
    forget_at: _____,
    search_fingerprint: __,
    language: ___,
    ...row
  }: ApplicationRow) => {
    const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)))
    const values = sql.join(Object.values(row).map((value) => sql.val(value)))
    await sql`insert into applications (${columns}) values (${values})`.execute(db)
  }

  it('has its applications and waiting mails in English, the only language it knew', async () => {
    await insertOlder(applicationRow(time, { name: 'Zubaida' }))
    await sql`insert into outbox (id, recipient, subject, body, about, attempts, next_attempt_at, last_error, created_at)
      values ('1', 'z@nile.example', 'Hello', 'Hello', '', 0, ${time}, '', ${time})`.execute(db)
    await upgrade()
    expect(await db.selectFrom('applications').select('language').execute()).toEqual([{ language: 'en' }])
    expect(await queuedMails(db)).toMatchObject([{ id: '1', language: 'en' }])
  })

  it('loses no mail that waits, sends none again, and keeps who erased people ask about findable', async () => {
    const later = '2026-11-15T09:10:00.000Z'
    const mails = [
      ['waits', 'Z@nile.example', 'application 7', 0, time, '', null],
      ['failing', 'y@nile.example', '', 3, later, 'connect ECONNREFUSED', null],
      ['sent', '', '', 1, time, '', time],
    ] as const
    for (const [id, recipient, about, attempts, next, error, sent] of mails)
      await sql`insert into outbox
        (id, recipient, subject, body, about, attempts, next_attempt_at, last_error, sent_at, created_at) values
        (${id}, ${recipient}, 'Hello', 'Good day', ${about}, ${attempts}, ${next}, ${error}, ${sent}, ${time})`.execute(
        db,
      )
    await upgrade()
    const moved = { kind: 'mail', subject: 'Hello', body: 'Good day', claimed_until: null, created_at: time }
    const found = (await queuedMails(db)).sort((a, b) => b.id.localeCompare(a.id))
    expect(found).toMatchObject([
      {
        ...moved,
        id: 'waits',
        recipient: 'Z@nile.example',
        about: 'application 7',
        due_at: time,
        state: 'waiting',
      },
      { id: 'sent', state: 'done', done_at: time, recipient: '', body: '' },
      {
        ...moved,
        id: 'failing',
        attempts: 3,
        due_at: later,
        last_error: 'connect ECONNREFUSED',
        state: 'waiting',
      },
    ])
    expect(await findMailOf(db, 'z@nile.example', [])).toHaveLength(1)
    const claim = { now: new Date(time), leaseEnds: new Date(later), claim: 'a new process' }
    expect(await write((tx) => claimDueWork(tx, 'mail', claim))).toMatchObject({ id: 'waits', attempts: 1 })
    expect(await write((tx) => claimDueWork(tx, 'mail', claim))).toBeUndefined()
    const tables = await db.introspection.getTables()
    expect(tables.map(({ name }) => name)).not.toContain('outbox')
  })

  it('takes none of the applications it had for a robot’s, and counts them as before', async () => {
    const old = applicationRow(time, { name: 'Zubaida' })
    await insertOlder(old)
    await insertOlder(applicationRow(time, { name: 'Khadija', status: 'accepted' }))
    await upgrade()
    await insertApplication(db, applicationRow(time, { name: 'Robot', is_suspected: 1 }))
    expect(await found('bakery')).toEqual(['Khadija', 'Zubaida'])
    const counts = async () =>
      Object.fromEntries((await countByStatus(db)).map(({ name, count }) => [name, count]))
    expect(await counts()).toEqual({ pending: 1, accepted: 1 })
    await db.updateTable('applications').set({ is_suspected: 1 }).where('id', '=', old.id).execute()
    expect(await counts()).toMatchObject({ pending: 0, accepted: 1 })
    expect(await found('bakery')).toEqual(['Khadija'])
    await db.deleteFrom('applications').where('id', '=', old.id).execute()
    for (const { kept, real } of await listKeptCounts(db)) expect(kept).toBe(real)
  })

  it('gives staff thirty days for the suspected ones it had, and takes them out of the index', async () => {
    await upgrade((name) => name < '0032')
    const insertBefore = async ({ is_one_of_many: _, forget_at: __, ...row }: ApplicationRow) => {
      const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)))
      const values = sql.join(Object.values(row).map((value) => sql.val(value)))
      await sql`insert into applications (${columns}) values (${values})`.execute(db)
    }
    await insertBefore(applicationRow(time, { name: 'Zubaida' }))
    await insertBefore(applicationRow(time, { name: 'Robot', is_suspected: 1 }))
    await insertBefore(applicationRow(time, { name: 'Called', is_suspected: 1, notes: 'Called back' }))
    await upgrade()
    const rows = await db.selectFrom('applications').select(['name', 'forget_at', 'is_one_of_many']).execute()
    const until = Object.fromEntries(rows.map(({ name, forget_at }) => [name, forget_at]))
    const days = (Date.parse(until.Robot ?? '') - Date.now()) / (24 * 3_600_000)
    expect([Math.round(days), until.Zubaida, until.Called]).toEqual([30, null, null])
    expect(rows.every((row) => row.is_one_of_many === 0)).toBe(true)
    expect(await db.selectFrom('application_texts').select('status').execute()).toEqual([
      { status: 'pending' },
    ])
    expect(await found('bakery')).toEqual(['Zubaida'])
    await db.updateTable('applications').set({ is_suspected: 0 }).where('name', '=', 'Robot').execute()
    expect(await found('robot')).toEqual(['Robot'])
    for (const { kept, real } of await listKeptCounts(db)) expect(kept).toBe(real)
  })

  it('finds the applications it had and those that come, and none that went', async () => {
    const old = applicationRow(time, { name: 'Zubaida' })
    await insertOlder(old)
    await insertOlder(applicationRow(time, { name: 'Khadija' }))
    await upgrade()
    await insertApplication(db, applicationRow(time, { name: 'Mubarak' }))
    expect(await found('uba')).toEqual(['Mubarak', 'Zubaida'])
    expect(await found('kh')).toEqual(['Khadija'])
    await db.updateTable('applications').set({ search_text: 'nobody' }).where('id', '=', old.id).execute()
    expect(await found('zubaida')).toEqual([])
    expect(await found('nobody')).toEqual(['Zubaida'])
    await db.deleteFrom('applications').where('id', '=', old.id).execute()
    expect(await found('nobody')).toEqual([])
  })

  it('finds the applications it had by what it compares today, after its first start', async () => {
    await insertOlder(applicationRow(time, { name: 'براءة', search_text: 'براءه' }))
    await insertOlder(applicationRow(time, { name: 'Mona' }))
    await upgrade()
    expect(await found('براءة')).toEqual([])
    expect(await rebuildSearchTexts({ database: { db, write } })).toEqual({ outdated: 2, changed: 1 })
    expect(await found('براءة')).toEqual(['براءة'])
    expect(await found('براه')).toEqual(['براءة'])
    expect(await found('mona')).toEqual(['Mona'])
    expect(await rebuildSearchTexts({ database: { db, write } })).toEqual({ outdated: 0, changed: 0 })
  })

  const store = (id: string, deleted_at: string | null = null) => {
    const values = checkNew(event, { title: id, description: 'd', date: '2026-12-01', status: 'Published' })
    const columns = { ...columnsOf(event, values), data: JSON.stringify(values) }
    const times = { created_at: time, updated_at: time, updated_by: null, deleted_at }
    return events.insert(db, { type: 'event', id, ...columns, ...times, revision: 1, translations: '{}' })
  }

  it('lets visitors find the pages it had, after its first start', async () => {
    await store('fair')
    await store('gone', time)
    await upgrade()
    const foundBy = async (words: string[]) =>
      (await findTitles(db, { words, language: 'en', limit: 9 })).map(({ id }) => id)
    expect(await foundBy(['fair'])).toEqual([])
    expect(await rebuildPageTexts({ database: { db, write } }, [event])).toEqual({ indexed: 1 })
    expect([await foundBy(['fair']), await foundBy(['gone'])]).toEqual([['fair'], []])
    expect(await rebuildPageTexts({ database: { db, write } }, [event])).toEqual({ indexed: 0 })
  })

  it('derives what its lists go by anew, once, and changes nothing else', async () => {
    await store('fair')
    await store('gone', time)
    const sorted = () => db.selectFrom('entries').selectAll().orderBy('id').execute()
    const right = await sorted()
    await db.updateTable('entries').set({ is_visible: 0, state: 'Draft', position: 0 }).execute()
    await upgrade()
    let version = 1
    const raise = async () => ++version
    const site = { database: { db, write }, version: { raise, publish: () => undefined } }
    expect(await rebuildColumns(site, [event])).toEqual([
      { type: 'event', outdated: 2, changed: 2, clashes: [] },
    ])
    expect(await sorted()).toEqual(right.map((row) => ({ ...row, fingerprint: fingerprintOf(event) })))
    expect(await events.count(db, { visibleOnly: true, state: 'Published' })).toBe(1)
    expect(version).toBe(2)
    expect(await rebuildColumns(site, [event])).toEqual([])
  })

  it('still stores an application once whose answer was lost just before', async () => {
    const now = new Date()
    const row = applicationRow(now.toISOString(), { name: 'Zubaida' })
    const old = applicationRow(new Date(now.getTime() - 25 * 3_600_000).toISOString(), {})
    for (const [key, application] of Object.entries({ 'lost answer': row, 'long ago': old })) {
      await insertOlder(application)
      await sql`update applications set idempotency_key = ${key} where id = ${application.id}`.execute(db)
    }
    await upgrade()
    const { rows } = await sql`select 1 from applications where idempotency_key is not null`.execute(db)
    expect(rows).toEqual([])
    const { name, email, phone, subject, request } = row
    const body = { name, email, phone, subject, request }
    const effect = (key: string) =>
      findEarlierEffect(db, onceKey(key, { userId: null, route: 'application', body }), now)
    expect(await effect('lost answer')).toEqual({ subject: row.id, madeAt: row.created_at })
    expect(await effect('long ago')).toBeUndefined()
  })

  const storePage = (id: string, sections: object[], deleted_at: string | null = null) => {
    const values = { position: 0, is_visible: 1, state: '', unique_key: null }
    const times = { created_at: time, updated_at: time, updated_by: 'Mona', deleted_at }
    const data = JSON.stringify({ title: id, sections, place: 'of a field that went' })
    return db
      .insertInto('entries')
      .values({ type: 'program', id, ...values, data, ...times, revision: 3, translations: '{}' })
      .execute()
  }

  it('forgets the texts that told staff what to write, and leaves everybody’s own words', async () => {
    const hint = 'Describe an ordinary week: workshops, visits to customers, hours with a mentor.'
    const speaker = {
      id: 'testimonial',
      header: 'Name of a participant',
      subheader: 'Baker, Aswan',
      content: hint,
    }
    const own = { id: 'own', header: hint, content: `${hint} We bake.` }
    await storePage('untouched', [{ id: 'week', header: 'A week in the program', content: hint }, speaker])
    await storePage('own', [own])
    await storePage('trashed', [speaker], time)
    const rows = async () => {
      const all = await db.selectFrom('entries').selectAll().orderBy('id').execute()
      return Object.fromEntries(all.map(({ id, data, ...row }) => [id, { ...row, ...JSON.parse(data) }]))
    }
    const { own: before, trashed } = await rows()
    const version = await readVersion(db)
    await upgrade()
    const { untouched, ...others } = await rows()
    expect(others).toMatchObject({ own: before, trashed })
    expect(untouched).toMatchObject({ revision: 4, updated_by: 'System', place: 'of a field that went' })
    expect(untouched.sections).toEqual([
      { id: 'week', header: 'A week in the program', content: '' },
      { ...speaker, header: '', content: '' },
    ])
    const [change, ...more] = await new ChangeLog('program').list(db, 'untouched')
    expect(more).toEqual([])
    expect(change).toMatchObject({ action: 'update', revision: 4, actor: { id: null, name: 'System' } })
    expect(change?.before).toMatchObject({ sections: [{ content: hint }, speaker] })
    expect(await readVersion(db)).toBe(version + 1)
    await upgrade()
    expect((await rows()).untouched.revision).toBe(4)
  })

  it('finds its pages where they were, and where they are moved to', async () => {
    await storePage('bridgez', [])
    await upgrade()
    const rows = new RecordRows(program)
    const found = async (address: string) => (await rows.addresses.findByAddress(db, address))?.id
    expect([await found('bridgez'), await found('bridges')]).toEqual(['bridgez', undefined])
    await write(async (tx) => {
      const previous = await rows.live(tx, 'bridgez')
      const save = {
        id: 'bridgez',
        stored: storedValues(previous),
        previous,
        actor: systemActor,
        now: new Date(),
      }
      await rows.save(tx, { ...save, changes: { address: 'bridges' }, action: 'update' })
    })
    expect([await found('bridgez'), await found('bridges')]).toEqual(['bridgez', 'bridgez'])
  })

  it('knows how long its lists are', async () => {
    await store('fair')
    await store('gone', time)
    await upgrade()
    const total = () => events.count(db, { visibleOnly: true })
    expect(await total()).toBe(1)
    await store('walk')
    expect(await total()).toBe(2)
    await db.deleteFrom('entries').where('id', '=', 'fair').execute()
    expect(await total()).toBe(1)
  })
})

onEachDatabase('a site with drafts that knew no schedules, releases, previews and approval', (database) => {
  const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0024'))
  const kept = ['entries', 'translations', 'drafts', 'due_work'] as const
  const later = [
    'missed_schedules',
    'releases',
    'release_drafts',
    'previews',
    'preview_notes',
    'approvals',
    'link_checks',
  ] as const

  it('keeps every draft, translation and waiting work as it was, and has room for what is new', async () => {
    const dialect =
      database === 'SQLite' ? sqliteDialect(':memory:') : postgresDialect(await createDatabase())
    const db = createKysely(dialect)
    await migrate(db, dialect, before)
    await dialect.write(db, async (tx) => {
      const changes = checkNew(event, event.example)
      const blank = { id: 'fair', stored: {}, changes, previous: undefined }
      await new RecordRows(event).save(tx, {
        ...blank,
        actor: systemActor,
        action: 'create',
        now: new Date(time),
      })
      await sql`insert into drafts (type, id, language, state, data, base_revision, revision, logged_revision, logged_at,
        created_at, created_by, updated_at, updated_by) values ('event', 'fair', 'en', 'open',
        ${JSON.stringify({ title: 'Fair', values: { title: 'Fair' } })}, 1, 1, 1, ${time}, ${time}, 'Mona', ${time}, 'Mona')`.execute(
        tx,
      )
      await queueMail(
        tx,
        { to: 'mona@example.org', subject: 'Fair', text: 'Soon', language: 'en', about: '' },
        new Date(time),
      )
    })
    const contents = (names: readonly (keyof Tables)[]) =>
      Promise.all(names.map((name) => db.selectFrom(name).selectAll().execute()))
    const stored = await contents(kept)
    expect(stored.map(({ length }) => length)).toEqual([1, 0, 1, 1])
    await migrate(db, dialect)
    expect(await contents(kept)).toMatchObject(stored)
    // What was prepared before counts as seen by somebody who may publish it.
    expect(await contents(['drafts'])).toMatchObject([[{ cleared_revision: 1 }]])
    expect(await contents(later)).toEqual(later.map(() => []))
    await migrate(db, dialect)
    expect(await contents(kept)).toMatchObject(stored)
    await db.destroy()
  })
})

onEachDatabase('a site with drafts that did not note who had seen them', (database) => {
  const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0030'))
  const later = '2026-11-15T10:00:00.000Z'

  async function upgraded(asking: readonly string[]): Promise<Record<string, [number, string | null]>> {
    const dialect =
      database === 'SQLite' ? sqliteDialect(':memory:') : postgresDialect(await createDatabase())
    const db = createKysely(dialect)
    await migrate(db, dialect, before)
    const put = (table: string, row: Record<string, unknown>) =>
      sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
        values (${sql.join(Object.values(row).map((value) => sql.val(value)))})`.execute(db)
    await put('settings', { name: 'approval_roles', value: JSON.stringify(asking) })
    for (const [id, role, isActive] of [
      ['owner', 'super_admin', 1],
      ['editor', 'editor', 1],
      ['former', 'admin', 0],
    ] as const) {
      const names = { id, email: `${id}@example.org`, name: id, display_name: id, role }
      const rest = { password_hash: '', is_active: isActive, revision: 1, must_change_password: 0 }
      await put('users', { ...names, ...rest, permissions: null, created_at: time, updated_at: time })
    }
    const draft = (id: string, by: string | null) =>
      put('drafts', {
        ...{ type: 'partner', id, language: 'en', state: 'open', data: '{"title":"","values":{}}' },
        ...{ base_revision: 0, revision: 3, logged_revision: 3, logged_at: time },
        ...{ created_at: time, created_by: 'x', updated_at: time, updated_by: 'x', updated_by_id: by },
      })
    for (const id of ['owner', 'editor', 'former', 'deleted']) await draft(id, id)
    await draft('system', null)
    await draft('planned', 'editor')
    await draft('released', 'deleted')
    await draft('planned-before', 'editor')
    const words = {
      type: 'partner',
      language: 'ar',
      data: '{}',
      state: 'draft',
      revision: 2,
      deleted_at: null,
    }
    const written = { created_at: time, updated_at: time, updated_by: 'x' }
    for (const id of ['owner', 'editor']) {
      await put('translations', { ...words, id, ...written })
      await put('changes', {
        ...{ sequence: id === 'owner' ? 1 : 2, time, actor_id: id, actor_name: id, action: 'update' },
        ...{
          type: 'translation',
          id: `partner/${id}/ar`,
          revision: 2,
          before: null,
          after: null,
          hash: id,
          payload_hash: '',
          previous_hash: '',
        },
      })
    }
    const schedule = (id: string, at: string) => ({
      ...{
        kind: 'schedule',
        person: '',
        about: '',
        state: 'waiting',
        due_at: later,
        attempts: 0,
        last_error: '',
      },
      ...{ id, key: id, created_at: at },
      payload: JSON.stringify({ type: 'partner', id, language: 'en', action: 'publish' }),
    })
    await put('due_work', schedule('planned', later))
    await put('due_work', schedule('planned-before', '2026-11-15T08:00:00.000Z'))
    const release = JSON.stringify({ release: 'report' })
    await put('due_work', { ...schedule('report', later), kind: 'release', payload: release })
    await put('release_drafts', {
      ...{
        release_id: 'report',
        type: 'partner',
        id: 'released',
        language: 'en',
        state: 'waiting',
        title: '',
      },
      ...{ place: 1, added_at: time, added_by: 'x' },
    })
    await migrate(db, dialect)
    const drafts = await db.selectFrom('drafts').selectAll().execute()
    const translations = await db.selectFrom('translations').selectAll().execute()
    await db.destroy()
    return Object.fromEntries(
      [...drafts, ...translations].map((row) => [
        `${row.id} ${row.language}`,
        [row.cleared_revision, row.cleared_by_id],
      ]),
    )
  }

  it('has them seen as they are while nobody has to ask', async () => {
    const rows = await upgraded([])
    expect(Object.values(rows).map(([revision]) => revision)).toEqual([3, 3, 3, 3, 3, 3, 3, 3, 2, 2])
    expect(rows).toMatchObject({ 'deleted en': [3, 'deleted'], 'system en': [3, null] })
  })

  it('asks for a look at what somebody who asks, or who is gone, wrote and nobody planned since', async () => {
    expect(await upgraded(['editor'])).toEqual({
      'owner en': [3, 'owner'],
      'system en': [3, null],
      'editor en': [0, null],
      'former en': [0, null],
      'deleted en': [0, null],
      'planned en': [3, null],
      'released en': [3, null],
      'planned-before en': [0, null],
      'owner ar': [2, null],
      'editor ar': [0, null],
    })
  })
})
