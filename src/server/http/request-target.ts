import type { FastifyInstance } from 'fastify'
import { AppError } from '../../shared/app-error.ts'

/**
 * A path as browsers send it. Backslashes, blanks and absolute URLs mean one thing to one parser and something else to
 * the next (`/\host` is another host to browsers), and no database stores a NUL.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const valid = /^\/(?:(?!%00)[^\\\u0000-\u0020\u007f])*$/

export function isValidTarget(target: string | undefined): boolean {
  return target !== undefined && valid.test(target) && isDecodable(target)
}

function isDecodable(target: string): boolean {
  if (!target.includes('%')) return true
  try {
    decodeURIComponent(target.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}

/** Node.js goes by the first of several; what stands in front of it may go by the last. */
export function namesOneHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts < 2
}

export function rejectInvalidTargets(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url, raw }) => {
    if (!namesOneHost(raw.rawHeaders)) throw new AppError('bad_input', 'The request names more than one host')
    // The router may have normalised `url`; what was sent is `raw.url`.
    if (!isValidTarget(raw.url ?? url)) throw new AppError('bad_input', 'The address is not valid')
  })
}
