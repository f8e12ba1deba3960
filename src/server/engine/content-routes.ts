import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { badInput, type FieldIssue } from '../../shared/app-error.ts'
import { revisionTag, sendJson, sendJsonText } from '../http/etag-reply.ts'
import { onceKeyOf } from '../http/idempotency.ts'
import { mayRead } from '../http/request-user.ts'
import { actorOf } from './actor.ts'
import type { Content } from './content.ts'
import { contentDocs } from './content-docs.ts'
import { readNumber } from './content-query.ts'
import type { Audience, RevisedRecord } from './content-record.ts'

/** What a column of whole numbers holds on every database. */
const mostRevisions = 2 ** 31 - 1

interface IdParams {
  id: string
}

/** Serves any content type: the calls of a collection, or of a singleton. */
export function contentRoutes(app: FastifyInstance, content: Content): void {
  if (content.definition.kind === 'collection') collectionRoutes(app, content)
  else singletonRoutes(app, content)
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
      return sendRecord(request, reply, await content.read(request.params.id, audienceOf(request)))
    },
  )

  app.post(path, { config: { ...write, doc: docs.create } }, async (request, reply) => {
    const created = await content.create(request.body, actorOf(request), onceKeyOf(request))
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
    sendRecord(request, reply, await content.read(id, audienceOf(request))),
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

function revisionRoutes(
  app: FastifyInstance,
  content: Content,
  path: string,
  idOf: (request: FastifyRequest) => string,
): void {
  const docs = contentDocs(content.definition)
  app.get(`${path}/revisions`, { config: { access: 'read', doc: docs.revisions } }, async (request, reply) =>
    sendJson(request, reply, await content.revisions(idOf(request))),
  )

  app.post<{ Params: { revision: string } }>(
    `${path}/revisions/:revision/restore`,
    { config: { access: content.definition.writePermission, doc: docs.revert } },
    async (request, reply) => {
      const issues: FieldIssue[] = []
      const revision = readNumber(request.params.revision, 'revision', 1, mostRevisions, issues)
      if (revision === undefined) throw badInput(issues)
      const options = { ifMatch: request.headers['if-match'], key: onceKeyOf(request) }
      const reverted = await content.revert(idOf(request), revision, actorOf(request), options)
      return sendRecord(request, reply, reverted)
    },
  )
}

function readIds(input: unknown): string[] {
  const ids = typeof input === 'object' && input !== null && 'ids' in input ? input.ids : undefined
  // No id holds anything else, and PostgreSQL refuses some characters outright.
  const isId = (id: unknown) => typeof id === 'string' && /^[\w-]+$/.test(id)
  const isList = Array.isArray(ids) && ids.length <= 10_000 && ids.every(isId)
  if (!isList) throw badInput([{ path: 'ids', message: 'ids must be a list of ids' }])
  if (new Set(ids).size !== ids.length) throw badInput([{ path: 'ids', message: 'An id is named twice' }])
  return ids
}

function audienceOf(request: FastifyRequest): Audience {
  return mayRead(request.user) ? 'staff' : 'visitors'
}

/**
 * Whoever is signed in may write, and gets the revision as ETag: it stays the same when a deploy changes how records
 * look. Visitors get a hash of what they see, since their answers are cached.
 */
export function sendRecord(
  request: FastifyRequest,
  reply: FastifyReply,
  { record, revision }: RevisedRecord,
): FastifyReply {
  return sendJson(request, reply, record, request.user ? revisionTag(revision) : undefined)
}
