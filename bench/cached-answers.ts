import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type BenchSite, readJson, saveTarget } from './bench-site.ts'
import type { LoadOrder, LoadResult } from './load.ts'
import { cores, type MeasuredProcess, onCore, startMeasured } from './measured-process.ts'
import { middle } from './middle.ts'
import type { SaveTarget } from './save-mark.ts'

const run = promisify(execFile)
export const connections = 50
/** Short turns one after the other: what else the machine does meanwhile hits all three alike. */
const turns = 7

export interface CachedRow {
  what: string
  server: 'bare Node' | 'bare Fastify' | 'this site'
  perSecond: number
  cpuMicros: number
  /** Beside bare Fastify in the same turn. */
  cpuRatio: number
  p50: number
  p99: number
  memory: number
  saves: number
  stale: number
}

interface Subject {
  what: string
  address: string
  /** Asked with the ETag it has, for the answer that nothing changed. */
  isKnown?: boolean
  isWritten?: boolean
}

/** Public answers beside servers that send the same bytes and do nothing else. */
export async function measureCached(site: BenchSite, seconds: number): Promise<CachedRow[]> {
  const [event] = (await readJson(`${site.url}/api/events`)) as { id: string }[]
  const subjects: Subject[] = [
    { what: 'Home page', address: '/' },
    { what: 'Home page in Arabic', address: '/ar' },
    { what: 'Programs as JSON', address: '/api/programs' },
    { what: 'An event page', address: `/events/${event?.id}` },
    { what: 'Home page, not modified', address: '/', isKnown: true },
    { what: 'Home page, saved twice a second', address: '/', isWritten: true },
    { what: 'Programs as JSON, saved twice a second', address: '/api/programs', isWritten: true },
  ]
  const rows: CachedRow[] = []
  for (const subject of subjects) rows.push(...(await compare(site, subject, seconds)))
  return rows
}

async function compare(site: BenchSite, subject: Subject, seconds: number): Promise<CachedRow[]> {
  const url = site.url + subject.address
  // The second answer comes from the cache, with the compressed form that follows the first one.
  await (await fetch(url)).text()
  await new Promise((resolve) => setTimeout(resolve, 300))
  const etag = (await fetch(url)).headers.get('etag') ?? ''
  const order = {
    connections,
    headers: subject.isKnown ? [`if-none-match: ${etag}`] : [],
    // Of all three servers: how fast answers are taken decides how many are asked for at a time.
    isChecked: subject.isWritten ?? false,
  }
  const node = await startMeasured(['bench/bare-server.ts', 'node', url], /^ready (\d+)/)
  const fastify = await startMeasured(['bench/bare-server.ts', 'fastify', url], /^ready (\d+)/)
  const writer = subject.isWritten ? await saveTarget(site) : undefined
  const servers: [CachedRow['server'], MeasuredProcess, SaveTarget | undefined][] = [
    ['bare Node', node, undefined],
    ['bare Fastify', fastify, undefined],
    ['this site', site, writer],
  ]
  const measured: CachedRow[] = []
  for (const [, server] of servers)
    await load(server, { ...order, url: addressOf(server, subject), seconds: 1 })
  for (let turn = 0; turn < turns; turn += 1) {
    const ofTurn: Omit<CachedRow, 'cpuRatio'>[] = []
    for (const [name, server, target] of servers) {
      const writing = target ? { writer: target } : {}
      const wanted = { ...order, ...writing, url: addressOf(server, subject), seconds: seconds / turns }
      ofTurn.push({ what: subject.what, server: name, ...(await load(server, wanted)) })
    }
    const bare = ofTurn.find(({ server }) => server === 'bare Fastify')?.cpuMicros ?? Number.NaN
    measured.push(...ofTurn.map((row) => ({ ...row, cpuRatio: row.cpuMicros / bare })))
  }
  await Promise.all([node.stop(), fastify.stop()])
  return servers.map(([name]) => together(measured.filter(({ server }) => server === name)))
}

function addressOf(server: MeasuredProcess, { address }: Subject): string {
  return `http://127.0.0.1:${server.port}${address}`
}

async function load(
  server: MeasuredProcess,
  order: LoadOrder,
): Promise<Omit<CachedRow, 'what' | 'server' | 'cpuRatio'>> {
  const before = server.cpu()
  const { stdout } = await run(...onCore(cores.load, ['bench/load.ts', JSON.stringify(order)]))
  const cpu = server.cpu() - before
  const { requests, failures, p50, p99, saves, stale }: LoadResult = JSON.parse(stdout)
  if (failures > 0) throw new Error(`${failures} requests to ${order.url} failed`)
  return {
    perSecond: requests / order.seconds,
    cpuMicros: (cpu * 1e6) / requests,
    p50,
    p99,
    memory: server.memoryMb(),
    saves,
    stale,
  }
}

/** The turns of one server: the mean of the rates, the middle of the rest, the sum of what was counted. */
function together(parts: CachedRow[]): CachedRow {
  const [first] = parts
  if (!first) throw new Error('Nothing was measured')
  const middleOf = (read: (row: CachedRow) => number) => middle(parts.map(read))
  const sum = (read: (row: CachedRow) => number) => parts.reduce((total, row) => total + read(row), 0)
  return {
    ...first,
    perSecond: sum((row) => row.perSecond) / parts.length,
    cpuMicros: middleOf((row) => row.cpuMicros),
    cpuRatio: middleOf((row) => row.cpuRatio),
    p50: middleOf((row) => row.p50),
    p99: middleOf((row) => row.p99),
    memory: Math.max(...parts.map((row) => row.memory)),
    saves: sum((row) => row.saves),
    stale: sum((row) => row.stale),
  }
}
