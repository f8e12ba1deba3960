import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { StoredUser } from '../users/user-store.ts'

/**
 * What a browser keeps of a sign-in that succeeded. It opens nothing: it shows that this account's owner used this
 * browser before, so that tries made here are counted apart from those of strangers. It is signed with the hash of the
 * password, which nobody outside knows: a new password ends it, and there is no other key to keep.
 */
const tokenForm = /^([\w-]{22})\.(\d{1,11})\.([\w-]{43})$/
const maxAgeSeconds = 365 * 24 * 60 * 60

type Site = Pick<Config, 'isHttps'>
type Account = Pick<StoredUser, 'user' | 'passwordHash'>

export function newDeviceToken(account: Account, now: Date): string {
  const claim = `${randomBytes(16).toString('base64url')}.${Math.floor(now.getTime() / 1000)}`
  return `${claim}.${sign(account, claim)}`
}

/** The name under which the tries of this browser are counted; undefined where it is not known to the account. */
export function knownDevice(account: Account, token: string | undefined, now: Date): string | undefined {
  const [, name, issued, signature] = tokenForm.exec(token ?? '') ?? []
  if (name === undefined || signature === undefined) return undefined
  const isSigned = timingSafeEqual(Buffer.from(sign(account, `${name}.${issued}`)), Buffer.from(signature))
  const isYoung = now.getTime() / 1000 - Number(issued) < maxAgeSeconds
  return isSigned && isYoung ? name : undefined
}

export function readDeviceToken(request: FastifyRequest, site: Site, userId: string): string | undefined {
  return request.cookies[cookieName(site, userId)]
}

export function setDeviceCookie(reply: FastifyReply, site: Site, userId: string, token: string): void {
  reply.setCookie(cookieName(site, userId), token, {
    path: '/api/auth/sign-in',
    httpOnly: true,
    sameSite: 'strict',
    secure: site.isHttps,
    maxAge: maxAgeSeconds,
  })
}

/** One for each account: people share computers. */
function cookieName({ isHttps }: Site, userId: string): string {
  return `${isHttps ? '__Secure-' : ''}device-${hash('sha256', userId).slice(0, 16)}`
}

function sign({ user, passwordHash }: Account, claim: string): string {
  return createHmac('sha256', passwordHash).update(`device ${user.id} ${claim}`).digest('base64url')
}
