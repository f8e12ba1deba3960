import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../shared/app-error.ts'
import { asksAsStaff } from '../../shared/audience.ts'
import type { AppContext } from '../app-context.ts'
import type { RequestUser } from '../http/request-user.ts'
import { firstStepNeeded } from './first-step.ts'
import { readSessionToken, setSessionCookie } from './session-cookie.ts'
import { extendSession, findSession, type Session } from './session-store.ts'

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null
  }
  interface FastifyContextConfig {
    /** A call that a screen makes by itself: it is no activity that would keep a session alive. */
    isPassive?: true
  }
}

/** Finds the person behind the session cookie. Register it before the guard that asks for `request.user`. */
export function authenticate(app: FastifyInstance, context: AppContext): void {
  app.decorateRequest('session', null)
  app.addHook('onRequest', async (request, reply) => {
    const token = readSessionToken(request, context.config)
    if (!token) return
    const session = await findSession(context.database.db, token, context.now())
    if (!session) return
    const { access, during, isPassive } = request.routeOptions.config
    request.session = session
    // Answers outside the API may be kept by shared caches, where a cookie must never end up.
    if (access && !isPassive) await extend(context, request, reply, token, session)
    if (!session.firstStep || during?.includes(session.firstStep)) request.user = toRequestUser(session)
    // Until the first step is done, what anyone may see is seen as a visitor sees it, unless staff asks as such.
    else if (access && (access !== 'anyone' || asksAsStaff(request.headers)))
      throw firstStepNeeded(session.firstStep)
  })
}

function toRequestUser({ user, needsApproval }: Session): RequestUser {
  return { ...user, needsApproval }
}

export function requireSession(request: FastifyRequest): Session {
  if (!request.session) throw new AppError('no_session', 'Please sign in')
  return request.session
}

/** A storage that cannot be written still lets people read: the session then simply keeps its end. */
async function extend(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  session: Session,
): Promise<void> {
  try {
    const expiresAt = await extendSession(context.database.db, session, context.now())
    if (!expiresAt) return
    request.session = { ...session, expiresAt }
    setSessionCookie(reply, context.config, token)
  } catch (error) {
    request.log.warn({ err: error }, 'the session could not be extended')
  }
}
