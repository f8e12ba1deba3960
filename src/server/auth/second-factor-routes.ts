import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '../app-context.ts'
import { parseBody } from '../http/parse-body.ts'
import type { RouteDoc } from '../http/route-access.ts'
import { objectOnly } from '../users/user-input.ts'
import { requireSession } from './authenticate.ts'
import type { FirstStep } from './first-step.ts'
import {
  beginSecondFactor,
  finishSecondFactor,
  ownPasswordBody,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from './own-second-factor.ts'
import { secondFactorCode } from './sign-in.ts'

const tag = 'Account'
const url = '/api/auth/second-factor'
const codeBody = z.object({ code: secondFactorCode('Code') }, objectOnly)
const codesAnswer = z.object({ recoveryCodes: z.array(z.string()) })
const docs = {
  read: {
    tag,
    summary: 'Whether you have a second factor',
    answers: {
      200: z.object({
        isOn: z.boolean(),
        since: z.string().nullable(),
        recoveryCodesLeft: z.number(),
        isRequired: z.boolean(),
      }),
    },
  },
  begin: {
    tag,
    summary: 'Begin to set up a second factor: a secret for an authenticator app',
    body: ownPasswordBody,
    answers: { 200: z.object({ secret: z.string(), uri: z.string() }) },
  },
  finish: {
    tag,
    summary: 'Finish setting it up with a code of the app; answers the recovery codes, this once',
    body: codeBody,
    answers: { 201: codesAnswer },
  },
  renew: {
    tag,
    summary: 'New recovery codes in place of the old ones',
    body: ownPasswordBody,
    answers: { 200: codesAnswer },
  },
  remove: { tag, summary: 'Remove your second factor', body: ownPasswordBody, answers: { 204: null } },
} satisfies Record<string, RouteDoc>

const setUp: FirstStep[] = ['second_factor_setup_required']

export function secondFactorRoutes(app: FastifyInstance, context: AppContext): void {
  const config = (doc: RouteDoc, during: FirstStep[] = []) => ({
    config: { access: 'session' as const, doc, during },
  })

  app.get(url, config(docs.read, setUp), async (request, reply) =>
    sendOnce(reply, await readSecondFactor(context.database.db, requireSession(request))),
  )

  app.post(`${url}/setup`, config(docs.begin, setUp), async (request, reply) => {
    const given = parseBody(ownPasswordBody, request.body)
    return sendOnce(reply, await beginSecondFactor(context, requireSession(request), given))
  })

  app.post(url, config(docs.finish, setUp), async (request, reply) => {
    const { code } = parseBody(codeBody, request.body)
    const recoveryCodes = await finishSecondFactor(context, requireSession(request), code)
    return sendOnce(reply.code(201), { recoveryCodes })
  })

  app.post(`${url}/recovery-codes`, config(docs.renew), async (request, reply) => {
    const given = parseBody(ownPasswordBody, request.body)
    return sendOnce(reply, {
      recoveryCodes: await renewRecoveryCodes(context, requireSession(request), given),
    })
  })

  app.post(`${url}/removal`, config(docs.remove), async (request, reply) => {
    const given = parseBody(ownPasswordBody, request.body)
    await removeSecondFactor(context, requireSession(request), given)
    return reply.code(204).send()
  })
}

function sendOnce(reply: FastifyReply, value: unknown): FastifyReply {
  return reply.header('cache-control', 'private, no-store').send(value)
}
