import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Definition } from '../../schema/define-content.ts'
import { badInput, type FieldIssue } from '../../shared/app-error.ts'
import { isLanguage, mainLanguage } from '../../shared/languages.ts'
import type { AppContext } from '../app-context.ts'
import { requireSession } from '../auth/authenticate.ts'
import { actorOf } from '../engine/actor.ts'
import { sendJson } from '../http/etag-reply.ts'
import { requireUser } from '../http/request-user.ts'
import { presenceDoc as doc } from './presence-docs.ts'
import { type Arrival, PresenceHub, type PresenceTimes } from './presence-hub.ts'

const tabForm = /^[\w-]{8,64}(?:\.\d{1,6})?$/
const maxIdLength = 254

/** Answers the hub, which is to be closed before the server. */
export function presenceRoutes(
  app: FastifyInstance,
  context: AppContext,
  definitions: readonly Definition[],
  times?: Partial<PresenceTimes>,
): PresenceHub {
  const warn = (error: unknown) => app.log.warn({ err: error }, 'who is here is not known')
  const hub = new PresenceHub(context, warn, times)
  const types = new Map(definitions.map(({ path, name }) => [path, name]))

  app.get('/api/presence', { config: { access: 'read', isPassive: true, doc } }, async (request, reply) => {
    const arrival = readArrival(types, request)
    // What is asked with HEAD has no body that would end.
    const isStream = request.method === 'GET' && request.headers.accept?.includes('text/event-stream')
    if (!isStream) return sendJson(request, reply, await hub.checkIn(arrival))
    // A connection that falls idle while the server stops would keep it from stopping.
    reply.header('connection', 'close')
    // nginx would collect the events otherwise.
    reply.header('x-accel-buffering', 'no').type('text/event-stream; charset=utf-8')
    return reply.send(hub.join(arrival))
  })
  app.addHook('preClose', () => hub.close())
  return hub
}

function readArrival(types: ReadonlyMap<string, string>, request: FastifyRequest): Arrival {
  const { path, id, lang = mainLanguage, tab, unsaved } = (request.query ?? {}) as Record<string, unknown>
  const type = typeof path === 'string' ? types.get(path) : undefined
  const issues: FieldIssue[] = []
  if (type === undefined) issues.push({ path: 'path', message: 'path must be the one of a content type' })
  const isId = typeof id === 'string' && id !== '' && id.length <= maxIdLength
  if (!isId) issues.push({ path: 'id', message: 'id must be the one of a record' })
  if (!isLanguage(lang)) issues.push({ path: 'lang', message: 'lang must be a language of the site' })
  const isTab = typeof tab === 'string' && tabForm.test(tab)
  if (!isTab) issues.push({ path: 'tab', message: 'tab must be 8 to 64 letters and digits' })
  if (type === undefined || !isId || !isLanguage(lang) || !isTab) throw badInput(issues)
  return {
    topic: { type, id, language: lang },
    tab,
    userId: requireUser(request).id,
    name: actorOf(request).name,
    hasUnsavedChanges: unsaved === 'true',
    tokenHash: requireSession(request).tokenHash,
  }
}
