import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { notFound } from '../../shared/app-error.ts'
import type { AppContext } from '../app-context.ts'
import { actorOf } from '../engine/actor.ts'
import type { Content } from '../engine/content.ts'
import { sendJson } from '../http/etag-reply.ts'
import { parseBody } from '../http/parse-body.ts'
import { requireUser } from '../http/request-user.ts'
import { objectOnly } from '../users/user-input.ts'
import { findUser } from '../users/user-store.ts'
import { hideFirstSteps, readFirstSteps } from './first-steps.ts'
import { firstStepsDocs as docs } from './first-steps-docs.ts'
import { bringSampleBack, removeSample } from './remove-sample.ts'
import { sendTestMail } from './test-mail.ts'

const hidingBody = z.object({ isHidden: z.boolean({ error: 'isHidden must be true or false' }) }, objectOnly)

/** The list of first steps, for those who manage the whole site. */
export function firstStepsRoutes(
  app: FastifyInstance,
  context: AppContext,
  contents: readonly Content[],
): void {
  const url = '/api/first-steps'
  const access = 'all' as const

  app.get(url, { config: { access, doc: docs.read } }, async (request, reply) =>
    sendJson(request, reply, await readFirstSteps(context, contents, requireUser(request).id)),
  )

  app.put(url, { config: { access, doc: { ...docs.hide, body: hidingBody } } }, async (request, reply) => {
    const { isHidden } = parseBody(hidingBody, request.body)
    const userId = requireUser(request).id
    await hideFirstSteps(context, { isHidden, userId })
    return sendJson(request, reply, await readFirstSteps(context, contents, userId))
  })

  app.post(`${url}/test-mail`, { config: { access, doc: docs.testMail } }, async (request, reply) => {
    const stored = await findUser(context.database.db, requireUser(request).id)
    if (!stored) throw notFound('User')
    return sendJson(request, reply, await sendTestMail(context, stored.user))
  })

  app.post(`${url}/remove-sample`, { config: { access, doc: docs.remove } }, async (request, reply) =>
    sendJson(request, reply, { removed: await removeSample(context, contents, actorOf(request)) }),
  )

  app.post(`${url}/restore-sample`, { config: { access, doc: docs.restore } }, async (request, reply) =>
    sendJson(request, reply, await bringSampleBack(context, contents, actorOf(request))),
  )
}
