import { RequestError, requestJson, sendJson } from './request-json.ts'

/** The signed-in member of staff, as the server answers. */
export interface SessionUser {
  id: string
  email: string
  name: string
  displayName: string
  role: string
  permissions: readonly string[]
  isActive: boolean
  lastLogin: string | null
}

export interface Session {
  user: SessionUser
  expiresAt: string
}

export const sessionUrl = '/api/auth/session'

/** Null where nobody is signed in, or whoever was has been deactivated. */
export async function readSession(): Promise<Session | null> {
  try {
    const session = await requestJson<Session>(sessionUrl)
    return session.user.isActive ? session : null
  } catch (error) {
    if (error instanceof RequestError && error.status === 401) return null
    throw error
  }
}

export async function signIn(email: string, password: string): Promise<Session> {
  const session = await sendJson<Session>('POST', '/api/auth/sign-in', { email, password })
  tellOtherTabs('signed-in')
  return session
}

export async function signOut(): Promise<void> {
  await sendJson('POST', '/api/auth/sign-out')
  tellOtherTabs('signed-out')
}

export type SessionNews = 'signed-in' | 'signed-out'

const channelName = 'admin-session'

function tellOtherTabs(news: SessionNews): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(news)
  channel.close()
}

/** What happened to the session in another tab of this browser. */
export function onSessionNews(listener: (news: SessionNews) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }) => {
    if (data === 'signed-in' || data === 'signed-out') listener(data)
  }
  return () => channel.close()
}
