import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { it } from 'vitest'
import { judge } from '../support/failure-report.ts'
import { openLiveSite } from '../support/live-site.ts'

const readers = 150
const megabyte = 1024 * 1024
/** Five times as long as an answer may stand still: a busy machine looks seldom. */
const patienceMs = 150_000
const addresses = ['/api/openapi.json', '/api/docs', '/', '/api/programs', '/news.xml']

it('readers who never read cost little, and are cut off', async () => {
  const site = await openLiveSite('SQLite')
  for (const address of addresses) await site.visit(address)
  const { pid } = site.server.process
  const before = memoryOf(pid)
  const openBefore = openFilesOf(pid)
  const { port } = new URL(site.url)
  const sockets = Array.from({ length: readers }, (_, at) => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => undefined).pause()
    const heads = Array.from(
      { length: 8 },
      (_, more) => addresses[more === 0 ? 0 : (at + more) % addresses.length],
    )
    socket.write(
      heads.map((head) => `GET ${head} HTTP/1.1\r\nhost: x\r\naccept-encoding: identity\r\n\r\n`).join(''),
    )
    return socket
  })
  let most = before
  let closed = 0
  const end = performance.now() + patienceMs
  while (closed < readers - 5 && performance.now() < end) {
    await wait(250)
    most = Math.max(most, memoryOf(pid))
    // Whoever reads nothing does not hear that the connection was ended: the server is asked.
    closed = readers - (openFilesOf(pid) - openBefore)
  }
  const health = (await site.visit('/health')).status
  judge(
    {
      failure: `${readers} readers who never read`,
      database: 'SQLite',
      goal: 'less than 50 MB, cut off, visitors answered',
      rounds: 1,
      other: { added: `${Math.round((most - before) / megabyte)} MB`, closed: `${closed} of ${readers}` },
    },
    {
      'they cost less than 50 MB': most - before < 50 * megabyte,
      // The server may have opened a file or two of its own.
      'they are cut off': closed >= readers - 5,
      'visitors are answered': health === 200,
    },
  )
  for (const socket of sockets) socket.destroy()
})

function openFilesOf(pid: number | undefined): number {
  return readdirSync(`/proc/${pid}/fd`).length
}

/** Resident, in bytes. */
function memoryOf(pid: number | undefined): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
