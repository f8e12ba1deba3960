import { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../shared/app-error.ts'

export interface LoadLimits {
  /** How late timers may be: as long as anybody waits before their request is even looked at. */
  mostDelayMs: number
  /** How many requests may wait for their answer, such as for a connection to the database. */
  mostWaiting: number
}

export const defaultLimits: LoadLimits = { mostDelayMs: 2000, mostWaiting: 1000 }

const beatMs = 50
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
  const delay = watchDelay()
  let waiting = 0
  const enter = (request: FastifyRequest, reply: FastifyReply) => {
    if (!countsAsLoad(request)) return
    if (waiting >= limits.mostWaiting || delay.now() > limits.mostDelayMs) throw tooBusy()
    waiting += 1
    request.isWaiting = true
    // The visitor may go away before there is an answer.
    reply.raw.once('close', () => leave(request))
  }
  const leave = (request: FastifyRequest) => {
    if (request.isWaiting) waiting -= 1
    request.isWaiting = false
  }
  app.decorateRequest('isWaiting', false)
  app.addHook('onRequest', async (request, reply) => {
    if (withoutBody.has(request.method)) enter(request, reply)
  })
  // A body that is still on its way costs nothing: thousands of slow senders must not keep the others out.
  app.addHook('preValidation', async (request, reply) => {
    if (!withoutBody.has(request.method)) enter(request, reply)
  })
  // Once the answer is ready, however slowly it is taken.
  app.addHook('onSend', async (request) => leave(request))
  app.addHook('onClose', async () => delay.stop())
}

/** How late timers are: the last one that fired, or the next one already, while a long piece of work is under way. */
function watchDelay(): { now(): number; stop(): void } {
  let lastBeat = performance.now()
  let lastDelay = 0
  const sinceBeat = () => performance.now() - lastBeat - beatMs
  const timer = setInterval(() => {
    lastDelay = sinceBeat()
    lastBeat = performance.now()
  }, beatMs)
  timer.unref()
  return { now: () => Math.max(lastDelay, sinceBeat()), stop: () => clearInterval(timer) }
}

function countsAsLoad({ raw, url }: FastifyRequest): boolean {
  return raw instanceof IncomingMessage && url !== '/health' && !url.startsWith('/assets/')
}

function tooBusy(): AppError {
  return new AppError('unavailable', 'Very many people are here right now. Please try again in a moment.', {
    retryAfter: retryAfterSeconds,
  })
}
