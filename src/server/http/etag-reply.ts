import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export function etagOf(body: string | Buffer): string {
  return asEtag(hash('sha256', body, 'base64url'))
}

export function asEtag(digest: string): string {
  return `"${digest.slice(0, 22)}"`
}

/** Whether a list of tags from If-None-Match or If-Match names this one. */
export function namesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}

/** Says which revision of a record was read, for If-Match. It does not stand for the bytes: no 304 is given for it. */
export function revisionTag(revision: number): string {
  return `"r${revision}"`
}

/** Shorter than the tags that stand for bytes. */
const revisionForm = /^"r[\da-f]{1,16}"$/

/** Whether the client holds what is being sent already. */
export function isNotModified({ method, headers }: FastifyRequest, reply: FastifyReply): boolean {
  const etag = reply.getHeader('etag')
  const isRead = method === 'GET' || method === 'HEAD'
  if (!isRead || typeof etag !== 'string' || revisionForm.test(etag)) return false
  return namesEtag(headers['if-none-match'], etag)
}

/**
 * Answers 304 to whoever holds the answer already. Routes send it whole each time, so that the cache gets it too;
 * files are streams, which their route does not even open.
 */
export function answerNotModified(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload)
    if (!isWhole || !isNotModified(request, reply)) return payload
    reply.code(304).removeHeader('content-type')
    return null
  })
}

/** JSON with an ETag: of its bytes, unless one is given. What a session sees is never stored by caches. */
export function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  value: unknown,
  etag?: string,
): FastifyReply {
  return sendJsonText(request, reply, JSON.stringify(value), etag)
}

/** The same for JSON that is text already. */
export function sendJsonText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  etag?: string,
): FastifyReply {
  const body = Buffer.from(text)
  reply.header('etag', etag ?? etagOf(body))
  reply.header('cache-control', request.user ? 'private, no-store' : 'public, no-cache')
  reply.header('vary', 'Cookie, X-Audience')
  return reply.type('application/json; charset=utf-8').send(body)
}
