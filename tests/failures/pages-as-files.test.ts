import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, it, onTestFinished, vi } from 'vitest'
import { inForm, judge, onDatabasesOfForm } from '../support/failure-report.ts'
import { type FrontServer, startFrontServer } from '../support/front-server.ts'
import { type LiveSite, openLiveSite } from '../support/live-site.ts'
import type { DatabaseName } from '../support/test-app.ts'

const saves = inForm({ short: 30, long: 1000 })
const kills = inForm({ short: 2, long: 10 })
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
const person = { name: 'Salma Hegazy', position: 'Director' }
const pages = ['/events', '/events/breakfast', '/ar/events']

interface Shown {
  number: number
  isFile: boolean
}

interface Tally {
  answers: number
  fromFiles: number
  stale: string[]
}

onDatabasesOfForm('pages as files behind nginx', (database) => {
  it('carry the headers of the site, and leave to it what no file can answer', async () => {
    const { site, front } = await open(database)
    for (const address of [
      '/events',
      '/',
      '/news.xml',
      '/news.json',
      '/events.ics',
      '/sitemap.xml',
      '/robots.txt',
      '/site.webmanifest',
    ]) {
      const own = await site.visit(address)
      const file = await fileFrom(front, address)
      expect(file.text.replace(/<meta http-equiv="content-security-policy"[^>]*>/, '')).toBe(own.text)
      expect(comparable(file.headers), address).toEqual(comparable(own.headers))
      const known = { 'if-none-match': String(file.headers.get('etag')) }
      expect((await fetch(front.url + address, { headers: known })).status).toBe(304)
    }
    const notFiles = [
      '/events?page=2',
      '/events/',
      '//events',
      '/%65vents',
      '/live/index.html',
      '/nothing',
      '/api/events',
    ]
    for (const address of notFiles) {
      const own = await fetch(site.url + address, { redirect: 'manual' })
      const led = await fetch(front.url + address, { redirect: 'manual' })
      expect([led.status, isFile(led.headers), led.headers.get('location')], address).toEqual([
        own.status,
        false,
        own.headers.get('location'),
      ])
    }
    const staff = await fetch(`${front.url}/events`, { headers: { cookie: '__Host-session=x' } })
    expect(isFile(staff.headers)).toBe(false)
  })

  it('are never older than the last save, however many ask', async () => {
    const { site, front } = await open(database)
    let acknowledged = 0
    let isOver = false
    const tally: Tally = { answers: 0, fromFiles: 0, stale: [] }
    const look = async (address: string) => {
      const before = acknowledged
      const { number, isFile } = await shownAt(front.url + address)
      tally.answers += 1
      if (isFile) tally.fromFiles += 1
      if (number < before) tally.stale.push(`${address} showed ${number} after ${before}, file: ${isFile}`)
    }
    const crowd = Array.from({ length: visitors }, async (_, index) => {
      while (!isOver) await look(pages[index % pages.length] ?? '/events')
    })
    for (let number = 1; number <= saves; number += 1) {
      // What no page of these shows: they stay through this save, and go with the other.
      const beside = saveBeside(site, number)
      await save(site, number)
      acknowledged = number
      for (const address of pages) await look(address)
      await beside
      // A pause of other lengths each time: pages are overtaken at every point of their drawing.
      await new Promise((resolve) => setTimeout(resolve, number % 40))
    }
    for (const address of pages) {
      await fileFrom(front, address)
      await look(address)
    }
    isOver = true
    await Promise.all(crowd)
    judge(
      {
        failure: `${saves} saves under the load of ${visitors} visitors, pages as files behind nginx`,
        database,
        rounds: 1,
        acknowledged: saves,
        lost: tally.stale.length,
        other: { answers: tally.answers, 'of them files': tally.fromFiles },
        goal: '0 answers older than the last save',
      },
      {
        'files were sent': tally.fromFiles > inForm({ short: 0, long: saves }),
        [tally.stale.slice(0, 3).join('; ')]: tally.stale.length === 0,
      },
    )
  })

  it('are whole after kill -9, and the next start repairs what is behind', async () => {
    const { site, front, pagesDir } = await open(database)
    const halves: string[] = []
    const behind: string[] = []
    let number = 0
    let acknowledged = 0
    for (let round = 0; round < kills; round += 1) {
      let isOver = false
      const attempt = async () => {
        while (!isOver) {
          number += 1
          const mine = number
          if (
            await save(site, mine).then(
              () => true,
              () => false,
            )
          )
            acknowledged = mine
          else return
        }
      }
      const crowd = pages.map(async (address) => {
        while (!isOver)
          await fetch(front.url + address)
            .then((answer) => answer.text())
            .catch(() => '')
      })
      const writer = attempt()
      const before = acknowledged
      await vi.waitUntil(() => acknowledged > before + round, { timeout: 60_000, interval: 5 })
      await site.kill()
      isOver = true
      await Promise.all([writer, ...crowd])
      halves.push(...halfFiles(pagesDir))
      for (const address of pages) await noteBehind(front.url + address, acknowledged, behind)
      await site.start()
      await front.lead(site.url)
      for (const address of [...pages, ...pages]) await noteBehind(front.url + address, acknowledged, behind)
    }
    judge(
      {
        failure: 'kill -9 while pages are written as files',
        database,
        rounds: kills,
        acknowledged,
        lost: behind.length,
        other: { 'half files': halves.length },
        goal: 'no half file, nothing older than the last save',
      },
      { 'every file is whole': halves.length === 0 },
    )
  })
})

