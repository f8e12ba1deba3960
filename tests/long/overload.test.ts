import { connect } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Answer, startAttackedSite } from '../support/attacked-site.ts'
import { expectRetryLater, expectShedding } from '../support/growing-crowd.ts'
import { onEachDatabase } from '../support/test-app.ts'
import { exampleApplication, newVisitor } from '../support/test-application.ts'
import { signInAs } from '../support/test-user.ts'

const maxPending = 20

function expectSentAway(answer: Answer): void {
  expectRetryLater(answer.headers['retry-after'], answer.headers['cache-control'])
  expect(answer.json()).toEqual({
    message: 'Very many people are here right now. Please try again in a moment.',
  })
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
    await vi.waitUntil(() => early.size >= 60 - maxPending, { timeout: 80_000 })
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
    let heard = 0
    site.app.server.on('request', () => {
      heard += 1
    })
    const sockets = Array.from({ length: maxPending * 2 }, () => {
      const socket = connect(site.port, '127.0.0.1')
      socket.on('error', () => undefined)
      socket.write('POST /api/applications HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n')
      socket.write('Content-Length: 1000\r\n\r\n{')
      return socket
    })
    await vi.waitUntil(() => heard === sockets.length, { timeout: 80_000 })
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
})
