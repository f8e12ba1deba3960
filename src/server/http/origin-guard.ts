import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../shared/app-error.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that a page of another site makes a visitor's browser send. Browsers mark those with
 * Sec-Fetch-Site or a foreign Origin; a request with neither does not come from a page and carries no borrowed cookie.
 */
export function guardOrigin(app: FastifyInstance, publicUrl: string): void {
  const ownOrigin = new URL(publicUrl).origin
  app.addHook('onRequest', async (request) => {
    if (!reading.has(request.method) && isForeign(request, ownOrigin)) {
      throw new AppError('not_allowed', 'This request comes from another site')
    }
  })
}

function isForeign(request: FastifyRequest, ownOrigin: string): boolean {
  const { origin, host } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  if (origin === undefined || origin === ownOrigin) return false
  return URL.parse(origin)?.host !== host
}
