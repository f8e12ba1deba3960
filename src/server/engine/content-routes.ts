import type { FastifyInstance, FastifyRequest } from 'fastify'
import { badInput } from '../../shared/app-error.ts'
import { sendJsonText } from '../http/etag-reply.ts'
import { onceKeyOf } from '../http/idempotency.ts'
import { mayRead } from '../http/request-user.ts'
import { actorOf } from './actor.ts'
import type { Content } from './content.ts'
import { contentDocs } from './content-docs.ts'
import { isId, readCopyOf, readReadOptions } from './content-query.ts'
import type { Audience } from './content-record.ts'
import { draftRoutes } from './draft-routes.ts'
import { sendRecord } from './record-reply.ts'
import { revisionRoutes } from './revision-routes.ts'
import { translationDraftRoutes } from './translation-draft-routes.ts'
import { translationRoutes } from './translation-routes.ts'

interface IdParams {
  id: string
}

/** Serves any content type: the calls of a collection, or of a singleton. */
export function contentRoutes(app: FastifyInstance, content: Content): void {
  if (content.definition.kind === 'collection') collectionRoutes(app, content)
  else singletonRoutes(app, content)
  translationRoutes(app, content)
  draftRoutes(app, content)
  translationDraftRoutes(app, content)
}

function collectionRoutes(app: FastifyInstance, content: Content): void {
  const { definition } = content
  const path = `/api/${definition.path}`
  const docs = contentDocs(definition)
  const write = { access: definition.writePermission }

  app.get(path, { config: { access: 'anyone', doc: docs.list } }, async (request, reply) => {
    const { json, total } = await content.list(request.query, audienceOf(request))
    reply.header('x-total-count', String(total))
    return sendJsonText(request, reply, json)
  })

  app.get<{ Params: IdParams }>(
    `${path}/:id`,
    { config: { access: 'anyone', doc: docs.read } },
    async (request, reply) => {
      const options = readReadOptions(request.query)
      return sendRecord(request, reply, await content.read(request.params.id, audienceOf(request), options))
    },
  )

  app.post(path, { config: { ...write, doc: docs.create } }, async (request, reply) => {
    const options = { key: onceKeyOf(request), copyOf: readCopyOf(request.query) }
    const created = await content.create(request.body, actorOf(request), options)
    reply.header('location', `${path}/${created.record.id}`)
    return sendRecord(request, reply.code(201), created)
  })

  app.put<{ Params: IdParams }>(
    `${path}/:id`,
    { config: { ...write, doc: docs.update } },
    async (request, reply) => {
      const { params, body, headers } = request
      const saved = await content.update(params.id, body, actorOf(request), headers['if-match'])
      return sendRecord(request, reply, saved)
    },
  )

  app.delete<{ Params: IdParams }>(
    `${path}/:id`,
    { config: { ...write, doc: docs.remove } },
    async (request, reply) => {
      await content.remove(request.params.id, actorOf(request), request.headers['if-match'])
      return reply.code(204).send()
    },
  )

  if ('order' in definition.fields) {
    app.put(`${path}/order`, { config: { ...write, doc: docs.reorder } }, async (request, reply) => {
      await content.reorder(readIds(request.body), actorOf(request))
      const { json } = await content.list({}, 'staff')
      return sendJsonText(request, reply, json)
    })
  }
  revisionRoutes(app, content, `${path}/:id`, (request) => (request.params as IdParams).id)
}

function singletonRoutes(app: FastifyInstance, content: Content): void {
  const { definition } = content
  const path = `/api/${definition.path}`
  const docs = contentDocs(definition)
  const id = definition.singletonId ?? definition.name

  app.get(path, { config: { access: 'anyone', doc: docs.read } }, async (request, reply) =>
    sendRecord(request, reply, await content.read(id, audienceOf(request), readReadOptions(request.query))),
  )

  app.put(
    path,
    { config: { access: definition.writePermission, doc: docs.update } },
    async (request, reply) => {
      const { body, headers } = request
      const saved = await content.update(id, body, actorOf(request), headers['if-match'])
      return sendRecord(request, reply, saved)
    },
  )
  revisionRoutes(app, content, path, () => id)
}

function readIds(input: unknown): string[] {
  const ids = typeof input === 'object' && input !== null && 'ids' in input ? input.ids : undefined
  const isList =
    Array.isArray(ids) && ids.length <= 10_000 && ids.every((id) => typeof id === 'string' && isId(id))
  if (!isList) throw badInput([{ path: 'ids', message: 'ids must be a list of ids' }])
  if (new Set(ids).size !== ids.length) throw badInput([{ path: 'ids', message: 'An id is named twice' }])
  return ids
}

function audienceOf(request: FastifyRequest): Audience {
  return mayRead(request.user) ? 'staff' : 'visitors'
}
