import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AppContext } from '../../src/server/app-context.ts'
import { type DueWorkRunner, startDueWork } from '../../src/server/due-work/start-due-work.ts'
import { mailKind } from '../../src/server/mail/mail-kind.ts'
import { queueMail } from '../../src/server/mail/queue-mail.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'

const nine = new Date('2026-11-15T09:00:00.000Z')
const afterTheLease = new Date('2026-11-15T09:11:00.000Z')

onEachDatabase('a mail that was taken when nothing could be stored', (database) => {
  let mailServer: MailServer
  let testApp: TestApp
  let runners: DueWorkRunner[]
  let lines: string[]

  beforeEach(async () => {
    lines = []
    runners = []
    mailServer = await startMailServer()
    testApp = await startTestApp(database, { SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` })
    testApp.clock.now = nine
  })
  afterEach(async () => {
    await Promise.all(runners.map((runner) => runner.close()))
    await testApp.close()
    await mailServer.close()
  })

  const until = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 80_000, interval: 10 })
  const row = () => testApp.context.database.db.selectFrom('due_work').selectAll().executeTakeFirstOrThrow()

  /** A process that sends mails; while its disk is full it can read and nothing else. */
  function startProcess(pause: () => Promise<unknown> = () => wait(1)) {
    const disk = { isFull: false, refusals: 0 }
    const { database: connection } = testApp.context
    const roomOrFail = () => {
      if (!disk.isFull) return
      disk.refusals += 1
      throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
    }
    const db = new Proxy(connection.db, {
      get: (target, name) => {
        if (name === 'updateTable') roomOrFail()
        const value = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    const write: typeof connection.write = async (work) => {
      roomOrFail()
      return connection.write(work)
    }
    const context: AppContext = { ...testApp.context, database: { ...connection, db, write } }
    const note = (_: object, message: string) => void lines.push(message)
    const log = { info: note, warn: note, error: note }
    runners.push(
      startDueWork(context, {
        kinds: { mail: mailKind(context, { log }) },
        log,
        pollMs: 20,
        restMs: 20,
        pause,
      }),
    )
    return disk
  }

  /** Answers the disk of a process that sent a mail and cannot store that, until its lease is over. */
  async function sendOntoFullDisk() {
    const { promise, resolve: take } = Promise.withResolvers<void>()
    mailServer.state.hold = promise
    await testApp.context.database.write((tx) =>
      queueMail(tx, { to: 'laila@nile.example', subject: 'Hello', text: 'Good day' }, nine),
    )
    const disk = startProcess()
    await until(() => expect(mailServer.received).toHaveLength(1))
    disk.isFull = true
    take()
    await until(() => expect(lines.join()).toContain('could not be stored'))
    testApp.clock.now = afterTheLease
    return disk
  }

  it('is not sent again once there is room, however late that is, and the log says it once', async () => {
    const disk = await sendOntoFullDisk()
    const { refusals } = disk
    await until(() => expect(disk.refusals).toBeGreaterThan(refusals + 10))
    disk.isFull = false
    await until(async () => expect(await row()).toMatchObject({ state: 'done', payload: '{}' }))
    expect(mailServer.received).toHaveLength(1)
    expect(lines).toEqual([
      'what became of due work could not be stored',
      'what became of due work is stored by now',
    ])
  })

  it('is not sent again by another process that sees the room first', async () => {
    const disk = await sendOntoFullDisk()
    const { claimed_by: claim } = await row()
    const { promise: isStored, resolve: goOn } = Promise.withResolvers<void>()
    startProcess(() => isStored)
    await until(async () => expect((await row()).claimed_by).not.toBe(claim))
    disk.isFull = false
    await until(async () => expect((await row()).state).toBe('done'))
    goOn()
    await Promise.all(runners.splice(0).map((runner) => runner.close()))
    expect(mailServer.received).toHaveLength(1)
  })
})
