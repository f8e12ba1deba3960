import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { type Answer, startAttackedSite } from '../support/attacked-site.ts'
import { onEachDatabase } from '../support/test-app.ts'
import { exampleApplication, newVisitor } from '../support/test-application.ts'
import { signInAs } from '../support/test-user.ts'

const mostWaiting = 20

function expectSentAway(answer: Answer): void {
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(answer.headers['cache-control']).toContain('no-store')
  expect(answer.json()).toEqual({
    message: 'Very many people are here right now. Please try again in a moment.',
  })
}

onEachDatabase('a server with more to do than it can', (database) => {
  it('sends newcomers away while very many wait, answers those who do, and loses nothing', async () => {
    const site = await startAttackedSite(database, { TRUST_PROXY: '127.0.0.1' }, { mostWaiting })
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
    while (early.size < 60 - mostWaiting) await wait(5)
    for (const answer of early) expectSentAway(answer)
    // What is kept is answered all the same.
    expect((await site.send({ path: '/' })).status).toBe(200)
    release()
    await blocker
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(mostWaiting)
    expect(statuses.filter((status) => status === 503)).toHaveLength(60 - mostWaiting)
    const rows = await site.context.database.db.selectFrom('applications').select('id').execute()
    expect(rows).toHaveLength(mostWaiting)
    await site.close()
  })

  it('does not count those who are slow to send', async () => {
    const site = await startAttackedSite(database, {}, { mostWaiting })
    const { headers } = await signInAs(site, 'viewer')
    const sockets = Array.from({ length: mostWaiting * 2 }, () => {
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

it('a server that is late sends newcomers away, and takes them again afterwards', async () => {
  const site = await startAttackedSite('SQLite', {}, { mostDelayMs: 60 })
  const { headers } = await signInAs(site, 'viewer')
  expect(
    await untilStatus(
      200,
      () => site.send({ path: '/' }),
      () => undefined,
    ),
  ).toBe(200)
  const ask = () => site.send({ path: '/api/partners', headers })
  expect(await untilStatus(503, ask, () => beBusy(250))).toBe(503)
  // The kept page, the question whether the server lives, and the files of a page cost next to nothing.
  for (const [path, status] of [
    ['/', 200],
    ['/health', 200],
    ['/assets/none.js', 404],
  ] as const)
    expect(
      await untilStatus(
        status,
        () => site.send({ path }),
        () => beBusy(250),
        3,
      ),
    ).toBe(status)
  expect(await untilStatus(200, ask, () => undefined)).toBe(200)
  await site.close()
})

/** What a crowd does to a server: nothing else gets its turn. */
function beBusy(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

/** Asks again until the answer has the status; another program on the machine may have spoilt a try. */
async function untilStatus(
  wanted: number,
  ask: () => Promise<Answer>,
  prepare: () => void,
  mostTries = 200,
): Promise<number | undefined> {
  let answer: Answer | undefined
  for (let tries = 0; tries < mostTries && answer?.status !== wanted; tries += 1) {
    await wait(20)
    prepare()
    answer = await ask()
    if (answer.status === 503) expectSentAway(answer)
  }
  return answer?.status
}
