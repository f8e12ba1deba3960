import type { FastifyInstance, FastifyRequest } from 'fastify'
import { badInput, type FieldIssue } from '../../shared/app-error.ts'
import { sendJson } from '../http/etag-reply.ts'
import { onceKeyOf } from '../http/idempotency.ts'
import { actorOf } from './actor.ts'
import type { Content } from './content.ts'
import { contentDocs } from './content-docs.ts'
import { readNumber } from './content-query.ts'
import { sendRecord } from './record-reply.ts'

/** What a column of whole numbers holds on every database. */
const mostRevisions = 2 ** 31 - 1

/** The history of any record, and the way back to an earlier state of it. */
export function revisionRoutes(
  app: FastifyInstance,
  content: Content,
  path: string,
  idOf: (request: FastifyRequest) => string,
): void {
  const docs = contentDocs(content.definition)
  app.get(`${path}/revisions`, { config: { access: 'read', doc: docs.revisions } }, async (request, reply) =>
    sendJson(request, reply, await content.history.revisions(idOf(request))),
  )

  app.post<{ Params: { revision: string } }>(
    `${path}/revisions/:revision/restore`,
    { config: { access: content.definition.writePermission, doc: docs.revert } },
    async (request, reply) => {
      const issues: FieldIssue[] = []
      const revision = readNumber(request.params.revision, 'revision', 1, mostRevisions, issues)
      if (revision === undefined) throw badInput(issues)
      const options = { ifMatch: request.headers['if-match'], key: onceKeyOf(request) }
      const reverted = await content.history.revert(idOf(request), revision, actorOf(request), options)
      return sendRecord(request, reply, reverted)
    },
  )
}
