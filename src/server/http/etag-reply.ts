import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { utf8Bytes } from './utf8-bytes.ts'

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

/** JSON with an ETag; 304 where the client holds it already. What a session sees is never stored by caches. */
export function sendJson(request: FastifyRequest, reply: FastifyReply, value: unknown): FastifyReply {
  return sendJsonText(request, reply, JSON.stringify(value))
}

/** The same for JSON that is text already. */
export function sendJsonText(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const body = utf8Bytes(text)
  const etag = etagOf(body)
  reply.header('etag', etag)
  reply.header('cache-control', request.user ? 'private, no-store' : 'public, no-cache')
  reply.header('vary', 'Cookie')
  if (request.method === 'GET' && namesEtag(request.headers['if-none-match'], etag))
    return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}
