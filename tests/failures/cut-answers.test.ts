import { randomUUID } from 'node:crypto'
import { it } from 'vitest'
import { storedApplications } from '../support/busy-writers.ts'
import { startCuttingProxy } from '../support/cutting-proxy.ts'
import { inForm, judge } from '../support/failure-report.ts'
import { type Answer, type CallOptions, openLiveSite } from '../support/live-site.ts'
import { onEachDatabase } from '../support/test-app.ts'
import { exampleApplication, newVisitor } from '../support/test-application.ts'

const rounds = inForm({ short: 5, long: 100 })

onEachDatabase('an answer cut after the server has stored', (database) => {
  it('is made good by sending the same again, and nothing is stored twice', async () => {
    const site = await openLiveSite(database)
    const proxy = await startCuttingProxy(site.url)
    let cut = 0
    /** Sends twice: the first answer never arrives. */
    const sendTwice = async (address: string, options: CallOptions): Promise<Answer> => {
      await site.call(address, { ...options, through: proxy }).catch(() => {
        cut += 1
      })
      return site.call(address, options)
    }
    const retries: number[][] = []
    const revisions = new Set<number>()
    for (let round = 0; round < rounds; round += 1) {
      const visitor = { 'x-forwarded-for': newVisitor(), 'idempotency-key': randomUUID() }
      const apply = { method: 'POST', body: exampleApplication, headers: visitor }
      const applied = await sendTwice('/api/applications', apply)
      const body = { name: `Partner ${round}` }
      const headers = { 'idempotency-key': randomUUID() }
      const created = await sendTwice('/api/partners', { method: 'POST', body, headers })
      const address = `/api/partners/partner-${round}`
      const etag = String((await site.call(address)).headers.get('etag'))
      const change = { method: 'PUT', body: { order: round + 1 }, headers: { 'if-match': etag } }
      const saved = await sendTwice(address, change)
      const history = (await site.call(`${address}/revisions`)).json<unknown[]>()
      revisions.add(history.length)
      retries.push([applied.status, created.status, saved.status])
    }
    const applications = (await storedApplications(site)).size
    const partners = (await site.call('/api/partners')).json<{ order: number }[]>()
    judge(
      {
        failure: 'answer cut after the server stored it, then retried',
        database,
        rounds,
        acknowledged: rounds * 3,
        lost: rounds * 2 - Math.min(applications, rounds) - Math.min(partners.length, rounds),
        other: {
          'answers cut': cut,
          duplicates: applications + partners.length - rounds * 2,
          'retry of application, new record, change': [
            ...new Set(retries.map((list) => list.join(' '))),
          ].join(', '),
        },
        goal: '0 duplicates',
      },
      {
        'every first answer was cut': cut === rounds * 3,
        'a retry says what became of the first': retries.every((list) => list.join() === '201,201,412'),
        'nothing is stored twice': applications === rounds && partners.length === rounds,
        'nothing is changed twice': [...revisions].join() === '2',
        'every change is stored': partners.every(({ order }) => order > 0),
      },
    )
  })
})
