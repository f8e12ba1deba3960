import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { it } from 'vitest'
import type { FloodReport } from '../support/application-flood.ts'
import { inForm, isLong, isWithin, judge, onDatabasesOfForm } from '../support/failure-report.ts'
import { type LiveSite, openLiveSite } from '../support/live-site.ts'
import { exampleApplication, newVisitor } from '../support/test-application.ts'
import { percentile, visitUntil } from '../support/visit-until.ts'

const program = fileURLToPath(new URL('../support/application-flood.ts', import.meta.url))
const pages = ['/', '/partners', '/about', '/join']
const flooder = '203.0.113.9'

async function flood(site: LiveSite, count: number, seconds: number): Promise<FloodReport> {
  const args = [program, site.url, flooder, String(count), String(seconds)]
  const { stdout } = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  return JSON.parse(await text(stdout)) as FloodReport
}

async function countStored(site: LiveSite, query = ''): Promise<number> {
  const answer = await site.call(`/api/applications?limit=1${query}`)
  return Number(answer.headers.get('x-total-count'))
}

/** A room of people on one Wi-Fi, ten of whom press the button at the same time. */
async function sendTogether(site: LiveSite, count: number): Promise<FloodReport> {
  const report: FloodReport = {}
  let left = count
  const senders = Array.from({ length: 10 }, async () => {
    for (; left > 0; ) {
      left -= 1
      const headers = { 'x-forwarded-for': flooder }
      const { status } = await site.visit('/api/applications', {
        method: 'POST',
        body: exampleApplication,
        headers,
      })
      report[status] = (report[status] ?? 0) + 1
    }
  })
  await Promise.all(senders)
  return report
}

/** Sends as the form does: waits as long as it is told and tries again, always with the same key. */
async function apply(site: LiveSite, address: string): Promise<{ id: string; tries: number }> {
  const headers = { 'x-forwarded-for': address, 'idempotency-key': crypto.randomUUID() }
  for (let tries = 1; ; tries += 1) {
    const answer = await site.visit('/api/applications', {
      method: 'POST',
      body: exampleApplication,
      headers,
    })
    if (answer.status === 201) return { id: answer.json<{ id: string }>().id, tries }
    const wait = answer.headers.get('retry-after')
    if (wait === null) throw new Error(`${answer.status} without Retry-After: ${answer.text}`)
    await pause(Number(wait) * 1000)
  }
}

async function applyOneByOne(site: LiveSite, addresses: readonly string[], gapMs: number) {
  const done: Promise<{ id: string; tries: number }>[] = []
  for (const address of addresses) {
    done.push(apply(site, address))
    await pause(gapMs)
  }
  return Promise.all(done)
}

onDatabasesOfForm('applications from one address', (database) => {
  it('a whole workshop is stored, and nobody is refused', async () => {
    const site = await openLiveSite(database)
    const report = await sendTogether(site, 300)
    const [people, suspected] = [await countStored(site), await countStored(site, '&suspected=true')]
    const acknowledged = report[201] ?? 0
    judge(
      {
        failure: '300 applications from one address',
        database,
        goal: 'all stored, none refused, none suspected',
        rounds: 1,
        acknowledged,
        lost: acknowledged - people - suspected,
        other: { refused: 300 - acknowledged, suspected },
      },
      { 'none is refused': acknowledged === 300, 'none is suspected': suspected === 0 },
    )
  })

  it('a flood costs nobody an application, and visitors do not notice', async () => {
    const site = await openLiveSite(database)
    const count = inForm({ short: 450, long: 10_000 })
    for (const page of pages) await site.visit(page)
    const usual = await visitUntil(site.url, pages, pause(inForm({ short: 300, long: 20_000 })))
    // Whoever shares the flooder's address waits for up to a minute: too long for the short form.
    const sharing = isLong ? [flooder, flooder, flooder] : []
    const addresses = [...Array.from({ length: 20 }, () => newVisitor()), ...sharing]
    const underWay = Promise.all([
      flood(site, count, inForm({ short: 1, long: 60 })),
      applyOneByOne(site, addresses, inForm({ short: 30, long: 2500 })),
    ])
    const { result, times, failed } = await visitUntil(site.url, pages, underWay)
    const [report, real] = result
    const stored = (await countStored(site)) + (await countStored(site, '&suspected=true'))
    const found = await Promise.all(real.map(({ id }) => site.call(`/api/applications/${id}`)))
    const p99 = [usual.times, times].map((list) => percentile(list, 0.99))
    const [usualMs = 0, floodMs = Number.POSITIVE_INFINITY] = p99
    const acknowledged = (report[201] ?? 0) + real.length
    judge(
      {
        failure: `${count} applications in ${inForm({ short: 'a second', long: 'a minute' })} from one address`,
        database,
        goal: "real applicants lose nothing, visitors' p99 at most 3 times the usual",
        rounds: 1,
        acknowledged,
        lost: acknowledged - stored + found.filter(({ status }) => status !== 200).length,
        other: {
          'flood stored': report[201] ?? 0,
          'flood refused': report[429] ?? 0,
          'real applicants': real.length,
          'most tries of one': Math.max(...real.map(({ tries }) => tries)),
          'honest visits': times.length,
          'not answered': failed,
          p99: `${floodMs.toFixed(1)} ms, usually ${usualMs.toFixed(1)} ms`,
        },
      },
      {
        // A busy machine may be slower than the limit, which `applications-submit.test.ts` tries by a clock that stands.
        'the flood is refused in part': !isLong || (report[429] ?? 0) > 0,
        'the flood gets no other answers':
          (report[201] ?? 0) + (report[429] ?? 0) + (report[503] ?? 0) === count,
        'every visitor is answered': failed === 0 && times.length > 0,
        'visitors do not wait': isWithin(floodMs, 3 * usualMs),
      },
    )
  })
})
