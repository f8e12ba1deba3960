import { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../shared/app-error.ts'
import { createRequestQueue } from './request-queue.ts'

export interface LoadLimits {
  /** How long a request may wait in the queue before it is started. */
  maxDelayMs: number
  /** How many requests may be without an answer at a time, such as while they wait for a database connection. */
  maxPending: number
}

export const defaultLimits: LoadLimits = { maxDelayMs: 2000, maxPending: 1000 }

const retryAfterSeconds = 2
const withoutBody = new Set(['GET', 'HEAD', 'DELETE', 'OPTIONS'])

declare module 'fastify' {
  interface FastifyRequest {
    isPending: boolean
  }
}

/**
 * Answers new requests with 503 while the server is overloaded, so that those already accepted are served. Cached
 * answers never come here; assets and the calls a page makes in process do not count.
 */
export function shedLoad(app: FastifyInstance, limits: LoadLimits): void {
  const queue = createRequestQueue(app.server)
  let pending = 0
  const enter = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!countsAsLoad(request)) return
    if (pending >= limits.maxPending || queue.estimatedWaitMs() > limits.maxDelayMs) throw tooBusy()
    pending += 1
    request.isPending = true
    // The client may disconnect before there is an answer.
    reply.raw.once('close', () => leave(request))
    await queue.enter()
    if (reply.raw.destroyed) reply.hijack()
  }
  const leave = (request: FastifyRequest) => {
    if (request.isPending) pending -= 1
    request.isPending = false
  }
  app.decorateRequest('isPending', false)
  app.addHook('onRequest', async (request, reply) => {
    if (withoutBody.has(request.method)) await enter(request, reply)
  })
  // A body still being received costs nothing: thousands of slow senders must not keep the others out.
  app.addHook('preValidation', async (request, reply) => {
    if (!withoutBody.has(request.method)) await enter(request, reply)
  })
  // Once the answer is ready, however slowly the client reads it.
  app.addHook('onSend', async (request) => leave(request))
}

function countsAsLoad({ raw, url }: FastifyRequest): boolean {
  return raw instanceof IncomingMessage && url !== '/health' && !url.startsWith('/assets/')
}

function tooBusy(): AppError {
  return new AppError('unavailable', 'Very many people are here right now. Please try again in a moment.', {
    retryAfter: retryAfterSeconds,
  })
}
