import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { roles } from '../../shared/roles.ts'
import type { AppContext } from '../app-context.ts'
import { readSecondFactorRoles } from '../auth/second-factor-roles-store.ts'
import { sendJson } from '../http/etag-reply.ts'
import { parseBody } from '../http/parse-body.ts'
import { requireUser } from '../http/request-user.ts'
import type { RouteDoc } from '../http/route-access.ts'
import { changeSecondFactorRoles, resetSecondFactor } from './second-factor-rules.ts'
import { objectOnly } from './user-input.ts'

const tag = 'Users'
const rolesBody = z.object(
  {
    roles: z
      .array(z.enum(roles, { error: `Roles must be among: ${roles.join(', ')}` }), {
        error: 'Roles must be a list',
      })
      .max(roles.length, { error: `Roles can hold at most ${roles.length} entries` })
      // Always in the order of their rank, so that equal choices are equal.
      .overwrite((given) => roles.filter((role) => given.includes(role))),
  },
  objectOnly,
)
const rolesAnswer = z.object({ roles: z.array(z.enum(roles)) })
const docs = {
  read: { tag, summary: 'The roles that need a second factor', answers: { 200: rolesAnswer } },
  change: {
    tag,
    summary: 'Say which roles need a second factor',
    body: rolesBody,
    answers: { 200: rolesAnswer },
  },
  reset: { tag, summary: 'Take the second factor of a user away', answers: { 204: null } },
} satisfies Record<string, RouteDoc>

export function secondFactorRulesRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context.database
  const config = (doc: RouteDoc) => ({ config: { access: 'manage_users' as const, doc } })
  const url = '/api/second-factor-roles'

  app.get(url, config(docs.read), async (request, reply) =>
    sendJson(request, reply, { roles: await readSecondFactorRoles(db) }),
  )

  app.put(url, config(docs.change), async (request, reply) => {
    const given = parseBody(rolesBody, request.body)
    await changeSecondFactorRoles(context, requireUser(request).id, given.roles)
    return sendJson(request, reply, { roles: await readSecondFactorRoles(db) })
  })

  app.delete<{ Params: { id: string } }>(
    '/api/users/:id/second-factor',
    config(docs.reset),
    async (request, reply) => {
      await resetSecondFactor(context, requireUser(request).id, request.params.id)
      return reply.code(204).send()
    },
  )
}
