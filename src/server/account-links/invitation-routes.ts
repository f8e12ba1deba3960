import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '../app-context.ts'
import { sendJson } from '../http/etag-reply.ts'
import { parseBody } from '../http/parse-body.ts'
import { requireUser } from '../http/request-user.ts'
import type { RouteDoc } from '../http/route-access.ts'
import { type Invitation, listInvitations } from './account-link-store.ts'
import { invitationAnswer, invitationBody } from './invitation-input.ts'
import { invite, resendInvitation, takeInvitationBack } from './invitations.ts'

interface IdParams {
  id: string
}

const tag = 'Users'
const docs = {
  list: {
    tag,
    summary: 'Invitations nobody has accepted yet, newest first',
    answers: { 200: z.array(invitationAnswer) },
  },
  create: {
    tag,
    summary: 'Invite somebody by mail; the link works once, for 7 days',
    body: invitationBody,
    answers: { 201: invitationAnswer },
  },
  resend: {
    tag,
    summary: 'Send an invitation again with a new link; the one before stops working',
    answers: { 200: invitationAnswer },
  },
  remove: { tag, summary: 'Take an invitation back', answers: { 204: null } },
} satisfies Record<string, RouteDoc>

export function invitationRoutes(app: FastifyInstance, context: AppContext): void {
  const config = (doc: RouteDoc) => ({ config: { access: 'manage_users' as const, doc } })

  app.get('/api/invitations', config(docs.list), async (request, reply) =>
    sendJson(request, reply, (await listInvitations(context.database.db)).map(answerOf)),
  )

  app.post('/api/invitations', config(docs.create), async (request, reply) => {
    const input = parseBody(invitationBody, request.body)
    return reply.code(201).send(answerOf(await invite(context, requireUser(request).id, input)))
  })

  app.post<{ Params: IdParams }>('/api/invitations/:id/resend', config(docs.resend), async (request) =>
    answerOf(await resendInvitation(context, requireUser(request).id, request.params.id)),
  )

  app.delete<{ Params: IdParams }>('/api/invitations/:id', config(docs.remove), async (request, reply) => {
    await takeInvitationBack(context, requireUser(request).id, request.params.id)
    return reply.code(204).send()
  })
}

function answerOf({ id, email, name, role, language, inviter, createdAt, expiresAt }: Invitation) {
  return { id, email, name, role, language, inviter, createdAt, expiresAt }
}
