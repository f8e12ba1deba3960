import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '../app-context.ts'
import type { Config } from '../config.ts'
import { parseBody } from '../http/parse-body.ts'
import type { RouteDoc } from '../http/route-access.ts'
import { profileBody, userAnswer } from '../users/user-input.ts'
import { requireSession } from './authenticate.ts'
import type { FirstStep } from './first-step.ts'
import { setLanguageCookie } from './language-cookie.ts'
import { changePassword, changeProfile, passwordChangeBody } from './own-account.ts'
import { secondFactorRoutes } from './second-factor-routes.ts'
import { clearSessionCookie, readSessionToken, setSessionCookie } from './session-cookie.ts'
import { endOtherSessions, endSession, listSessions, type Session } from './session-store.ts'
import { type Caller, credentialsBody, type SignedIn, signIn } from './sign-in.ts'
import { readDeviceToken, setDeviceCookie } from './sign-in-device.ts'

const tag = 'Account'
const firstSteps: FirstStep[] = ['password_change_required', 'second_factor_setup_required']
export const sessionAnswer = z.object({
  user: userAnswer,
  expiresAt: z.string(),
  needsApproval: z
    .literal(true)
    .optional()
    .describe('Where this person sends changes for approval instead of publishing them'),
  firstStep: z
    .enum(firstSteps)
    .optional()
    .describe('What has to be done before anything else; every other staff call answers 403 until then'),
})
const sessionFacts = z.object({
  userAgent: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  expiresAt: z.string(),
  isCurrent: z.boolean(),
})
const docs = {
  signIn: {
    tag,
    summary: 'Sign in; 401 with the code second_factor_required asks to repeat it with a code',
    body: credentialsBody,
    answers: { 200: sessionAnswer },
  },
  signOut: { tag, summary: 'Sign out', answers: { 204: null } },
  session: { tag, summary: 'Who is signed in, and until when', answers: { 200: sessionAnswer } },
  profile: {
    tag,
    summary: 'Change your own name or language',
    body: profileBody,
    answers: { 200: userAnswer },
  },
  password: {
    tag,
    summary: 'Change your own password and sign out elsewhere',
    body: passwordChangeBody,
    answers: { 204: null },
  },
  sessions: { tag, summary: 'Where you are signed in', answers: { 200: z.array(sessionFacts) } },
  endOthers: { tag, summary: 'Sign out elsewhere', answers: { 204: null } },
} satisfies Record<string, RouteDoc>

export function authRoutes(app: FastifyInstance, context: AppContext): void {
  signingRoutes(app, context)
  ownAccountRoutes(app, context)
  secondFactorRoutes(app, context)
}

function signingRoutes(app: FastifyInstance, context: AppContext): void {
  const { config, database } = context

  app.post(
    '/api/auth/sign-in',
    { config: { access: 'anyone', doc: docs.signIn } },
    async (request, reply) => {
      const credentials = parseBody(credentialsBody, request.body)
      return sendSignedIn(reply, config, await signIn(context, credentials, signInCaller(request, config)))
    },
  )

  app.post(
    '/api/auth/sign-out',
    { config: { access: 'anyone', doc: docs.signOut } },
    async (request, reply) => {
      const token = readSessionToken(request, config)
      if (token) await endSession(database.db, token)
      clearSessionCookie(reply, config)
      return reply.code(204).send()
    },
  )

  app.get(
    '/api/auth/session',
    { config: { access: 'session', doc: docs.session, during: firstSteps } },
    async (request, reply) => sendPrivate(reply, answerOf(requireSession(request))),
  )
}

function ownAccountRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context.database
  const config = (doc: RouteDoc, during: FirstStep[] = []) => ({
    config: { access: 'session' as const, doc, during },
  })

  app.put('/api/auth/profile', config(docs.profile), async (request, reply) => {
    const changes = parseBody(profileBody, request.body)
    const user = await changeProfile(context, requireSession(request), changes)
    setLanguageCookie(reply, context.config, user.language)
    return sendPrivate(reply, user)
  })

  app.put(
    '/api/auth/password',
    config(docs.password, ['password_change_required']),
    async (request, reply) => {
      const passwords = parseBody(passwordChangeBody, request.body)
      await changePassword(context, requireSession(request), passwords)
      return reply.code(204).send()
    },
  )

  app.get('/api/auth/sessions', config(docs.sessions), async (request, reply) => {
    return sendPrivate(reply, await listSessions(db, requireSession(request), context.now()))
  })

  app.delete('/api/auth/sessions', config(docs.endOthers), async (request, reply) => {
    await endOtherSessions(db, requireSession(request))
    return reply.code(204).send()
  })
}

export function signInCaller(request: FastifyRequest, config: Config): Caller {
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    oldToken: readSessionToken(request, config),
    deviceTokenOf: (userId) => readDeviceToken(request, config, userId),
  }
}

export function sendSignedIn(reply: FastifyReply, config: Config, signedIn: SignedIn): FastifyReply {
  const { token, deviceToken, ...session } = signedIn
  setSessionCookie(reply, config, token)
  setDeviceCookie(reply, config, session.user.id, deviceToken)
  setLanguageCookie(reply, config, session.user.language)
  return sendPrivate(reply, answerOf(session))
}

function answerOf({ user, expiresAt, needsApproval, firstStep }: Session) {
  return {
    user,
    expiresAt,
    ...(needsApproval ? { needsApproval } : {}),
    ...(firstStep ? { firstStep } : {}),
  }
}

function sendPrivate(reply: FastifyReply, value: unknown): FastifyReply {
  return reply.header('cache-control', 'private, no-store').send(value)
}
