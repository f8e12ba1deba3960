import {
  type QueryClient,
  type QueryKey,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import {
  type Credentials,
  onSessionNews,
  readSession,
  type Session,
  sessionUrl,
  signIn,
  signOut,
} from './session.ts'
import { sessionGate } from './session-gate.ts'

const minute = 60_000
const checkEvery = 5 * minute
const activities = ['mousedown', 'mousemove', 'keypress', 'scroll', 'touchstart', 'click'] as const
const activityPause = minute

/** Who is signed in; null for nobody. Every part of the screen that asks is told of each change. */
export function useSession(): UseQueryResult<Session | null> {
  return useQuery<Session | null>({
    queryKey: [sessionUrl],
    queryFn: readSession,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}

export function useSignIn(): (credentials: Credentials) => Promise<Session> {
  const client = useQueryClient()
  return useCallback(
    async (credentials) => {
      const session = await signIn(credentials)
      enter(client, session)
      return session
    },
    [client],
  )
}

export function useSignOut(): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(async () => {
    await signOut()
    leave(client)
  }, [client])
}

/** Ends the session on this screen only: the server has ended it already. */
export function useLeaveSession(): () => void {
  const client = useQueryClient()
  return useCallback(() => leave(client), [client])
}

/** Somebody else's data is forgotten, waiting calls go on. */
function enter(client: QueryClient, session: Session): void {
  const before = client.getQueryData<Session | null>([sessionUrl])
  client.setQueryData([sessionUrl], session)
  if (before?.user.id !== session.user.id) {
    const predicate = ({ queryKey: [url] }: { queryKey: QueryKey }) => url !== sessionUrl
    client.removeQueries({ predicate, type: 'inactive' })
    void client.invalidateQueries({ predicate })
  }
  sessionGate.open()
}

function leave(client: QueryClient): void {
  client.setQueryData([sessionUrl], null)
  sessionGate.abandon()
}

/**
 * While somebody is signed in: asks the server again every 5 minutes and after activity, and follows other tabs.
 * A session that has ended is reported through the gate, so that unsaved work stays on the screen.
 */
export function useSessionWatch(): void {
  const client = useQueryClient()
  const lastCheck = useRef(Date.now())
  const check = useCallback(async () => {
    lastCheck.current = Date.now()
    const session = await readSession().catch(unreachable)
    if (session === undefined) return
    if (session) enter(client, session)
    else sessionGate.whenSignedIn(new Error('The session has ended'), 'read').catch(() => undefined)
  }, [client])

  useEffect(() => {
    const timer = setInterval(check, checkEvery)
    const noteActivity = () => {
      if (Date.now() - lastCheck.current >= activityPause) void check()
    }
    for (const name of activities) window.addEventListener(name, noteActivity, { passive: true })
    const stopListening = onSessionNews((news) => (news === 'signed-out' ? leave(client) : void check()))
    return () => {
      clearInterval(timer)
      for (const name of activities) window.removeEventListener(name, noteActivity)
      stopListening()
    }
  }, [client, check])
}

/** A server that cannot be asked has not ended the session. */
function unreachable(): undefined {
  return undefined
}
