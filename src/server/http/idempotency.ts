import { createHmac, hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { badInput } from '../../shared/app-error.ts'

/**
 * A POST that takes effect once, however often it is sent. Only hashes, the one of the body made with the key, which
 * itself is stored nowhere: who reads the table cannot even try out what somebody may have sent.
 */
export interface OnceKey {
  keyHash: string
  bodyHash: string
}

interface KeyedRequest {
  /** The id of the person who is signed in; null for visitors. */
  userId: string | null
  /** What is called, with its parameters. */
  route: string
  body: unknown
}

/** For the documentation of every route that takes it. */
export const idempotencyDoc = {
  'Idempotency-Key':
    'Up to 200 plain characters, the same for every try to send one request: for 24 hours it takes effect once and is answered alike; 409 with another body',
}

/** The key that came with a request; undefined where none did. */
export function onceKeyOf(request: FastifyRequest): OnceKey | undefined {
  const { headers, method, user, body } = request
  const route = JSON.stringify([method, request.routeOptions.url, request.params])
  return onceKey(headers['idempotency-key']?.toString(), { userId: user?.id ?? null, route, body })
}

export function onceKey(key: string | undefined, { userId, route, body }: KeyedRequest): OnceKey | undefined {
  if (key === undefined || key === '') return undefined
  if (!/^[\x20-\x7e]{1,200}$/.test(key))
    throw badInput([
      { path: 'Idempotency-Key', message: 'Idempotency-Key must be at most 200 plain characters' },
    ])
  return {
    keyHash: hash('sha256', JSON.stringify([userId, route, key])),
    bodyHash: createHmac('sha256', key)
      .update(JSON.stringify(body ?? null))
      .digest('hex'),
  }
}
