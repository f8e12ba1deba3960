import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { approvalRoles } from '../../shared/approval-roles.ts'
import type { AppContext } from '../app-context.ts'
import { readApprovalRoles } from '../auth/approval-roles-store.ts'
import { actorOf } from '../engine/actor.ts'
import { sendJson } from '../http/etag-reply.ts'
import { parseBody } from '../http/parse-body.ts'
import type { RouteDoc } from '../http/route-access.ts'
import { objectOnly } from '../users/user-input.ts'
import { changeApprovalRoles } from './approval-rules.ts'

const tag = 'Approval'
const rolesBody = z.object(
  {
    roles: z
      .array(z.enum(approvalRoles, { error: `Roles must be among: ${approvalRoles.join(', ')}` }), {
        error: 'Roles must be a list',
      })
      .max(approvalRoles.length, { error: `Roles can hold at most ${approvalRoles.length} entries` })
      // Always in the order of their rank, so that equal choices are equal.
      .overwrite((given) => approvalRoles.filter((role) => given.includes(role))),
  },
  objectOnly,
)
const answers = { 200: z.object({ roles: z.array(z.enum(approvalRoles)) }) }
const docs = {
  read: { tag, summary: 'The roles that send changes for approval; those below them do so too', answers },
  change: { tag, summary: 'Say which roles send changes for approval', body: rolesBody, answers },
} satisfies Record<string, RouteDoc>

export function approvalRulesRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context.database
  const url = '/api/approval-roles'

  app.get(url, { config: { access: 'manage_users', doc: docs.read } }, async (request, reply) =>
    sendJson(request, reply, { roles: await readApprovalRoles(db) }),
  )

  app.put(url, { config: { access: 'all', doc: docs.change } }, async (request, reply) => {
    const { roles } = parseBody(rolesBody, request.body)
    await changeApprovalRoles(context, actorOf(request), roles)
    return sendJson(request, reply, { roles: await readApprovalRoles(db) })
  })
}
