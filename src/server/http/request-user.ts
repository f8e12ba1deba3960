import type { FastifyRequest } from 'fastify'
import { AppError } from '../../shared/app-error.ts'
import { type Holder, hasPermission, type Permission } from '../../shared/roles.ts'

/** The signed-in person behind a request. */
export interface RequestUser {
  id: string
  email: string
  name: string
  displayName: string
  role: string
  permissions: readonly string[] | null
  /** Whether this person sends changes for approval instead of publishing them. */
  needsApproval: boolean
}

/** Who may call a route: anyone, anyone signed in, or holders of a permission. */
export type Access = 'anyone' | 'session' | typeof contentPermission | Permission

/** Of routes whose body says which content they are about: it is not read for those who may write none at all. */
export const contentPermission = 'manage_content or manage_media'

declare module 'fastify' {
  interface FastifyRequest {
    user: RequestUser | null
  }
}

export function requireUser(request: FastifyRequest): RequestUser {
  if (!request.user) throw new AppError('no_session', 'Please sign in')
  return request.user
}

export function checkAccess(user: Holder | null, access: Access): void {
  if (access === 'anyone') return
  if (!user) throw new AppError('no_session', 'Please sign in')
  if (access !== 'session' && !holds(user, access))
    throw new AppError('not_allowed', 'You are not allowed to do this')
}

function holds(user: Holder, access: Permission | typeof contentPermission): boolean {
  if (access !== contentPermission) return hasPermission(user, access)
  return hasPermission(user, 'manage_content') || hasPermission(user, 'manage_media')
}

/** Of everything that changes what visitors see, and of deciding about what others sent. */
export function checkMayPublish(user: RequestUser | null): void {
  if (user?.needsApproval)
    throw new AppError(
      'not_allowed',
      'Your role sends changes for approval. Please save a draft and send it, or ask somebody who may publish.',
    )
}

export function mayRead(user: RequestUser | null): boolean {
  return user !== null && hasPermission(user, 'read')
}
