import type { FastifyInstance } from 'fastify'
import { AppError } from '../../shared/app-error.ts'

/**
 * Whether a request names a path the way browsers do. Backslashes, blanks and whole URLs mean one thing to one parser
 * and another thing to the next (`/\host` is a foreign host to browsers), and no database stores a NUL.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const plain = /^\/(?:(?!%00)[^\\\u0000-\u0020\u007f])*$/

export function isPlainTarget(target: string | undefined): boolean {
  return target !== undefined && plain.test(target) && isDecodable(target)
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

export function refuseOddTargets(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url, raw }) => {
    // A router may have tidied `url`; what was sent is `raw.url`.
    if (!isPlainTarget(raw.url ?? url)) throw new AppError('bad_input', 'The address is not valid')
  })
}
