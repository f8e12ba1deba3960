import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Answer, startAttackedSite } from '../support/attacked-site.ts'
import { startServerProcess } from '../support/server-process.ts'
import { onEachDatabase } from '../support/test-app.ts'
import { exampleApplication, newVisitor } from '../support/test-application.ts'
import { signInAs } from '../support/test-user.ts'

const maxPending = 20
/** On a machine that has other things to do. */
const patience = { timeout: 60_000 }

function expectSentAway(answer: Answer): void {
  expectRetryLater(answer.headers['retry-after'], answer.headers['cache-control'])
  expect(answer.json()).toEqual({
    message: 'Very many people are here right now. Please try again in a moment.',
  })
}

function expectRetryLater(
  retryAfter: string | null | undefined,
  cacheControl: string | null | undefined,
): void {
  expect(Number(retryAfter)).toBeGreaterThan(0)
  expect(cacheControl).toContain('no-store')
}

onEachDatabase('a server with more to do than it can', (database) => {
  it('sends newcomers away while very many wait, answers those who do, and loses nothing', async () => {
    const site = await startAttackedSite(database, { TRUST_PROXY: '127.0.0.1' }, { maxPending })
    await site.send({ path: '/' })
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const { promise: started, resolve: start } = Promise.withResolvers<void>()
    // Somebody else's long transaction: nobody can write until it ends.
    const blocker = site.context.database.write(async () => {
      start()
      await held
    })
    await started
    const answers = Array.from({ length: 60 }, () =>
      site.send({
        method: 'POST',
        path: '/api/applications',
        headers: { 'x-forwarded-for': newVisitor() },
        body: exampleApplication,
      }),
    )
    const early = new Set<Answer>()
    for (const answer of answers) answer.then((ready) => early.add(ready))
    while (early.size < 60 - maxPending) await wait(5)
    for (const answer of early) expectSentAway(answer)
    // What is kept is answered all the same.
    expect((await site.send({ path: '/' })).status).toBe(200)
    release()
    await blocker
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(maxPending)
    expect(statuses.filter((status) => status === 503)).toHaveLength(60 - maxPending)
    const rows = await site.context.database.db.selectFrom('applications').select('id').execute()
    expect(rows).toHaveLength(maxPending)
    await site.close()
  })

  it('does not count those who are slow to send', async () => {
    const site = await startAttackedSite(database, {}, { maxPending })
    const { headers } = await signInAs(site, 'viewer')
    const sockets = Array.from({ length: maxPending * 2 }, () => {
      const socket = connect(site.port, '127.0.0.1')
      socket.on('error', () => undefined)
      socket.write('POST /api/applications HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n')
      socket.write('Content-Length: 1000\r\n\r\n{')
      return socket
    })
    await wait(50)
    expect((await site.send({ path: '/api/partners', headers })).status).toBe(200)
    for (const socket of sockets) socket.destroy()
    await site.close()
  })
})

describe('a crowd that grows', () => {
  it('is sent away in part where newcomers would wait for long, and comes in again afterwards', async () => {
    const site = await startAttackedSite('SQLite', {}, { maxDelayMs: 60, maxPending: 100_000 })
    onTestFinished(() => site.close())
    await expectShedding(site.url)
  })

  it('is sent away in part by a real process as it is by default, and comes in again afterwards', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'crowded-site-'))
    const env = { DATA_DIR: folder, SAMPLE_CONTENT: 'false', LOG_LEVEL: 'fatal' }
    const server = await startServerProcess(env)
    onTestFinished(async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    })
    await expectShedding(server.url)
  })
})

async function expectShedding(url: string): Promise<void> {
  const statusOf = async (address: string) => (await fetch(url + address)).status
  await expect.poll(() => statusOf('/'), patience).toBe(200)
  const answers = await growCrowd(url, async () => {
    // The kept page, the question whether the server lives, and the files of a page cost next to nothing.
    expect([await statusOf('/'), await statusOf('/health')]).toEqual([200, 200])
    expect(await statusOf('/assets/none.js')).toBe(404)
  })
  const sentAway = answers.filter(({ status }) => status !== 200)
  expect(sentAway.length).toBeGreaterThan(0)
  expect(sentAway.length).toBeLessThan(answers.length)
  for (const answer of sentAway) {
    expect(answer.status).toBe(503)
    expectRetryLater(answer.headers.get('retry-after'), answer.headers.get('cache-control'))
  }
  await expect.poll(() => statusOf(newPage()), patience).toBe(200)
}

/**
 * Doubles the crowd until somebody is sent away; all answers come. Everybody asks for a page that nobody asked for
 * before, and for the next one once it is there.
 */
async function growCrowd(url: string, meanwhile: () => Promise<void>): Promise<Response[]> {
  const answers: Response[] = []
  let isSendingAway = false
  const visit = async () => {
    while (!isSendingAway) {
      const answer = await fetch(url + newPage())
      await answer.arrayBuffer()
      answers.push(answer)
      isSendingAway ||= answer.status === 503
    }
  }
  const crowd: Promise<void>[] = []
  while (!isSendingAway && crowd.length < 6000) {
    for (let more = Math.max(50, crowd.length); more > 0; more -= 1) crowd.push(visit())
    await meanwhile()
  }
  await Promise.all(crowd)
  return answers
}

const newPage = () => `/events?q=${randomUUID()}`
