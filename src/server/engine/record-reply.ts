import type { FastifyReply, FastifyRequest } from 'fastify'
import { revisionTag, sendJson } from '../http/etag-reply.ts'
import type { RevisedRecord } from './content-record.ts'

/**
 * Whoever is signed in may write, and gets the revision as ETag: it stays the same when a deploy changes how records
 * look. Visitors get a hash of what they see, since their answers are cached.
 */
export function sendRecord(
  request: FastifyRequest,
  reply: FastifyReply,
  { record, revision }: RevisedRecord,
): FastifyReply {
  return sendJson(request, reply, record, request.user ? revisionTag(revision) : undefined)
}
