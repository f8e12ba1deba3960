import { connect } from 'node:net'
import { argv, stdout } from 'node:process'

/*
 * A program of its own: opens many connections to a server, sends next to nothing on them, and tells how long the
 * server suffered it.   node slow-crowd.ts URL headers|bodies|idle COUNT
 */

export type Slowness = 'headers' | 'bodies' | 'idle'

export interface CrowdReport {
  opened: number
  /** By the server, in time. */
  closed: number
  longestMs: number
}

const patienceMs = 120_000
const bodyPaths = ['/api/applications', '/join', '/api/storage/upload?folder=partners']

function firstWords(slowness: Slowness, index: number): string {
  if (slowness === 'idle') return ''
  if (slowness === 'headers') return 'GET / HTTP/1.1\r\nhost: slow.example\r\nx-slow: '
  const path = bodyPaths[index % bodyPaths.length]
  const type = path === '/join' ? 'application/x-www-form-urlencoded' : 'application/json'
  return `POST ${path} HTTP/1.1\r\nhost: slow.example\r\norigin: http://slow.example\r\ncontent-type: ${type}\r\ncontent-length: 1000\r\n\r\n`
}

function open(url: URL, slowness: Slowness, index: number, report: CrowdReport): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(url.port), url.hostname)
    let started = 0
    let drip: NodeJS.Timeout | undefined
    let isGivenUp = false
    const patience = setTimeout(() => {
      isGivenUp = true
      socket.destroy()
    }, patienceMs)
    socket.on('connect', () => {
      started = performance.now()
      report.opened += 1
      socket.write(firstWords(slowness, index))
      if (slowness !== 'idle') drip = setInterval(() => socket.write('x'), 1000)
    })
    // Answers are read and dropped; being reset is one way of being closed.
    socket.resume().on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(drip)
      clearTimeout(patience)
      if (started > 0 && !isGivenUp) {
        report.closed += 1
        report.longestMs = Math.max(report.longestMs, performance.now() - started)
      }
      resolve()
    })
  })
}

if (import.meta.main) {
  const [url = '', slowness = '', count = ''] = argv.slice(2)
  const report: CrowdReport = { opened: 0, closed: 0, longestMs: 0 }
  const crowd = Array.from({ length: Number(count) }, (_, index) =>
    open(new URL(url), slowness as Slowness, index, report),
  )
  await Promise.all(crowd)
  stdout.write(JSON.stringify(report))
}
