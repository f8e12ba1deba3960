import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Definition } from '../../schema/define-content.ts'
import { notFound } from '../../shared/app-error.ts'
import type { Database } from '../database/connect.ts'
import { sendJson } from '../http/etag-reply.ts'
import { idempotencyDoc, onceKeyOf } from '../http/idempotency.ts'
import { contentPermission } from '../http/request-user.ts'
import type { RouteDoc } from '../http/route-access.ts'
import { actorOf } from './actor.ts'
import type { Content } from './content.ts'
import { titleOf, valuesOf } from './content-record.ts'
import { listDeleted } from './content-store.ts'
import { listDiscardedRecords } from './open-draft-store.ts'
import { sendRecord } from './record-reply.ts'
import { listDeletedTranslations } from './translation-store.ts'

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
        lang: z.string().optional().describe('Of a translation that was taken back: its language'),
        isDraft: z
          .boolean()
          .optional()
          .describe(
            'Of a record that was thrown away before it was published: the restore of its draft brings it back',
          ),
        title: z.string(),
        deletedAt: z.string(),
        deletedBy: z.string(),
        revision: z
          .number()
          .describe(
            'As "r3", what If-Match of the restore may name; of a translation, the revision whose restore brings it back',
          ),
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
  const singletons = contents.flatMap(({ definition: { kind, name } }) =>
    kind === 'singleton' ? [name] : [],
  )

  app.get('/api/trash', { config: { access: 'read', doc: listDoc } }, async (request, reply) => {
    const names = [...byName.keys()]
    const records = (await listDeleted(database.db, names)).map((row) => ({
      row,
      facts: {},
      titleIn: (definition: Definition) => titleOf(definition, valuesOf(definition, row)),
    }))
    const translations = (await listDeletedTranslations(database.db, names, singletons)).map((row) => ({
      row,
      facts: { lang: row.language },
      titleIn: () => String(JSON.parse(row.data).title),
    }))
    const collections = names.filter((name) => !singletons.includes(name))
    const begun = (await listDiscardedRecords(database.db, collections)).map((row) => ({
      row: { ...row, deleted_at: row.updated_at },
      facts: { isDraft: true },
      titleIn: () => String(JSON.parse(row.data).title),
    }))
    const items = [...records, ...translations, ...begun].flatMap(({ row, facts, titleIn }) => {
      const definition = byName.get(row.type)
      if (!definition) return []
      const { id, revision, deleted_at: deletedAt, updated_by: deletedBy } = row
      const kind = { path: definition.path, type: row.type, label: definition.label[0] }
      return [
        {
          ...kind,
          id,
          ...facts,
          title: titleIn(definition),
          deletedAt,
          deletedBy: deletedBy ?? '',
          revision,
        },
      ]
    })
    items.sort((one, other) => String(other.deletedAt).localeCompare(String(one.deletedAt)))
    return sendJson(request, reply, items)
  })

  app.post<{ Params: { path: string; id: string } }>(
    '/api/trash/:path/:id/restore',
    {
      config: {
        access: contentPermission,
        accessOf: ({ path = '' }) => byPath.get(path)?.definition.writePermission,
        publishes: true,
        doc: restoreDoc,
      },
    },
    async (request, reply) => {
      const content = byPath.get(request.params.path)
      if (!content) throw notFound('Content type')
      const options = { ifMatch: request.headers['if-match'], key: onceKeyOf(request) }
      return sendRecord(request, reply, await content.restore(request.params.id, actorOf(request), options))
    },
  )
}
