import { setTimeout as delay } from 'node:timers/promises'
import { it, onTestFinished } from 'vitest'
import { inForm, judge } from '../support/failure-report.ts'
import { type Answer, type LiveSite, openLiveSite } from '../support/live-site.ts'
import { startServerProcess } from '../support/server-process.ts'
import { onEachDatabase } from '../support/test-app.ts'

const races = inForm({ short: 10, long: 100 })

onEachDatabase('people at the same moment', (database) => {
  /** Where PostgreSQL lets several processes serve one site, each editor has a process of their own. */
  async function secondAddress(site: LiveSite): Promise<string> {
    if (database === 'SQLite') return site.url
    const second = await startServerProcess(site.env)
    onTestFinished(async () => {
      await second.stop()
    })
    return second.url
  }

  it('never overwrite what another has just saved, and make one record of one name', async () => {
    const site = await openLiveSite(database)
    const addresses = [site.url, await secondAddress(site)]
    await raceForOneRecord(site, addresses)
    await raceForOneName(site, addresses)
  })

  async function raceForOneRecord(site: LiveSite, addresses: string[]): Promise<void> {
    await site.call('/api/partners', { method: 'POST', body: { id: 'contested', name: 'Contested' } })
    const outcomes = new Map<string, number>()
    let overwritten = 0
    for (let race = 0; race < races; race += 1) {
      const etag = String((await site.call('/api/partners/contested')).headers.get('etag'))
      const saves = addresses.map((through, editor) => {
        const body = { name: `Race ${race} editor ${editor}` }
        const headers = { 'if-match': etag }
        return untilTaken(() =>
          site.call('/api/partners/contested', { method: 'PUT', body, headers, through }),
        )
      })
      const answers = await Promise.all(saves)
      const outcome = statuses(answers)
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      const stored = answers.filter((answer) => answer.status === 200)
      const final = (await site.call('/api/partners/contested')).json<{ name: string }>().name
      if (stored.length !== 1 || stored[0]?.json<{ name: string }>().name !== final) overwritten += 1
    }
    judge(
      {
        failure: 'two editors on one record',
        database,
        rounds: races,
        acknowledged: races,
        lost: overwritten,
        other: { outcomes: [...outcomes].map(([outcome, count]) => `${count} × ${outcome}`).join(', ') },
        goal: '0 silent overwrites',
      },
      { 'one is stored, the other is told': [...outcomes.keys()].join() === '200 and 412' },
    )
  }

  async function raceForOneName(site: LiveSite, addresses: string[]): Promise<void> {
    const rounds = inForm({ short: 1, long: 10 })
    const wrong: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      const name = `Wanted by all ${round}`
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          untilTaken(() =>
            site.call('/api/partners', {
              method: 'POST',
              body: { name },
              through: String(addresses[index % 2]),
            }),
          ),
        ),
      )
      const created = answers.filter((answer) => answer.status === 201).length
      const told = answers.filter(
        (answer) => answer.status === 409 && answer.text.includes('Partner with this name already exists'),
      ).length
      if (created !== 1 || told !== 49) wrong.push(statuses(answers))
    }
    const partners = (await site.call('/api/partners')).json<{ name: string }[]>()
    const rows = partners.filter(({ name }) => name.startsWith('Wanted by all')).length
    judge(
      {
        failure: '50 partners of one name at once',
        database,
        rounds,
        acknowledged: rounds,
        lost: Math.max(0, rounds - rows),
        other: { 'rows of each name': rows / rounds, 'unlike answers': wrong.join(', ') || 0 },
        goal: 'exactly 1 row',
      },
      { 'there is one row': rows === rounds, 'one is created, 49 are told': wrong.length === 0 },
    )
  }
})

/** A server without room for one more request says so, and is asked again, as browsers do. */
async function untilTaken(call: () => Promise<Answer>): Promise<Answer> {
  const answer = await call()
  if (answer.status !== 503) return answer
  await delay(Number(answer.headers.get('retry-after')) * 1000)
  return untilTaken(call)
}

const statuses = (answers: Answer[]): string =>
  answers
    .map((answer) => answer.status)
    .sort()
    .join(' and ')
