import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { inForm, judge, onDatabasesOfForm } from '../support/failure-report.ts'
import { type FrontServer, startFrontServer } from '../support/front-server.ts'
import { type LiveSite, openLiveSite } from '../support/live-site.ts'
import type { DatabaseName } from '../support/test-app.ts'

const saves = inForm({ short: 30, long: 1000 })
const visitors = 8
const event = {
  id: 'breakfast',
  description: 'Coffee, and questions.',
  date: '2099-11-20',
  time: 'after sunset',
  location: 'Cairo',
  type: 'Networking',
  status: 'Published',
}
const pages = ['/events', '/events/breakfast', '/ar/events', '/api/events']

interface Shown {
  number: number
  isKept: boolean
}

onDatabasesOfForm('behind the nginx of deploy/', (database) => {
  it('visitors get the words and headers of the site, kept or not', async () => {
    const { site, front } = await open(database)
    const addresses = ['/', '/events', '/news.xml', '/events.ics', '/robots.txt', '/api/events', '/nothing']
    for (const address of [...addresses, ...addresses]) {
      const own = await fetch(site.url + address)
      const led = await fetch(front.url + address)
      expect(await led.text(), address).toBe(await own.text())
      expect([led.status, comparable(led.headers)], address).toEqual([own.status, comparable(own.headers)])
      const known = { 'if-none-match': String(own.headers.get('etag')) }
      const again = await fetch(front.url + address, { headers: known })
      expect(again.status, address).toBe(own.status === 200 ? 304 : own.status)
    }
    for (const address of ['/events', '/api/events'])
      expect((await fetch(front.url + address)).headers.get('x-cache'), address).toBe('REVALIDATED')
  })

  it('what a session sees is never kept, and neither is what was sent', async () => {
    const { site, front } = await open(database)
    const hidden = { ...event, id: 'secret', title: 'Not yet', status: 'Draft' }
    await site.call('/api/events', { method: 'POST', body: hidden })
    const signIn = await fetch(`${front.url}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://www.example.org' },
      body: JSON.stringify({ email: 'admin@example.org', password: 'wrong' }),
    })
    expect([signIn.status, signIn.headers.get('x-cache')]).not.toEqual([200, 'HIT'])
    const asStaff: Record<string, string>[] = [{ cookie: '__Host-session=x' }, { 'x-audience': 'staff' }]
    for (const headers of asStaff) {
      const answer = await fetch(`${front.url}/api/events`, { headers })
      expect(answer.headers.get('x-cache')).toBe('BYPASS')
    }
    expect(await (await fetch(`${front.url}/api/events`)).text()).not.toContain('Not yet')
  })

  it('nobody is sent what is older than the last save, however many ask', async () => {
    const { site, front } = await open(database)
    let acknowledged = 0
    let isOver = false
    const tally = { answers: 0, kept: 0, stale: [] as string[] }
    const look = async (address: string) => {
      const before = acknowledged
      const { number, isKept } = await shownAt(front.url + address)
      tally.answers += 1
      if (isKept) tally.kept += 1
      if (number < before) tally.stale.push(`${address} showed ${number} after ${before}`)
    }
    const crowd = Array.from({ length: visitors }, async (_, index) => {
      while (!isOver) await look(pages[index % pages.length] ?? '/events')
    })
    for (let number = 1; number <= saves; number += 1) {
      await save(site, number)
      acknowledged = number
      for (const address of pages) await look(address)
      // A pause of other lengths each time: pages are overtaken at every point of their drawing.
      await pause(number % 40)
    }
    isOver = true
    await Promise.all(crowd)
    judge(
      {
        failure: `${saves} saves under the load of ${visitors} visitors behind nginx`,
        database,
        rounds: 1,
        acknowledged: saves,
        lost: tally.stale.length,
        other: { answers: tally.answers, 'of them kept by nginx': tally.kept },
        goal: '0 answers older than the last save',
      },
      {
        'nginx sent what it had kept': tally.kept > 0,
        [tally.stale.slice(0, 3).join('; ')]: tally.stale.length === 0,
      },
    )
  })

  it('while the site is away visitors hear so, instead of being sent what may be old', async () => {
    const { site, front } = await open(database)
    await shownAt(`${front.url}/events`)
    await site.kill()
    expect((await fetch(`${front.url}/events`)).status).toBe(502)
    await site.start()
    await front.lead(site.url)
    expect((await shownAt(`${front.url}/events`)).number).toBe(0)
  })
})

async function open(database: DatabaseName): Promise<{ site: LiveSite; front: FrontServer }> {
  const site = await openLiveSite(database, { env: { PUBLIC_URL: 'https://www.example.org' } })
  const front = await startFrontServer(site.url)
  onTestFinished(() => front.stop())
  const made = await site.call('/api/events', { method: 'POST', body: { ...event, title: 'Save 0.' } })
  expect(made.status, made.text).toBe(201)
  return { site, front }
}

async function save(site: LiveSite, number: number): Promise<void> {
  const body = { ...event, title: `Save ${number}.` }
  const answer = await site.call('/api/events/breakfast', { method: 'PUT', body })
  if (answer.status !== 200) throw new Error(answer.text)
}

async function shownAt(url: string): Promise<Shown> {
  const answer = await fetch(url)
  const text = await answer.text()
  const [, number] = /Save (\d+)\./.exec(text) ?? []
  if (answer.status !== 200 || number === undefined)
    throw new Error(`${url}: ${answer.status} ${text.slice(0, 200)}`)
  return { number: Number(number), isKept: answer.headers.get('x-cache') === 'REVALIDATED' }
}

/** Without those that are each server's own. */
function comparable(headers: Headers): Record<string, string> {
  const own = [
    ...['connection', 'content-length', 'date', 'keep-alive', 'server', 'transfer-encoding', 'x-request-id'],
    ...['x-cache', 'x-led-to'],
  ]
  return Object.fromEntries([...headers].filter(([name]) => !own.includes(name)))
}
