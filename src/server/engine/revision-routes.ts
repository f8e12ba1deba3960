import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isObject } from '../../schema/field-members.ts'
import type { RecordPart } from '../../schema/restore-part.ts'
import { badInput, type FieldIssue } from '../../shared/app-error.ts'
import { sendJson } from '../http/etag-reply.ts'
import { onceKeyOf } from '../http/idempotency.ts'
import { actorOf } from './actor.ts'
import type { Content } from './content.ts'
import { contentDocs, draftRevisionRule, partRule } from './content-docs.ts'
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
      const revision = readRevision(request.params.revision)
      const part = readPart(request.body)
      const id = idOf(request)
      const actor = actorOf(request)
      const draft = readDraftRevision(request.body)
      const options = { ifMatch: request.headers['if-match'], key: onceKeyOf(request), draft }
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

/** The draft that is thrown away for the earlier state, by the revision that was seen of it. */
export function readDraftRevision(body: unknown): number | undefined {
  if (!isObject(body) || body.draft === undefined) return undefined
  const given = draftRevisionRule.safeParse(body.draft)
  if (given.success && body.part === undefined) return given.data
  const message = 'draft must be the revision of the draft that makes way, and only for a whole state'
  throw badInput([{ path: 'draft', message }])
}

/** Which part of the earlier state is meant; undefined for all of it. */
function readPart(body: unknown): RecordPart | undefined {
  if (!isObject(body) || body.part === undefined) return undefined
  const given = partRule.safeParse(body.part)
  if (given.success) return given.data
  throw badInput([{ path: 'part', message: 'A part names a field, and of a list an item or an extra' }])
}
