import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { retentionKind } from '../../src/server/applications/retention-kind.ts'
import { readErasureList } from '../../src/server/backup/erasure-list.ts'
import { makeBackup } from '../../src/server/backup/make-backup.ts'
import { startDueWork } from '../../src/server/due-work/start-due-work.ts'
import { queueMail } from '../../src/server/mail/queue-mail.ts'
import { createFirstAdmin } from '../../src/server/users/first-admin.ts'
import { findUserByEmail } from '../../src/server/users/user-store.ts'
import { placesInFolder } from '../support/places-in-folder.ts'
import { runEntry } from '../support/run-entry.ts'
import { type S3Server, startS3Server } from '../support/s3-server.ts'
import { createDatabase, onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { sendApplication } from '../support/test-application.ts'
import { startTestSession, type TestUser } from '../support/test-user.ts'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
/** What is erased after the backup; Salma stays. */
const erased = ['lailaunique', 'ramyunique', 'monaunique', 'zeinabunique']

onEachDatabase('a restore', (database) => {
  let s3: S3Server
  beforeAll(async () => {
    s3 = await startS3Server()
  })
  afterAll(() => s3.close())

  describe.each(['disk', 'objects'] as const)('from %s', (place) => {
    let site: TestApp
    let owner: TestUser
    let machine: Record<string, string>
    beforeEach(async () => {
      const stored = {
        SITE_KEY: 'nine quiet camels and eleven grey goats',
        ...(place === 'objects' ? s3.env : {}),
      }
      site = await startTestApp(database, { SMTP_URL: 'smtp://127.0.0.1:9', ...stored })
      await createFirstAdmin(site.context)
      const admin = await findUserByEmail(site.context.database.db, site.context.config.adminEmail)
      if (!admin) throw new Error('there is no first admin')
      owner = await startTestSession(site, admin.user)
      machine = {
        DATA_DIR: mkdtempSync(path.join(tmpdir(), 'empty-machine-')),
        ...(database === 'PostgreSQL' ? { DATABASE_URL: await createDatabase() } : {}),
        ...stored,
      }
    })
    afterEach(async () => {
      for (const { name } of await site.context.backups.list()) await site.context.backups.remove(name)
      await site.context.backups.writeErasures('{"through":0,"erasures":[]}')
      rmSync(machine.DATA_DIR ?? '', { recursive: true, force: true })
      await site.close()
    })

    const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
      const answer = await site.app.inject({
        method,
        url,
        headers: owner.headers,
        ...(payload ? { payload } : {}),
      })
      expect(`${url} ${answer.statusCode} ${answer.body}`).toMatch(/^\S+ 2\d\d /)
      return answer.body === '' ? undefined : answer.json()
    }
    const apply = async (word: string) => {
      const email = `${word}@nile.example`
      const answer = await sendApplication(site, { name: word, email, request: `A letter by ${word}` })
      expect(answer.statusCode).toBe(201)
      return answer.json()
    }
    const listed = async () =>
      ((await readErasureList(site.context.backups))?.erasures ?? [])
        .map(({ type, action }) => `${type} ${action}`)
        .sort()

    it('erases again whoever was erased after the backup, from every table and file', async () => {
      const { context, clock } = site
      clock.now = new Date('2024-05-01T10:00:00Z')
      await apply('ramyunique')
      clock.now = undefined
      const laila = await apply('lailaunique')
      await call('PUT', `/api/applications/${laila.id}`, { notes: 'lailaunique called', status: 'contacted' })
      await apply('salmaunique')
      const account = { email: 'monaunique@nile.example', name: 'monaunique', role: 'viewer' }
      const mona = await call('POST', '/api/users', { ...account, password: 'eleven grey goats' })
      await context.database.write((tx) =>
        queueMail(tx, { to: account.email, subject: 'Hello', text: 'Dear monaunique' }, new Date()),
      )
      await call('POST', '/api/invitations', {
        email: 'zeinabunique@nile.example',
        name: 'zeinabunique',
        role: 'viewer',
      })
      const { name } = await makeBackup(context, 'manual')
      const held = await wordsIn(archiveOf(site, name), place, site, name)
      expect(held).toEqual([...erased, 'salmaunique'].sort())

      await call('DELETE', '/api/people/lailaunique@nile.example')
      await call('DELETE', `/api/users/${mona.id}`)
      await call('DELETE', '/api/people/monaunique@nile.example')
      await call('DELETE', '/api/people/zeinabunique@nile.example')
      const retention = retentionKind({ retentionMonths: 12 }, log)
      await startDueWork(context, { kinds: { retention }, log }).close()
      await expect
        .poll(listed)
        .toEqual(['application delete', 'application update', 'invitation delete', 'user delete'])
      expect(await context.backups.readErasures()).not.toMatch(/unique|nile\.example/)

      const source = place === 'disk' ? archiveOf(site, name) : name
      const { code, output } = await runEntry('restore', [source], machine)
      expect(output).toContain('4 records of people who were erased after the backup was made')
      expect(code).toBe(0)
      const again = path.join(machine.DATA_DIR ?? '', 'again.tar.gz')
      expect((await runEntry('backup', [again], machine)).code).toBe(0)
      expect(wordsAmong(gunzipSync(readFileSync(again)))).toEqual(['salmaunique'])
      rmSync(again)
      expect(placesInFolder(machine.DATA_DIR ?? '', erased)).toEqual([])
      expect((await runEntry('verify', [], machine)).output).toContain('Everything fits together.')
    })

    it.runIf(place === 'disk')('says so where no list of erasures is found', async () => {
      await apply('lailaunique')
      const archive = path.join(machine.DATA_DIR ?? '', 'alone.tar.gz')
      const env = {
        SITE_KEY: machine.SITE_KEY ?? '',
        DATA_DIR: site.context.config.dataDir,
        DATABASE_URL: site.context.config.databaseUrl ?? '',
      }
      expect((await runEntry('backup', [archive], env)).code).toBe(0)
      const { code, output } = await runEntry('restore', [archive], machine)
      expect(output).toContain('No list of erasures (erasures.json) lies beside the archive')
      expect(code).toBe(0)
    })
  })
})

function archiveOf({ context }: TestApp, name: string): string {
  return path.join(context.config.dataDir, 'backups', name)
}

async function wordsIn(file: string, place: 'disk' | 'objects', { context }: TestApp, name: string) {
  if (place === 'disk') return wordsAmong(gunzipSync(readFileSync(file)))
  const stored = await context.backups.open(name)
  return wordsAmong(gunzipSync(Buffer.concat(await Array.fromAsync(stored?.body ?? []))))
}

function wordsAmong(bytes: Buffer): string[] {
  return [...erased, 'salmaunique'].filter((word) => bytes.includes(word)).sort()
}
