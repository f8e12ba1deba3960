import { connect } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { markIn, type SaveTarget, saveMark } from './save-mark.ts'

/** What the load generator is asked to do, as JSON in its first argument. */
export interface LoadOrder {
  url: string
  seconds: number
  connections: number
  headers: string[]
  /** Left out, brotli. */
  encoding?: string
  /** Every answer is read and checked to be no older than the last save, which takes the load generator time. */
  isChecked?: boolean
  /** A record to save twice a second. */
  writer?: SaveTarget
}

export interface LoadResult {
  requests: number
  failures: number
  p50: number
  p99: number
  saves: number
  /** Answers that were older than a save acknowledged before they were asked for. */
  stale: number
}

const order: LoadOrder = JSON.parse(process.argv[2] ?? '{}')
const { hostname, port, pathname, search, host } = new URL(order.url)
const request = [
  `GET ${pathname}${search} HTTP/1.1`,
  `host: ${host}`,
  `accept-encoding: ${order.encoding ?? 'br'}`,
  ...order.headers,
  '',
  '',
].join('\r\n')

const latencies: number[] = []
/** The mark in the body that an ETag stands for: each body is unpacked once. */
const marks = new Map<string, number>()
let failures = 0
let stale = 0
let saves = 0
let lastSaved = 0
let isOver = false

/** One request at a time on one connection, as a browser would, until time is up. */
function visit(): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    let answer: Answer | undefined
    let started = 0
    let savedBefore = 0
    const next = () => {
      if (isOver) return socket.end(resolve)
      started = performance.now()
      savedBefore = lastSaved
      answer = undefined
      socket.write(request)
    }
    socket.setNoDelay(true)
    socket.on('connect', next)
    socket.on('error', () => {
      failures += 1
      resolve()
    })
    socket.on('data', (chunk: Buffer) => {
      answer = answer ? { ...answer, left: answer.left - chunk.length } : readHead(chunk)
      if (order.isChecked) answer.chunks.push(chunk)
      if (answer.left > 0) return
      latencies.push(performance.now() - started)
      if (answer.isFailure) failures += 1
      else if (order.isChecked && markOf(answer) < savedBefore) stale += 1
      next()
    })
  })
}

interface Answer {
  head: string
  /** Bytes of the body that are still to come. */
  left: number
  isFailure: boolean
  chunks: Buffer[]
}

function readHead(chunk: Buffer): Answer {
  const end = chunk.indexOf('\r\n\r\n')
  const head = chunk.toString('latin1', 0, end < 0 ? chunk.length : end)
  const status = Number(head.slice(9, 12))
  const length = status === 304 ? 0 : Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
  return { head, left: length - (chunk.length - end - 4), isFailure: end < 0 || status >= 400, chunks: [] }
}

function markOf({ head, chunks }: Answer): number {
  const etag = /etag: (\S+)/i.exec(head)?.[1] ?? ''
  const known = marks.get(etag)
  if (known !== undefined) return known
  const body = Buffer.concat(chunks).subarray(head.length + 4)
  const text = /content-encoding: br/i.test(head) ? brotliDecompressSync(body) : body
  const mark = markIn(text.toString())
  marks.set(etag, mark)
  return mark
}

async function write(target: SaveTarget): Promise<void> {
  while (!isOver) {
    const mark = Date.now()
    await saveMark(target, mark)
    lastSaved = mark
    saves += 1
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

// Whoever writes loads what that takes before the time begins; whoever only reads does the same.
if (order.isChecked) await (await fetch(order.url)).arrayBuffer()
setTimeout(() => {
  isOver = true
}, order.seconds * 1000)
await Promise.all([
  ...Array.from({ length: order.connections }, visit),
  ...(order.writer ? [write(order.writer)] : []),
])
latencies.sort((a, b) => a - b)
const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0
const result: LoadResult = {
  requests: latencies.length,
  failures,
  p50: at(0.5),
  p99: at(0.99),
  saves,
  stale,
}
console.log(JSON.stringify(result))
