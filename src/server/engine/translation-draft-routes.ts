import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isObject } from '../../schema/field-members.ts'
import { revisionTag, sendJson } from '../http/etag-reply.ts'
import { onceKeyOf } from '../http/idempotency.ts'
import { actorOf } from './actor.ts'
import type { Content } from './content.ts'
import { readWordedInput, translationDraftDocs } from './translation-draft-docs.ts'
import type { TranslationDraft } from './translation-draft-record.ts'
import { readTranslationParams, sendTranslation, type TranslationParams } from './translation-routes.ts'

/** The draft of any translation: read, continue, throw away, have back, publish. */
export function translationDraftRoutes(app: FastifyInstance, { definition, translations }: Content): void {
  const path = `/api/${definition.path}/:id/translations/:lang/draft`
  const docs = translationDraftDocs(definition)
  const publish = { access: definition.writePermission }
  const write = { ...publish, publishes: false }
  const { drafts } = translations

  app.get<{ Params: TranslationParams }>(
    path,
    { config: { access: 'read', doc: docs.read } },
    async (request, reply) =>
      sendDraft(request, reply, await drafts.read(readTranslationParams(request.params))),
  )

  app.put<{ Params: TranslationParams }>(
    path,
    { config: { ...write, doc: docs.update } },
    async (request, reply) => {
      const named = readTranslationParams(request.params)
      const input = readWordedInput(request.body)
      return sendDraft(request, reply, await drafts.update(named, input, writeOf(request)))
    },
  )

  app.delete<{ Params: TranslationParams }>(
    path,
    { config: { ...write, doc: docs.discard } },
    async (request, reply) => {
      const revision = await drafts.discard(readTranslationParams(request.params), writeOf(request))
      return reply.code(204).header('etag', revisionTag(revision)).send()
    },
  )

  app.post<{ Params: TranslationParams }>(
    `${path}/restore`,
    { config: { ...write, doc: docs.restore } },
    async (request, reply) => {
      const named = readTranslationParams(request.params)
      return sendDraft(request, reply, await drafts.restore(named, writeOf(request)))
    },
  )

  app.post<{ Params: TranslationParams }>(
    `${path}/publish`,
    { config: { ...publish, doc: docs.publish } },
    async (request, reply) => {
      const { body, params } = request
      const input = isObject(body) && body.texts !== undefined ? readWordedInput(body) : undefined
      const published = await drafts.publish(readTranslationParams(params), input, writeOf(request))
      return sendTranslation(request, reply, published)
    },
  )
}

function writeOf(request: FastifyRequest) {
  return { actor: actorOf(request), ifMatch: request.headers['if-match'], key: onceKeyOf(request) }
}

function sendDraft(request: FastifyRequest, reply: FastifyReply, draft: TranslationDraft): FastifyReply {
  return sendJson(request, reply, draft, revisionTag(draft.revision))
}
