import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeBackup } from '../../src/server/backup/make-backup.ts'
import type { Handle } from '../../src/server/database/tables.ts'
import { backupWork } from '../support/perform-backups.ts'
import { mailsTo } from '../support/queued-mails.ts'
import { type S3Server, startS3Server } from '../support/s3-server.ts'
import { seedSample } from '../support/seed-sample.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { sendApplication } from '../support/test-application.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

const evening = new Date('2026-11-30T18:00:00.000Z')
/** 02:30 and 03:30 in Cairo on the first of December. */
const night = new Date('2026-12-01T00:30:00.000Z')
const drillTime = new Date('2026-12-01T01:30:00.000Z')
const minute = 60_000
const dayMs = 24 * 60 * minute
const picture = 'partners/0123456789abcdef-2x2.png'

onEachDatabase('the monthly drill', (database) => {
  let s3: S3Server
  beforeAll(async () => {
    s3 = await startS3Server()
  })
  afterAll(() => s3.close())

  describe.each(['disk', 'objects'] as const)('with backups in %s', (place) => {
    let site: TestApp
    let admin: TestUser
    let perform: ReturnType<typeof backupWork>
    let work: string
    beforeEach(async () => {
      work = mkdtempSync(path.join(tmpdir(), 'drill-test-'))
      site = await startTestApp(database, place === 'objects' ? s3.env : {})
      site.clock.now = evening
      perform = backupWork(site)
      await perform('backup')
      await perform('restore-drill')
      await site.context.files.put(picture, Buffer.from('picture bytes'))
      await sendApplication(site, { name: 'ليلى', email: 'laila@nile.example' })
      site.clock.now = night
      expect(await perform('backup')).toBe('done')
      site.clock.now = drillTime
      admin = await signInAs(site, 'super_admin')
    })
    afterEach(async () => {
      s3.fault = undefined
      rmSync(work, { recursive: true, force: true })
      for (const { name } of await site.context.backups.list()) await site.context.backups.remove(name)
      for await (const name of site.context.files.list())
        if (place === 'objects') await site.context.files.remove(name)
      await site.close()
    })

    const read = async (url: string) => (await site.app.inject({ url, headers: admin.headers })).json()
    const newest = async () => (await site.context.backups.list())[0]?.name ?? ''
    const damage = async (change: (bytes: Buffer) => Buffer) => {
      const name = await newest()
      const stored = await site.context.backups.open(name)
      const file = path.join(work, 'damaged')
      writeFileSync(file, change(stored ? await buffer(stored.body) : Buffer.of()))
      await site.context.backups.keep(name, file)
    }
    const subjects = async () =>
      (await mailsTo(site.context.database.db, admin.user.email)).map(({ subject }) => subject)

    it('restores the newest backup aside, finds everything as it was backed up, and says so', async () => {
      await seedSample(site)
      site.clock.now = new Date(drillTime.getTime() - minute)
      const made = site.clock.now.toISOString()
      await makeBackup(site.context, 'manual')
      site.clock.now = drillTime
      const before = await countRows(site.context.database.db)
      expect(await perform('restore-drill')).toBe('done')
      expect(await read('/api/backups/status')).toEqual({
        ...{ lastBackup: made, isOverdue: false, problem: null },
        drill: { time: drillTime.toISOString(), problem: null, backupTime: made },
      })
      const { backups, drill } = await read('/api/backups')
      expect(backups[0].check).toEqual({ time: drillTime.toISOString(), isSound: true })
      expect(drill).toMatchObject({ problem: null, details: '', backup: { name: await newest() } })
      expect(drill.rows).toBeGreaterThan(100)
      expect(drill.files).toBe(1)
      expect(await subjects()).toEqual([])
      // The site itself is not touched.
      expect(await countRows(site.context.database.db)).toEqual(before)
      expect(await perform('restore-drill')).toBe('nothing due')
      site.clock.now = new Date('2027-01-01T01:29:00.000Z')
      expect(await perform('restore-drill')).toBe('nothing due')
      site.clock.now = new Date('2027-01-01T01:30:00.000Z')
      expect(await perform('restore-drill')).toBe('done')
    })

    it.each([
      ['a changed byte', flipMiddle],
      ['a missing end', (bytes: Buffer) => bytes.subarray(0, bytes.length - 1000)],
    ])('finds %s, says so and writes to the administrators', async (_what, change) => {
      await damage(change)
      expect(await perform('restore-drill')).toBe('done')
      expect((await read('/api/backups/status')).drill).toMatchObject({ problem: 'damaged' })
      const { backups, drill } = await read('/api/backups')
      expect(backups[0].check.isSound).toBe(false)
      expect(drill.details).toMatch(/^The archive is damaged/)
      expect(await subjects()).toEqual(['A backup of localhost:3000 cannot be relied on'])
      const [mail] = await mailsTo(site.context.database.db, admin.user.email)
      expect(mail?.body).toContain('The reason: the backup is damaged. What to do: press “Back up now”')
      expect(mail?.body).toContain('/admin/backups')
    })

    it('finds a picture that a record shows and the backup lacks', async () => {
      const [backup] = await site.context.backups.list()
      await site.context.backups.remove(backup?.name ?? '')
      await site.app.inject({
        method: 'POST',
        url: '/api/partners',
        headers: admin.headers,
        payload: { name: 'Nile Ventures', logoUrl: `/files/${picture}` },
      })
      await site.context.files.remove(picture)
      site.clock.now = new Date(night.getTime() + dayMs)
      expect(await perform('backup')).toBe('done')
      await site.context.files.put(picture, Buffer.from('picture bytes'))
      expect(await perform('restore-drill')).toBe('done')
      admin = await signInAs(site, 'super_admin')
      const { drill } = await read('/api/backups')
      expect(drill.problem).toBe('different')
      expect(drill.details).toContain(`The file /files/${picture}`)
    })

    it('says that there is no backup where there is none', async () => {
      await site.context.backups.remove(await newest())
      expect(await perform('restore-drill')).toBe('done')
      expect((await read('/api/backups/status')).drill).toMatchObject({ problem: 'none', backupTime: null })
      expect(await subjects()).toHaveLength(1)
    })

    it.runIf(place === 'objects')('judges nothing while the object storage is away', async () => {
      s3.fault = 503
      expect(await perform('restore-drill')).toBe('failed')
      s3.fault = undefined
      expect((await read('/api/backups/status')).drill).toBe(null)
      site.clock.now = new Date(drillTime.getTime() + minute)
      expect(await perform('restore-drill')).toBe('done')
      expect((await read('/api/backups/status')).drill).toMatchObject({ problem: null })
    })

    it('leaves nothing of the restored data behind', async () => {
      await perform('restore-drill')
      const left = readdirSync(path.join(site.context.config.dataDir, 'backups'))
      expect(left.filter((name) => name.startsWith('.'))).toEqual([])
    })
  })
})

async function countRows(db: Handle) {
  const count = async (table: 'entries' | 'changes' | 'applications' | 'users') =>
    Number(
      (
        await db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll().as('count'))
          .executeTakeFirst()
      )?.count,
    )
  return [await count('entries'), await count('changes'), await count('applications'), await count('users')]
}

function flipMiddle(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes)
  const middle = Math.floor(bytes.length / 2)
  changed[middle] = (changed[middle] ?? 0) ^ 0xff
  return changed
}
