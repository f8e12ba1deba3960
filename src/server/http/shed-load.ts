import { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../shared/app-error.ts'
import { takeTurns } from './take-turns.ts'

export interface LoadLimits {
  /** How long people may have to wait before their request is begun. */
  mostDelayMs: number
  /** How many requests may wait for their answer, such as for a connection to the database. */
  mostWaiting: number
}

export const defaultLimits: LoadLimits = { mostDelayMs: 2000, mostWaiting: 1000 }

const retryAfterSeconds = 2
const withoutBody = new Set(['GET', 'HEAD', 'DELETE', 'OPTIONS'])

declare module 'fastify' {
  interface FastifyRequest {
    isWaiting: boolean
  }
}

/**
 * Sends newcomers away with 503 while there is more to do than can be done, so that those already here are answered.
 * What the cache answers never comes here; neither do the files of a page, nor the calls a page makes inside the server.
 */
export function shedLoad(app: FastifyInstance, limits: LoadLimits): void {
  const turns = takeTurns(app.server)
  let waiting = 0
  const enter = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!countsAsLoad(request)) return
    if (waiting >= limits.mostWaiting || turns.waitMs() > limits.mostDelayMs) throw tooBusy()
    waiting += 1
    request.isWaiting = true
    // The visitor may go away before there is an answer.
    reply.raw.once('close', () => leave(request))
    await turns.take()
    if (reply.raw.destroyed) reply.hijack()
  }
  const leave = (request: FastifyRequest) => {
    if (request.isWaiting) waiting -= 1
    request.isWaiting = false
  }
  app.decorateRequest('isWaiting', false)
  app.addHook('onRequest', async (request, reply) => {
    if (withoutBody.has(request.method)) await enter(request, reply)
  })
  // A body that is still on its way costs nothing: thousands of slow senders must not keep the others out.
  app.addHook('preValidation', async (request, reply) => {
    if (!withoutBody.has(request.method)) await enter(request, reply)
  })
  // Once the answer is ready, however slowly it is taken.
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
