import type { FastifyInstance, FastifyRequest } from 'fastify'
import { badInput, type FieldIssue } from '../../shared/app-error.ts'
import type { AppContext } from '../app-context.ts'
import { actorOf } from '../engine/actor.ts'
import type { Content } from '../engine/content.ts'
import { readText } from '../engine/content-query.ts'
import { sendJson } from '../http/etag-reply.ts'
import { parseBody } from '../http/parse-body.ts'
import { checkAccess, contentPermission } from '../http/request-user.ts'
import { previewBody, previewDocs } from './preview-docs.ts'
import type { PreviewSubject } from './preview-store.ts'
import { Previews } from './previews.ts'

type Shown = Pick<PreviewSubject, 'kind' | 'type' | 'subject'>

/** Whoever may edit a record may show its draft; the site as it was is shown by those who edit content. */
export function previewRoutes(app: FastifyInstance, context: AppContext, contents: readonly Content[]): void {
  const previews = new Previews(context, contents)
  const checkMayShow = async (request: FastifyRequest, shown: Shown) => {
    for (const permission of await previews.permissionsFor(shown)) checkAccess(request.user, permission)
  }

  app.get('/api/previews', { config: { access: 'read', doc: previewDocs.list } }, async (request, reply) =>
    sendJson(request, reply, await previews.list(readWanted(request.query))),
  )

  app.post(
    '/api/previews',
    { config: { access: contentPermission, publishes: false, doc: previewDocs.create } },
    async (request, reply) => {
      const wanted = parseBody(previewBody, request.body)
      await checkMayShow(request, { ...wanted, subject: wanted.id })
      return sendJson(request, reply.code(201), await previews.create(wanted, actorOf(request)))
    },
  )

  app.delete<{ Params: { id: string } }>(
    '/api/previews/:id',
    { config: { access: contentPermission, publishes: false, doc: previewDocs.remove } },
    async (request, reply) => {
      await checkMayShow(request, await previews.find(request.params.id))
      await previews.takeBack(request.params.id, actorOf(request))
      return reply.code(204).send()
    },
  )
}

function readWanted(query: unknown) {
  const given = (query ?? {}) as Record<string, unknown>
  const issues: FieldIssue[] = []
  const [kind, type, subject, language] = ['kind', 'type', 'subject', 'lang'].map((name) =>
    readText(given[name], name, issues),
  )
  if (issues.length > 0) throw badInput(issues)
  return { kind, type, subject, language }
}
