import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../shared/app-error.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that a page of another site makes a visitor's browser send. Browsers mark those with
 * Sec-Fetch-Site or a foreign Origin; a request with neither does not come from a page and carries no borrowed cookie.
 */
export function guardOrigin(app: FastifyInstance, publicUrl: string): void {
  const own = new URL(publicUrl)
  app.addHook('onRequest', async (request) => {
    if (!reading.has(request.method) && isForeign(request, own)) {
      throw new AppError('not_allowed', 'This request comes from another site')
    }
  })
}

function isForeign(request: FastifyRequest, own: URL): boolean {
  const { origin, host } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  if (origin === undefined || origin === own.origin) return false
  // The site may have other names too; yet a page that came unencrypted may be anybody's.
  const given = URL.parse(origin)
  return given?.host !== host || (own.protocol === 'https:' && given?.protocol !== 'https:')
}
