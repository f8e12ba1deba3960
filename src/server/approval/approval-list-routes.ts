import type { FastifyInstance } from 'fastify'
import type { Definition } from '../../schema/define-content.ts'
import { mainLanguage } from '../../shared/languages.ts'
import { hasPermission } from '../../shared/roles.ts'
import { sendJson } from '../http/etag-reply.ts'
import { type RequestUser, requireUser } from '../http/request-user.ts'
import { approvalListDocs as docs } from './approval-docs.ts'
import type { Approvals, OpenApproval } from './approvals.ts'

/** What was sent for approval, over the records of all types. */
export function approvalListRoutes(
  app: FastifyInstance,
  definitions: readonly Definition[],
  approvals: Approvals,
): void {
  const byName = new Map(definitions.map((definition) => [definition.name, definition]))
  const listFor = async (user: RequestUser) => {
    const open = await approvals.list([...byName.keys()])
    return open.flatMap((one) => {
      const definition = byName.get(one.row.type)
      return definition ? [listed(definition, one, user)] : []
    })
  }

  app.get('/api/approvals', { config: { access: 'read', doc: docs.list } }, async (request, reply) =>
    sendJson(request, reply, await listFor(requireUser(request))),
  )

  app.get(
    '/api/approvals/counts',
    { config: { access: 'read', doc: docs.counts } },
    async (request, reply) => {
      const all = await listFor(requireUser(request))
      const toDecide = all.filter(({ state, mayDecide }) => state === 'waiting' && mayDecide).length
      const sentBack = all.filter(({ state, isOwn }) => state === 'sent_back' && isOwn).length
      return sendJson(request, reply, { toDecide, sentBack })
    },
  )
}

function listed(
  { path, label, kind, writePermission }: Definition,
  { row, draft }: OpenApproval,
  user: RequestUser,
) {
  return {
    type: row.type,
    path,
    label: label[0],
    id: row.id,
    lang: row.language,
    title: draft.title,
    // A single record is there although nobody saved it.
    isNew: draft.isNew && (kind === 'collection' || row.language !== mainLanguage),
    state: row.state,
    note: row.note,
    sentAt: row.sent_at,
    sentBy: row.sent_by,
    isOwn: row.sent_by_id === user.id,
    revision: draft.revision,
    isChangedSince: draft.revision !== row.draft_revision,
    changedAt: draft.updated_at,
    changedBy: draft.updated_by,
    comment: row.comment,
    decidedAt: row.decided_at,
    decidedBy: row.decided_by,
    mayDecide: hasPermission(user, writePermission) && !user.needsApproval,
  }
}
