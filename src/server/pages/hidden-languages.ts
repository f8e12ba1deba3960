import type { FastifyInstance } from 'fastify'
import { languageOfPath, pathWithoutLanguage } from '../../shared/language-path.ts'
import { currentLanguages } from '../settings/current-settings.ts'
import { plainAddress } from './plain-address.ts'

/**
 * Pages, calendars and feeds in a language that is switched off lead to those in the main language, for as long as it is:
 * nobody may remember the way. Staff still open them, to see what visitors will. A form that somebody has filled in is taken.
 */
export function leaveHiddenLanguages(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || request.session || currentLanguages().includes(languageOfPath(request.url))) return
    // Without doubled slashes: `//host` would be another host.
    const address = plainAddress(pathWithoutLanguage(request.url))
    return reply.header('cache-control', 'no-store').redirect(address, 302)
  })
}
