import { createHash } from 'node:crypto'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { backupName } from '../../src/server/backup/backup-name.ts'
import { restoreArchive } from '../../src/server/backup/restore-archive.ts'
import { longestHoldMs } from '../support/held-thread.ts'
import { fillLog } from '../support/long-log.ts'
import { backupWork } from '../support/perform-backups.ts'
import { mailsTo, queuedMails } from '../support/queued-mails.ts'
import { type S3Server, startS3Server } from '../support/s3-server.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

const evening = new Date('2026-11-19T18:00:00.000Z')
/** 02:30 in Cairo. */
const night = new Date('2026-11-20T00:30:00.000Z')
const dayMs = 86_400_000

onEachDatabase('backups', (database) => {
  let s3: S3Server
  beforeAll(async () => {
    s3 = await startS3Server()
  })
  afterAll(() => s3.close())

  describe.each(['disk', 'objects'] as const)('kept in %s', (place) => {
    let site: TestApp
    let admin: TestUser
    let perform: ReturnType<typeof backupWork>
    beforeEach(async () => {
      site = await startTestApp(database, place === 'objects' ? s3.env : {})
      site.clock.now = evening
      admin = await signInAs(site, 'super_admin')
      perform = backupWork(site)
      await site.context.files.put('partners/0123456789abcdef-2x2.png', Buffer.from('picture bytes'))
    })
    afterEach(async () => {
      s3.fault = undefined
      for (const { name } of await site.context.backups.list()) await site.context.backups.remove(name)
      await site.close()
    })

    const call = (method: 'GET' | 'POST', url = '/api/backups', by = admin) =>
      site.app.inject({ method, url, headers: by.headers })
    const list = async () => (await call('GET')).json()

    it('are made at night by the clock of the site, hold everything, and say so to the first steps', async () => {
      expect(await perform('backup')).toBe('nothing due')
      expect(await list()).toEqual({
        ...{ place, isReachable: true, backups: [], isRunning: false, failure: null, drill: null },
        nextAt: night.toISOString(),
      })
      site.clock.now = night
      admin = await signInAs(site, 'super_admin')
      expect(await perform('backup')).toBe('done')
      const { backups, nextAt } = await list()
      expect(backups).toEqual([
        {
          name: 'nightly-2026-11-20T00-30-00.tar.gz',
          kind: 'nightly',
          time: night.toISOString(),
          bytes: expect.any(Number),
          check: null,
        },
      ])
      expect(nextAt).toBe(new Date(night.getTime() + dayMs).toISOString())
      const steps = (await call('GET', '/api/first-steps')).json().steps
      expect(steps.backup).toEqual({ isDone: true, lastBackup: night.toISOString() })

      const download = await call('GET', `/api/backups/${backups[0].name}`)
      expect(download.headers).toMatchObject({
        'content-type': 'application/gzip',
        'content-disposition': `attachment; filename="${backups[0].name}"`,
        'cache-control': 'private, no-store',
        'content-length': String(backups[0].bytes),
      })
      const other = await startTestApp(database)
      const file = path.join(other.context.config.dataDir, 'download.tar.gz')
      writeFileSync(file, download.rawPayload)
      expect(await restoreArchive(other.context, file, { overwrite: false })).toMatchObject({ files: 1 })
      await other.close()
    })

    it('are made at once when a super admin asks, and the night keeps its own', async () => {
      await perform('backup')
      const answer = await call('POST')
      expect(answer.statusCode).toBe(202)
      expect(answer.json()).toMatchObject({ nextAt: evening.toISOString(), backups: [] })
      expect(await perform('backup')).toBe('done')
      expect(await list()).toMatchObject({
        backups: [{ kind: 'manual', time: evening.toISOString() }],
        nextAt: night.toISOString(),
      })
    })

    it('are in no other list: a backup holds none, and no address of a file leads to one', async () => {
      await perform('backup')
      await call('POST')
      await perform('backup')
      const [{ name }] = (await list()).backups
      expect(await Array.fromAsync(site.context.files.list())).toEqual(['partners/0123456789abcdef-2x2.png'])
      for (const url of [`/files/_backups/${name}`, `/files/backups/${name}`, `/files/../backups/${name}`])
        expect((await site.app.inject(url)).statusCode).toBe(404)
      for (const url of ['site.db', '..%2Fsite.db', '..%2F..%2Fetc%2Fpasswd', `..%2Fbackups%2F${name}`])
        expect((await call('GET', `/api/backups/${url}`)).statusCode).toBe(404)
    })

    it('are kept for seven days, four weeks and twelve months', async () => {
      const { backups, config } = site.context
      // So many calls take the object storage a while; which are kept does not depend on the place.
      const [before, expected] = place === 'disk' ? [430, 7 + 4 + 12] : [45, 7 + 4 + 1]
      for (let nights = 1; nights <= before; nights += 1) {
        const file = path.join(config.dataDir, 'old')
        writeFileSync(file, 'old')
        await backups.keep(backupName('nightly', new Date(night.getTime() - nights * dayMs)), file)
      }
      await perform('backup')
      site.clock.now = night
      await perform('backup')
      const left = await backups.list()
      expect(left).toHaveLength(expected)
      expect(left[0]?.time).toBe(night.toISOString())
    })

    it('that cannot be kept are told with a reason, are tried again, and leave nothing behind', async () => {
      await perform('backup')
      await call('POST')
      const folder = path.join(site.context.config.dataDir, 'backups')
      if (place === 'objects') s3.fault = 507
      else {
        rmSync(folder, { recursive: true, force: true })
        writeFileSync(folder, 'in the way')
      }
      expect(await perform('backup')).toBe('failed')
      expect(await list()).toMatchObject({
        isReachable: false,
        backups: [],
        failure: { problem: 'place_away' },
      })
      s3.fault = undefined
      if (place === 'disk') rmSync(folder)
      expect(await list()).toMatchObject({
        backups: [],
        failure: { problem: 'place_away', attempts: 1 },
        nextAt: new Date(evening.getTime() + 60_000).toISOString(),
      })
      if (place === 'objects') expect(readdirSync(folder)).toEqual([])
      site.clock.now = new Date(evening.getTime() + 60_000)
      expect(await perform('backup')).toBe('done')
      expect(await list()).toMatchObject({ backups: [{ kind: 'manual' }], failure: null })
    })

    it('that fail again and again are told by mail, once a day, with what to do', async () => {
      await perform('backup')
      const editor = await signInAs(site, 'editor')
      const sent = () => mailsTo(site.context.database.db, admin.user.email)
      const folder = path.join(site.context.config.dataDir, 'backups')
      rmSync(folder, { recursive: true, force: true })
      writeFileSync(folder, 'in the way')
      site.clock.now = night
      for (let tries = 0; tries < 4; tries += 1) {
        expect(await sent()).toEqual([])
        expect(await perform('backup')).toBe('failed')
        site.clock.now = new Date(site.context.now().getTime() + 2 ** tries * 60_000)
      }
      const [mail] = await sent()
      expect(mail?.subject).toBe('The backup of localhost:3000 failed')
      expect(mail?.body).toContain('There is no backup yet.')
      expect(mail?.body).toContain('What to do: the place where backups are kept cannot be written to.')
      expect(mail?.body).toContain('http://localhost:3000/admin/backups')
      expect(await mailsTo(site.context.database.db, editor.user.email)).toEqual([])
      admin = await signInAs(site, 'super_admin')
      expect((await call('GET', '/api/backups/status')).json()).toMatchObject({ problem: 'place_away' })

      const tryFor = async (hours: number) => {
        for (let hour = 0; hour < hours; hour += 1) {
          site.clock.now = new Date(site.context.now().getTime() + 3_600_000)
          await perform('backup')
        }
      }
      await tryFor(18)
      expect(await queuedMails(site.context.database.db)).toHaveLength(1)
      await tryFor(16)
      expect((await queuedMails(site.context.database.db)).length).toBeGreaterThan(1)

      rmSync(folder)
      await tryFor(13)
      admin = await signInAs(site, 'super_admin')
      expect(await list()).toMatchObject({ backups: [{ kind: 'nightly' }], failure: null })
      expect((await call('GET', '/api/backups/status')).json()).toMatchObject({ problem: null })
    })

    it('are for super admins alone, also where they are a task among others', async () => {
      await perform('backup')
      await call('POST')
      await perform('backup')
      const [{ name }] = (await list()).backups
      const { id } = (await call('GET', '/api/due-work'))
        .json()
        .find(({ kind }: { kind: string }) => kind === 'backup')
      for (const role of ['viewer', 'editor', 'admin'] as const) {
        const person = await signInAs(site, role)
        for (const [method, url] of [
          ['GET', '/api/backups'],
          ['POST', '/api/backups'],
          ['GET', `/api/backups/${name}`],
          ['POST', `/api/due-work/${id}/retry`],
        ] as const)
          expect((await call(method, url, person)).statusCode).toBe(403)
      }
      expect((await site.app.inject(`/api/backups/${name}`)).statusCode).toBe(401)
      expect((await call('POST', `/api/due-work/${id}/retry`)).statusCode).toBe(200)
    })
  })

  it('larger than one part arrive whole in the object storage', async () => {
    const site = await startTestApp(database, s3.env)
    const bytes = Buffer.alloc(20 * 1024 * 1024, 'Nile and sand ')
    const file = path.join(site.context.config.dataDir, 'large')
    writeFileSync(file, bytes)
    const name = backupName('manual', evening)
    await site.context.backups.keep(name, file)
    const hash = createHash('sha256')
    const stored = await site.context.backups.open(name)
    for await (const chunk of stored?.body ?? []) hash.update(chunk)
    expect(stored?.bytes).toBe(bytes.length)
    expect(hash.digest('hex')).toBe(createHash('sha256').update(bytes).digest('hex'))
    await site.context.backups.remove(name)
    await site.close()
  })

  it('do not keep the site waiting while they are made and checked', async () => {
    const site = await startTestApp(database)
    const perform = backupWork(site)
    site.clock.now = evening
    await fillLog(site, 600)
    await perform('backup')
    await perform('restore-drill')
    site.clock.now = new Date('2026-12-01T01:30:00.000Z')
    for (const kind of ['backup', 'restore-drill'] as const)
      expect(await longestHoldMs(async () => expect(await perform(kind)).toBe('done')), kind).toBeLessThan(
        300,
      )
    await site.close()
  })
})
