import type { FastifyInstance } from 'fastify'
import type { Definition } from '../../schema/define-content.ts'
import { hasPermission } from '../../shared/roles.ts'
import type { Database } from '../database/connect.ts'
import { sendJson } from '../http/etag-reply.ts'
import { type RequestUser, requireUser } from '../http/request-user.ts'
import { approvalListDocs as docs } from './approval-docs.ts'
import { listOpenApprovals, type OpenApproval } from './approval-store.ts'

/** What was sent for approval, over the records of all types. */
export function approvalListRoutes(
  app: FastifyInstance,
  { database }: { database: Database },
  definitions: readonly Definition[],
): void {
  const byName = new Map(definitions.map((definition) => [definition.name, definition]))
  const listFor = async (user: RequestUser) => {
    const rows = await listOpenApprovals(database.db, [...byName.keys()])
    return rows.flatMap((row) => {
      const definition = byName.get(row.type)
      return definition ? [listed(definition, row, user)] : []
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

function listed({ path, label, kind, writePermission }: Definition, row: OpenApproval, user: RequestUser) {
  return {
    type: row.type,
    path,
    label: label[0],
    id: row.id,
    lang: row.language,
    title: row.title_now,
    isNew: row.record_id === null && kind === 'collection',
    state: row.state,
    note: row.note,
    sentAt: row.sent_at,
    sentBy: row.sent_by,
    isOwn: row.sent_by_id === user.id,
    revision: row.revision_now,
    isChangedSince: row.revision_now !== row.draft_revision,
    changedAt: row.changed_at,
    changedBy: row.changed_by,
    comment: row.comment,
    decidedAt: row.decided_at,
    decidedBy: row.decided_by,
    mayDecide: hasPermission(user, writePermission) && !user.needsApproval,
  }
}
