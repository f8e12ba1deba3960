import { connect, type Socket } from 'node:net'

/** A load generator in a process of its own: `node load.ts URL SECONDS CONNECTIONS [HEADER: VALUE …]`; prints JSON. */
const [url = '', seconds = '5', connections = '50', ...headers] = process.argv.slice(2)
const { hostname, port, pathname, search, host } = new URL(url)
const request = [
  `GET ${pathname}${search} HTTP/1.1`,
  `host: ${host}`,
  'accept-encoding: br',
  ...headers,
  '',
  '',
].join('\r\n')

const latencies: number[] = []
let failures = 0
let isOver = false

/** One request at a time on one connection, as a browser would, until time is up. */
function visit(): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    let left = -1
    let started = 0
    const next = () => {
      if (isOver) return socket.end(resolve)
      started = performance.now()
      left = -1
      socket.write(request)
    }
    socket.setNoDelay(true)
    socket.on('connect', next)
    socket.on('error', () => {
      failures += 1
      resolve()
    })
    socket.on('data', (chunk: Buffer) => {
      left = left < 0 ? remainingAfter(chunk, socket) : left - chunk.length
      if (left > 0) return
      latencies.push(performance.now() - started)
      next()
    })
  })
}

/** How much of the body is still to come after the first chunk of an answer. */
function remainingAfter(chunk: Buffer, socket: Socket): number {
  const text = chunk.toString('latin1')
  const end = text.indexOf('\r\n\r\n')
  const [, status = '0'] = text.match(/^HTTP\/1\.1 (\d+)/) ?? []
  if (end < 0 || Number(status) >= 400) {
    failures += 1
    socket.destroy()
    return 0
  }
  const length = status === '304' ? 0 : Number(text.match(/content-length: (\d+)/i)?.[1] ?? 0)
  return length - (chunk.length - end - 4)
}

setTimeout(() => {
  isOver = true
}, Number(seconds) * 1000)
await Promise.all(Array.from({ length: Number(connections) }, visit))
latencies.sort((a, b) => a - b)
const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0
console.log(JSON.stringify({ requests: latencies.length, failures, p50: at(0.5), p99: at(0.99) }))
