import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { sessionSeconds } from './session-store.ts'

type Site = Pick<Config, 'isHttps'>

const tokenForm = /^[\w-]{43}$/

/** Browsers take a `__Host-` cookie only from this very host over https, so no neighbour can plant one. */
export function sessionCookieName({ isHttps }: Site): string {
  return isHttps ? '__Host-session' : 'session'
}

export function readSessionToken(request: FastifyRequest, site: Site): string | undefined {
  const token = request.cookies[sessionCookieName(site)]
  return token !== undefined && tokenForm.test(token) ? token : undefined
}

export function setSessionCookie(reply: FastifyReply, site: Site, token: string): void {
  reply.setCookie(sessionCookieName(site), token, { ...attributes(site), maxAge: sessionSeconds })
}

export function clearSessionCookie(reply: FastifyReply, site: Site): void {
  reply.clearCookie(sessionCookieName(site), attributes(site))
}

function attributes({ isHttps }: Site) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const
}
