import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Definition } from '../../schema/define-content.ts'
import type { Language } from '../../shared/languages.ts'
import { actorOf } from '../engine/actor.ts'
import type { DraftName } from '../engine/publishing.ts'
import { sendJson } from '../http/etag-reply.ts'
import { parseBody } from '../http/parse-body.ts'
import { approvalDocs } from './approval-docs.ts'
import { approvalBody, sendBackBody, sendingBody, withdrawalBody } from './approval-input.ts'
import type { Approvals } from './approvals.ts'

/** Asking to publish the drafts of a content type, and deciding about it. */
export function approvalRoutes(app: FastifyInstance, definition: Definition, approvals: Approvals): void {
  const path = `/api/${definition.path}/:id/draft/approval`
  const docs = approvalDocs(definition)
  const decide = { access: definition.writePermission, publishes: true }
  const ask = { access: definition.writePermission, publishes: false }
  const nameOf = (request: FastifyRequest, language: Language): DraftName => ({
    type: definition.name,
    id: (request.params as { id: string }).id,
    language,
  })

  app.post(path, { config: { ...ask, doc: docs.send } }, async (request, reply) => {
    const { lang, ...sending } = parseBody(sendingBody, request.body)
    await approvals.send(nameOf(request, lang), sending, actorOf(request))
    return reply.code(204).send()
  })

  app.post(`${path}/withdraw`, { config: { ...ask, doc: docs.withdraw } }, async (request, reply) => {
    const { lang } = parseBody(withdrawalBody, request.body)
    await approvals.withdraw(nameOf(request, lang), actorOf(request))
    return reply.code(204).send()
  })

  app.post(`${path}/approve`, { config: { ...decide, doc: docs.approve } }, async (request, reply) => {
    const { lang, ...decision } = parseBody(approvalBody, request.body)
    const { revision } = await approvals.approve(nameOf(request, lang), decision, actorOf(request))
    return sendJson(request, reply, { revision })
  })

  app.post(`${path}/send-back`, { config: { ...decide, doc: docs.sendBack } }, async (request, reply) => {
    const { lang, comment } = parseBody(sendBackBody, request.body)
    await approvals.sendBack(nameOf(request, lang), comment, actorOf(request))
    return reply.code(204).send()
  })
}
