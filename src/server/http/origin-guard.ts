import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../shared/app-error.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** What a page can send to another site without asking. */
const formType = /^\s*(?:text\/plain|application\/x-www-form-urlencoded|multipart\/form-data)\b/i
/** Takes its picture as a form, from programs too. */
const uploadPath = '/api/storage/upload'

/** Refuses writes that a page of another site makes a visitor's browser send, with the cookie that it holds. */
export function guardOrigin(app: FastifyInstance, publicUrl: string): void {
  const own = new URL(publicUrl)
  app.addHook('onRequest', async (request) => {
    if (reading.has(request.method)) return
    if (isForeign(request, own)) throw new AppError('not_allowed', 'This request comes from another site')
    if (mayBeAnybodys(request))
      throw new AppError(
        'not_allowed',
        'This request does not say which site it comes from. Send JSON, or name the site as Origin.',
      )
  })
}

function isForeign({ headers }: FastifyRequest, own: URL): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  if (origin === undefined || origin === own.origin) return false
  // A page of ours that tells nobody where it stands names no origin either; browsers vouch for it all the same.
  if (origin === 'null' && site === 'same-origin') return false
  // The site may have other names too; yet a page that came unencrypted may be anybody's.
  const given = URL.parse(origin)
  return given?.host !== host || (own.protocol === 'https:' && given?.protocol !== 'https:')
}

/** Programs need not say where they come from: they hold no cookie but their own. Browsers and forms must. */
function mayBeAnybodys({ headers, routeOptions }: FastifyRequest): boolean {
  if (headers.origin !== undefined || headers['sec-fetch-site'] !== undefined) return false
  const isBrowser = headers.referer !== undefined || /\bMozilla\//i.test(headers['user-agent'] ?? '')
  return isBrowser || (formType.test(headers['content-type'] ?? '') && routeOptions.url !== uploadPath)
}