async function open(database: DatabaseName) {
  const env = { PUBLIC_URL: 'https://www.example.org' }
  const site = await openLiveSite(database, { env, pages: true })
  const pagesDir = String(site.env.PAGES_DIR)
  const front = await startFrontServer(site.url, pagesDir)
  onTestFinished(() => front.stop())
  const made = await site.call('/api/events', { method: 'POST', body: { ...event, title: 'Save 0.' } })
  expect(made.status, made.text).toBe(201)
  const member = await site.call('/api/team-members', { method: 'POST', body: { id: 'salma', ...person } })
  expect(member.status, member.text).toBe(201)
  return { site, front, pagesDir }
}

async function save(site: LiveSite, number: number): Promise<void> {
  const answer = await site.call('/api/events/breakfast', {
    method: 'PUT',
    body: { ...event, title: `Save ${number}.` },
  })
  if (answer.status !== 200) throw new Error(answer.text)
}

async function saveBeside(site: LiveSite, number: number): Promise<void> {
  const body = { ...person, position: `Director ${number}` }
  const answer = await site.call('/api/team-members/salma', { method: 'PUT', body })
  if (answer.status !== 200) throw new Error(answer.text)
}

async function shownAt(url: string): Promise<Shown> {
  const answer = await fetch(url)
  const text = await answer.text()
  const [, number] = /Save (\d+)\./.exec(text) ?? []
  if (answer.status !== 200 || number === undefined)
    throw new Error(`${url}: ${answer.status} ${text.slice(0, 200)}`)
  return { number: Number(number), isFile: isFile(answer.headers) }
}

/** nginx counts its requests, as `deploy/nginx-headers.conf` says. */
function isFile(headers: Headers): boolean {
  return /^\d+\.\d{3}-\d+-\d+$/.test(headers.get('x-request-id') ?? '')
}

/** Asks until the file is there: it is written behind the first answer. */
async function fileFrom(front: FrontServer, address: string) {
  for (;;) {
    const answer = await fetch(front.url + address)
    const text = await answer.text()
    if (isFile(answer.headers)) return { headers: answer.headers, text }
  }
}

/** Without those that are each server's own, and with the policy as a page and its header say it together. */
function comparable(headers: Headers): Record<string, string> {
  const own = [
    'accept-ranges',
    'connection',
    'content-encoding',
    'content-length',
    'date',
    'etag',
    'keep-alive',
    'last-modified',
    'server',
    'transfer-encoding',
    'x-request-id',
  ]
  const rest = [...headers].filter(([name]) => !own.includes(name))
  return Object.fromEntries(
    rest.map(([name, value]) => [
      name,
      value.startsWith("default-src 'self'") ? "frame-ancestors 'none'" : value,
    ]),
  )
}

/** While the site is down, a page may be missing, but not old. */
async function noteBehind(url: string, acknowledged: number, into: string[]): Promise<void> {
  const answer = await fetch(url)
  const [, number] = /Save (\d+)\./.exec(await answer.text()) ?? []
  if (answer.status === 200 && Number(number) < acknowledged)
    into.push(`${url} showed ${number} after ${acknowledged}`)
}

function halfFiles(pagesDir: string): string[] {
  const live = path.join(pagesDir, 'live')
  // Killed right behind a save, it leaves a link to a folder into which nothing was put yet.
  const entries = existsSync(live) ? listed(live) : []
  return entries.filter((file) => {
    const bytes = readFileSync(file)
    if (file.endsWith('.html')) return !bytes.toString().endsWith('</html>')
    return file.endsWith('.gz') && !gunzipSync(bytes).toString().endsWith('</html>')
  })
}

function listed(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
  return names
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('.unfinished'))
    .map((entry) => path.join(entry.parentPath, entry.name))
}
