import type { FastifyInstance } from 'fastify'

const bodyMs = 8000
/** A picture over a slow line takes minutes; the server's own limit ends even that. */
const slowPath = '/api/storage/upload'

/** Cuts off senders who keep a body coming for longer than any honest form takes. */
export function limitBodyTime(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { raw, method, url } = request
    if (method === 'GET' || method === 'HEAD' || url.startsWith(slowPath)) return
    const timer = setTimeout(() => raw.destroy(), bodyMs)
    const stop = () => clearTimeout(timer)
    raw.once('end', stop)
    raw.once('close', stop)
  })
}
