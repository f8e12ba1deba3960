import type { FastifyRequest } from 'fastify'
import { requireUser } from '../http/request-user.ts'

/** Who wrote; `id` is null for the system itself and for visitors. */
export interface Actor {
  id: string | null
  name: string
}

export const systemActor: Actor = { id: null, name: 'System' }

export function actorOf(request: FastifyRequest): Actor {
  const user = requireUser(request)
  return { id: user.id, name: user.displayName || user.name }
}
