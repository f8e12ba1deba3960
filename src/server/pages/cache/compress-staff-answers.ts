import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedCompression } from './accepted-compression.ts'
import { compressBody } from './compress-body.ts'

/** Bytes. What fits into one packet does not travel faster when it is smaller. */
const leastBytes = 1400
const compressible = /^(?:application\/json|text\/(?:html|plain|csv|xml))\b/

/**
 * What staff read is made for each of them and never cached, so it is compressed as it is sent. Streams, such as events and
 * files, pass as they are, and so do answers to writes.
 */
export function compressStaffAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const body = typeof payload === 'string' ? Buffer.from(payload) : payload
    if (!Buffer.isBuffer(body) || body.length < leastBytes || !isForStaff(request, reply)) return payload
    reply.header('vary', withEncoding(reply.getHeader('vary')))
    const encoding = acceptedCompression(request.headers['accept-encoding'])
    if (encoding === undefined) return payload
    try {
      const compressed = await compressBody(body, encoding)
      reply.header('content-encoding', encoding).removeHeader('content-length')
      return compressed
    } catch (error) {
      request.log.error({ err: error }, 'an answer could not be compressed')
      return payload
    }
  })
}

function isForStaff(request: FastifyRequest, reply: FastifyReply): boolean {
  if (request.method !== 'GET' || request.user === null || reply.hasHeader('content-encoding')) return false
  return compressible.test(String(reply.getHeader('content-type') ?? ''))
}

function withEncoding(vary: ReturnType<FastifyReply['getHeader']>): string {
  return vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`
}
