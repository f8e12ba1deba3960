import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { builtRenderers } from '../../src/entry/built-renderers.ts'
import { startServer } from '../../src/entry/start-server.ts'
import { readConfig } from '../../src/server/config.ts'
import { builtAssets } from '../../src/server/pages/rendering/site-assets.ts'

/** What the host is told: to serve a site in this environment, or to end the one it serves. */
export type HostOrder = { start: Record<string, string> } | 'stop'

/** What it answers: where the site is, that it has ended, or what went wrong. */
export type HostAnswer = { url: string } | { error: string } | 'stopped'

const dist = path.resolve(import.meta.dirname, '../../dist')
/** Whoever listens to events never falls idle. */
const maxRequestMs = 1000

const pages = {
  ...(await builtRenderers(path.join(dist, 'server'))),
  assets: builtAssets(path.join(dist, 'client')),
}
let app: FastifyInstance | undefined

process.on('message', (order: HostOrder) => {
  obey(order).then(answer, (error: unknown) => answer({ error: String(error) }))
})
process.on('disconnect', () => process.exit())

async function obey(order: HostOrder): Promise<HostAnswer> {
  if (order === 'stop') {
    await stop()
    return 'stopped'
  }
  app = await startServer(readConfig({ ...process.env, ...order.start }), pages)
  // A signal ends the host as it would end any process; the next site must not be stopped by the handlers of this one.
  for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal)
  const address = app.server.address()
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}` }
}

/** Requests that are being answered are finished, so that nothing of this site is still at work during the next one. */
async function stop(): Promise<void> {
  const server = app?.server
  const closing = setInterval(() => server?.closeIdleConnections(), 20)
  const cutting = setTimeout(() => server?.closeAllConnections(), maxRequestMs)
  await app?.close()
  clearInterval(closing)
  clearTimeout(cutting)
  app = undefined
}

function answer(message: HostAnswer): void {
  process.send?.(message)
}
