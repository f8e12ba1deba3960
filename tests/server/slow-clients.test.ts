import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { startTestApp } from '../support/test-app.ts'

it('cuts off a body that never ends, and answers others meanwhile', async () => {
  const { app, close } = await startTestApp('SQLite')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(
    'POST /api/applications HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"name"',
  )
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => resolve())
    socket.on('error', () => undefined)
  })
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200)
  await closed
  await close()
}, 20_000)
