import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { revisionTag, sendJson } from '../http/etag-reply.ts'
import { onceKeyOf } from '../http/idempotency.ts'
import { actorOf } from './actor.ts'
import type { Content } from './content.ts'
import { draftDocs } from './draft-docs.ts'
import type { Draft } from './draft-record.ts'
import { sendRecord } from './record-reply.ts'

interface IdParams {
  id: string
}

/** The draft of any record: read, continue, throw away, have back, publish. */
export function draftRoutes(app: FastifyInstance, { definition, drafts }: Content): void {
  const list = `/api/${definition.path}`
  const path = `${list}/:id/draft`
  const docs = draftDocs(definition)
  const publish = { access: definition.writePermission }
  const write = { ...publish, publishes: false }

  app.get<{ Params: IdParams }>(
    path,
    { config: { access: 'read', doc: docs.read } },
    async (request, reply) => sendDraft(request, reply, await drafts.read(request.params.id)),
  )

  app.put<{ Params: IdParams }>(path, { config: { ...write, doc: docs.update } }, async (request, reply) =>
    sendDraft(request, reply, await drafts.update(request.params.id, request.body, writeOf(request))),
  )

  app.delete<{ Params: IdParams }>(
    path,
    { config: { ...write, doc: docs.discard } },
    async (request, reply) => {
      const revision = await drafts.discard(request.params.id, writeOf(request))
      return reply.code(204).header('etag', revisionTag(revision)).send()
    },
  )

  app.post<{ Params: IdParams }>(
    `${path}/restore`,
    { config: { ...write, doc: docs.restore } },
    async (request, reply) =>
      sendDraft(request, reply, await drafts.restore(request.params.id, writeOf(request))),
  )

  app.post<{ Params: IdParams }>(
    `${path}/publish`,
    { config: { ...publish, doc: docs.publish } },
    async (request, reply) =>
      sendRecord(request, reply, await drafts.publish(request.params.id, request.body, writeOf(request))),
  )

  if (definition.kind === 'singleton') return
  app.post(`${list}/drafts`, { config: { ...write, doc: docs.create } }, async (request, reply) => {
    const created = await drafts.create(request.body, writeOf(request))
    reply.header('location', `${list}/${created.id}/draft`)
    return sendDraft(request, reply.code(201), created)
  })
}

function writeOf(request: FastifyRequest) {
  return { actor: actorOf(request), ifMatch: request.headers['if-match'], key: onceKeyOf(request) }
}

function sendDraft(request: FastifyRequest, reply: FastifyReply, draft: Draft): FastifyReply {
  return sendJson(request, reply, draft, revisionTag(draft.revision))
}
