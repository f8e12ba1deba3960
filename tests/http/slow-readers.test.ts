import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type AttackedSite, startAttackedSite } from '../support/attacked-site.ts'

const stalledMs = 3000

/** Asks for more than the system holds for a connection, and leaves reading to the test. */
function ask(site: AttackedSite): Socket {
  const socket = connect(site.port, '127.0.0.1')
  socket.on('error', () => undefined).pause()
  const request = 'GET /api/openapi.json HTTP/1.1\r\nHost: x\r\nAccept-Encoding: identity\r\n\r\n'
  socket.write(request.repeat(8))
  return socket
}

const openOnes = (site: AttackedSite) =>
  new Promise<number>((resolve, reject) =>
    site.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

describe('who does not read an answer', () => {
  let site: AttackedSite
  beforeAll(async () => {
    site = await startAttackedSite('SQLite', {}, { stalledMs })
  })
  afterAll(() => site.close())

  it('is cut off, and who reads slowly is not', async () => {
    const stalled = Array.from({ length: 5 }, () => ask(site))
    const slow = ask(site)
    let read = 0
    let isCut = false
    slow.on('close', () => {
      isCut = true
    })
    slow.on('data', (chunk) => {
      read += chunk.length
      slow.pause()
    })
    const reading = setInterval(() => slow.resume(), 100)
    await expect.poll(() => openOnes(site), { timeout: 80_000, interval: 250 }).toBe(1)
    expect(isCut).toBe(false)
    const before = read
    await pause(500)
    expect(read).toBeGreaterThan(before)
    clearInterval(reading)
    for (const socket of [...stalled, slow]) socket.destroy()
  })

  it('is cut off sooner where very much waits for such readers', async () => {
    const site = await startAttackedSite('SQLite', {}, { stalledMs: 300_000 })
    onTestFinished(() => site.close())
    const stalled = Array.from({ length: 60 }, () => ask(site))
    await expect.poll(() => openOnes(site), { timeout: 80_000, interval: 250 }).toBeLessThan(30)
    for (const socket of stalled) socket.destroy()
  })
})
