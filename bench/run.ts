import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { type MeasuredProcess, startMeasured } from './measured-process.ts'

/** Speed as ratios of one run: our server beside servers that send the same bytes and do nothing else. */
const run = promisify(execFile)
const seconds = process.argv[2] ?? '5'
const connections = '50'

interface Row {
  what: string
  server: string
  perSecond: number
  cpuMicros: number
  p50: number
  p99: number
  memory: number
}

async function load(
  server: MeasuredProcess,
  address: string,
  headers: string[] = [],
): Promise<Omit<Row, 'what' | 'server'>> {
  const file = path.resolve('bench/load.ts')
  const url = `http://127.0.0.1:${server.port}${address}`
  await run(process.execPath, [file, url, '2', connections, ...headers])
  const before = server.cpu()
  const { stdout } = await run(process.execPath, [file, url, seconds, connections, ...headers])
  const { requests, failures, p50, p99 } = JSON.parse(stdout)
  if (failures > 0) throw new Error(`${failures} requests to ${url} failed`)
  return {
    perSecond: requests / Number(seconds),
    cpuMicros: ((server.cpu() - before) * 1e6) / requests,
    p50,
    p99,
    memory: server.memoryMb(),
  }
}

async function compare(
  ours: MeasuredProcess,
  what: string,
  address: string,
  isKnown = false,
): Promise<Row[]> {
  const url = `http://127.0.0.1:${ours.port}${address}`
  // The second request is answered from the cache, with the ETag and the compressed form.
  await (await fetch(url)).text()
  await new Promise((resolve) => setTimeout(resolve, 200))
  const etag = (await fetch(url)).headers.get('etag') ?? ''
  const headers = isKnown ? [`if-none-match: ${etag}`] : []
  const rows: Row[] = []
  for (const kind of ['node', 'fastify']) {
    const bare = await startMeasured('bench/bare-server.ts', [kind, url], /^ready (\d+)/)
    rows.push({ what, server: `bare ${kind}`, ...(await load(bare, address, headers)) })
    await bare.stop()
  }
  rows.push({ what, server: 'this site', ...(await load(ours, address, headers)) })
  return rows
}

if (!existsSync('/proc/self/stat')) {
  console.error('The benchmark reads processor time from /proc and therefore runs on Linux only.')
  process.exit(1)
}
const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
const env = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'warn', ADMIN_PASSWORD: 'seven green boats' }
const ready = /^The site is ready:\s+http:\/\/127\.0\.0\.1:(\d+)/
try {
  await (await startMeasured('src/entry/server.ts', [], ready, env)).stop()
  const ours = await startMeasured('src/entry/server.ts', [], ready, env)
  const events = (await (await fetch(`http://127.0.0.1:${ours.port}/api/events`)).json()) as { id: string }[]
  const rows = [
    ...(await compare(ours, 'Home page', '/')),
    ...(await compare(ours, 'Programs as JSON', '/api/programs')),
    ...(await compare(ours, 'An event page', `/events/${events[0]?.id}`)),
    ...(await compare(ours, 'Home page, not modified', '/', true)),
  ]
  const report = render(rows, ours.startMs)
  await ours.stop()
  console.log(report)
  writeFileSync('bench/RESULTS.md', report)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function render(rows: Row[], startMs: number): string {
  const lines = rows.map((row) => {
    const fastify = rows.find((other) => other.what === row.what && other.server === 'bare fastify')
    const ratio = fastify ? (row.cpuMicros / fastify.cpuMicros).toFixed(2) : ''
    return `| ${row.what} | ${row.server} | ${Math.round(row.perSecond)} | ${row.cpuMicros.toFixed(1)} | ${ratio} | ${row.p50.toFixed(2)} | ${row.p99.toFixed(2)} | ${Math.round(row.memory)} |`
  })
  return `# Results of the last run

${new Date().toISOString().slice(0, 10)}, Node.js ${process.version}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${connections} connections, ${seconds} s each.
The ratio is processor time per request against bare Fastify sending the same bytes in the same run.

| What | Server | Requests/s | CPU µs/request | Ratio | p50 ms | p99 ms | Memory MB |
|---|---|---|---|---|---|---|---|
${lines.join('\n')}

Start of the built server until it listens: ${Math.round(startMs)} ms.
`
}
