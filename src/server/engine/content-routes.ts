import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Definition } from '../../schema/define-content.ts'
import { badInput, type FieldIssue, notFound } from '../../shared/app-error.ts'
import { etagOf, sendJson, sendJsonText } from '../http/etag-reply.ts'
import { mayRead, requireUser } from '../http/request-user.ts'
import { utf8Bytes } from '../http/utf8-bytes.ts'
import type { Actor } from './change-log.ts'
import { contentDocs } from './content-docs.ts'
import { type ContentLists, contentLister } from './content-lists.ts'
import { readNumber } from './content-query.ts'
import { type Audience, type ContentRecord, toRecord, unsavedRecord } from './content-record.ts'
import {
  createRecord,
  deleteRecord,
  readIds,
  reorderRecords,
  revertRecord,
  updateRecord,
  type WriteContext,
} from './content-service.ts'
import { findEntry } from './content-store.ts'
import { listRevisions } from './revisions.ts'

/** What a column of whole numbers holds on every database. */
const mostRevisions = 2 ** 31 - 1

interface IdParams {
  id: string
}

export function actorOf(request: FastifyRequest): Actor {
  const user = requireUser(request)
  return { id: user.id, name: user.displayName || user.name }
}

/** Serves any definition: the calls of a collection, which is added to the lists, or of a singleton. */
export function contentRoutes(
  app: FastifyInstance,
  context: WriteContext,
  definition: Definition,
  lists: ContentLists,
): void {
  if (definition.kind === 'collection') collectionRoutes(app, context, definition, lists)
  else singletonRoutes(app, context, definition)
}

function collectionRoutes(
  app: FastifyInstance,
  context: WriteContext,
  definition: Definition,
  lists: ContentLists,
): void {
  const path = `/api/${definition.path}`
  const docs = contentDocs(definition)
  const write = { access: definition.writePermission }
  const list = contentLister(context, definition)
  lists.set(path, list)

  app.get(path, { config: { access: 'anyone', doc: docs.list } }, async (request, reply) => {
    const { json, total } = await list(request.query, audienceOf(request))
    reply.header('x-total-count', String(total))
    return sendJsonText(request, reply, json)
  })

  app.get<{ Params: IdParams }>(
    `${path}/:id`,
    { config: { access: 'anyone', doc: docs.read } },
    async (request, reply) => {
      return sendJson(request, reply, await readVisible(context, definition, request, request.params.id))
    },
  )

  app.post(path, { config: { ...write, doc: docs.create } }, async (request, reply) => {
    const record = await createRecord(context, definition, request.body, actorOf(request))
    reply.header('location', `${path}/${record.id}`)
    return sendSaved(reply.code(201), record)
  })

  app.put<{ Params: IdParams }>(
    `${path}/:id`,
    { config: { ...write, doc: docs.update } },
    async (request, reply) => {
      const ifMatch = request.headers['if-match']
      return sendSaved(
        reply,
        await updateRecord(context, definition, request.params.id, request.body, actorOf(request), ifMatch),
      )
    },
  )

  app.delete<{ Params: IdParams }>(
    `${path}/:id`,
    { config: { ...write, doc: docs.remove } },
    async (request, reply) => {
      await deleteRecord(
        context,
        definition,
        request.params.id,
        actorOf(request),
        request.headers['if-match'],
      )
      return reply.code(204).send()
    },
  )

  if ('order' in definition.fields) {
    app.put(`${path}/order`, { config: { ...write, doc: docs.reorder } }, async (request, reply) => {
      await reorderRecords(context, definition, readIds(request.body), actorOf(request))
      const { json } = await list({}, 'staff')
      return sendJsonText(request, reply, json)
    })
  }
  revisionRoutes(app, context, definition, `${path}/:id`, (request) => (request.params as IdParams).id)
}

function singletonRoutes(app: FastifyInstance, context: WriteContext, definition: Definition): void {
  const path = `/api/${definition.path}`
  const docs = contentDocs(definition)
  const id = definition.singletonId ?? definition.name

  app.get(path, { config: { access: 'anyone', doc: docs.read } }, async (request, reply) => {
    const row = await findEntry(context.database.db, definition.name, id)
    if (row?.is_visible === 0 && !mayRead(request.user)) throw notFound(definition.label[0])
    return sendJson(
      request,
      reply,
      row ? toRecord(definition, row, audienceOf(request)) : unsavedRecord(definition),
    )
  })

  app.put(
    path,
    { config: { access: definition.writePermission, doc: docs.update } },
    async (request, reply) => {
      const ifMatch = request.headers['if-match']
      return sendSaved(
        reply,
        await updateRecord(context, definition, id, request.body, actorOf(request), ifMatch),
      )
    },
  )
  revisionRoutes(app, context, definition, path, () => id)
}

function revisionRoutes(
  app: FastifyInstance,
  context: WriteContext,
  definition: Definition,
  path: string,
  idOf: (request: FastifyRequest) => string,
): void {
  const docs = contentDocs(definition)
  app.get(
    `${path}/revisions`,
    { config: { access: 'read', doc: docs.revisions } },
    async (request, reply) => {
      return sendJson(request, reply, await listRevisions(context.database.db, definition, idOf(request)))
    },
  )

  app.post<{ Params: { revision: string } }>(
    `${path}/revisions/:revision/restore`,
    { config: { access: definition.writePermission, doc: docs.revert } },
    async (request, reply) => {
      const issues: FieldIssue[] = []
      const revision = readNumber(request.params.revision, 'revision', 1, mostRevisions, issues)
      if (revision === undefined) throw badInput(issues)
      return sendSaved(
        reply,
        await revertRecord(context, definition, idOf(request), revision, actorOf(request)),
      )
    },
  )
}

async function readVisible(
  context: WriteContext,
  definition: Definition,
  request: FastifyRequest,
  id: string,
): Promise<ContentRecord> {
  const row = await findEntry(context.database.db, definition.name, id)
  const isVisible = row && row.deleted_at === null && (row.is_visible === 1 || mayRead(request.user))
  if (!isVisible) throw notFound(definition.label[0])
  return toRecord(definition, row, audienceOf(request))
}

function audienceOf(request: FastifyRequest): Audience {
  return mayRead(request.user) ? 'staff' : 'visitors'
}

function sendSaved(reply: FastifyReply, record: ContentRecord): FastifyReply {
  const body = utf8Bytes(JSON.stringify(record))
  return reply
    .header('etag', etagOf(body))
    .header('cache-control', 'private, no-store')
    .type('application/json; charset=utf-8')
    .send(body)
}
