import { createContext, use } from 'react'
import type { SessionUser } from '../client/session.ts'
import { hasPermission, type Permission } from '../shared/roles.ts'

export const CurrentUserContext = createContext<SessionUser | null>(null)

/** Whoever is signed in; every screen behind the guard has one. */
export function useCurrentUser(): SessionUser {
  const user = use(CurrentUserContext)
  if (!user) throw new Error('useCurrentUser needs the guard above it')
  return user
}

export function useMay(permission: Permission): boolean {
  return hasPermission(useCurrentUser(), permission)
}
