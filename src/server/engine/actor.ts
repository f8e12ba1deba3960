import type { FastifyRequest } from 'fastify'
import { requireUser } from '../http/request-user.ts'

/** Who wrote; `id` is null for the system itself and for visitors. */
export interface Actor {
  id: string | null
  name: string
  /** Present where this person sends changes for approval instead of publishing them. */
  asks?: true
}

export const systemActor: Actor = { id: null, name: 'System' }

export function actorOf(request: FastifyRequest): Actor {
  const user = requireUser(request)
  const { id, name, displayName, needsApproval } = user
  return { id, name: displayName || name, ...(needsApproval ? { asks: true } : {}) }
}
