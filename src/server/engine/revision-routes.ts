import type { FastifyRequest } from 'fastify'
import { isObject } from '../../schema/field-members.ts'
import type { RecordPart } from '../../schema/restore-part.ts'
import { badInput, type FieldIssue } from '../../shared/app-error.ts'
import { sendJson } from '../http/etag-reply.ts'
import { onceKeyOf } from '../http/idempotency.ts'
import type { RouteHost } from '../http/routes-by-type.ts'
import { actorOf } from './actor.ts'
import type { Content } from './content.ts'
import { contentDocs, partRule } from './content-docs.ts'
import { readNumber } from './content-query.ts'
import { sendRecord } from './record-reply.ts'

/** What a column of whole numbers holds on every database. */
const mostRevisions = 2 ** 31 - 1

/** The history of any record, and the way back to an earlier state of it. */
export function revisionRoutes(
  app: RouteHost,
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
      const revision = readRevision(request.params.revision)
      const part = readPart(request.body)
      const id = idOf(request)
      const actor = actorOf(request)
      const options = { ifMatch: request.headers['if-match'], key: onceKeyOf(request) }
      const { history } = content
      const restored = part
        ? await history.revertPart(id, { revision, part }, actor, options)
        : await history.revert(id, revision, actor, options)
      return sendRecord(request, reply, restored)
    },
  )
}

export function readRevision(given: string): number {
  const issues: FieldIssue[] = []
  const revision = readNumber(given, 'revision', 1, mostRevisions, issues)
  if (revision === undefined) throw badInput(issues)
  return revision
}

/** Which part of the earlier state is meant; undefined for all of it. */
function readPart(body: unknown): RecordPart | undefined {
  if (!isObject(body) || body.part === undefined) return undefined
  const given = partRule.safeParse(body.part)
  if (given.success) return given.data
  throw badInput([{ path: 'part', message: 'A part names a field, and of a list an item or an extra' }])
}
