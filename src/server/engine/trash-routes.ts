import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { notFound } from '../../shared/app-error.ts'
import type { Database } from '../database/connect.ts'
import { sendJson } from '../http/etag-reply.ts'
import { idempotencyDoc, onceKeyOf } from '../http/idempotency.ts'
import { checkAccess } from '../http/request-user.ts'
import type { RouteDoc } from '../http/route-access.ts'
import { actorOf } from './actor.ts'
import type { Content } from './content.ts'
import { titleOf, valuesOf } from './content-record.ts'
import { listDeleted } from './content-store.ts'
import { sendRecord } from './record-reply.ts'

const listDoc: RouteDoc = {
  tag: 'Trash',
  summary: 'List what was deleted, newest first',
  answers: {
    200: z.array(
      z.object({
        path: z.string(),
        type: z.string(),
        label: z.string(),
        id: z.string(),
        title: z.string(),
        deletedAt: z.string(),
        deletedBy: z.string(),
        revision: z.number().describe('As "r3", what If-Match of the restore may name'),
      }),
    ),
  },
}
const restoreDoc: RouteDoc = {
  tag: 'Trash',
  summary: 'Bring a deleted record back, where the rules of today allow it',
  headers: {
    ...idempotencyDoc,
    'If-Match': 'The revision that was listed, such as "r3"; 412 if somebody touched the record since',
  },
  answers: { 200: z.looseObject({ id: z.string() }) },
}

export function trashRoutes(
  app: FastifyInstance,
  { database }: { database: Database },
  contents: readonly Content[],
): void {
  const byName = new Map(contents.map(({ definition }) => [definition.name, definition]))
  const byPath = new Map(contents.map((content) => [content.definition.path, content]))

  app.get('/api/trash', { config: { access: 'read', doc: listDoc } }, async (request, reply) => {
    const rows = await listDeleted(database.db, [...byName.keys()])
    const items = rows.flatMap((row) => {
      const definition = byName.get(row.type)
      if (!definition) return []
      const title = titleOf(definition, valuesOf(definition, row))
      const names = { path: definition.path, type: row.type, label: definition.label[0] }
      const { id, revision, deleted_at: deletedAt } = row
      return [{ ...names, id, title, deletedAt, deletedBy: row.updated_by ?? '', revision }]
    })
    return sendJson(request, reply, items)
  })

  app.post<{ Params: { path: string; id: string } }>(
    '/api/trash/:path/:id/restore',
    { config: { access: 'session', doc: restoreDoc } },
    async (request, reply) => {
      const content = byPath.get(request.params.path)
      if (!content) throw notFound('Content type')
      checkAccess(request.user, content.definition.writePermission)
      const options = { ifMatch: request.headers['if-match'], key: onceKeyOf(request) }
      return sendRecord(request, reply, await content.restore(request.params.id, actorOf(request), options))
    },
  )
}
