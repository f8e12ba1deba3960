import type { NeededStep } from '../shared/app-error.ts'
import type { Language } from '../shared/languages.ts'
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
  /** Null until they choose one. */
  language: Language | null
  lastLogin: string | null
}

export interface Session {
  user: SessionUser
  expiresAt: string
  /** Where this person sends changes for approval instead of publishing them. */
  needsApproval?: true
  /** What this person has to do before anything else. */
  firstStep?: Exclude<NeededStep, 'second_factor_required'>
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

export interface Credentials {
  email: string
  password: string
  /** Asked for where the account has a second factor. */
  code?: string
}

export async function signIn(credentials: Credentials): Promise<Session> {
  const session = await sendJson<Session>('POST', '/api/auth/sign-in', credentials)
  tellTabs('signed-in')
  return session
}

/** Whether the password was right and only the code of the second factor is missing or wrong. */
export function needsCode(error: unknown): error is RequestError {
  return error instanceof RequestError && error.code === 'second_factor_required'
}

/** Whether the server lets nobody through before a first step. */
export function needsFirstStep(error: RequestError): boolean {
  return error.status === 403 && error.code !== ''
}

export async function signOut(): Promise<void> {
  await sendJson('POST', '/api/auth/sign-out')
  tellTabs('signed-out')
}

export type SessionNews = 'signed-in' | 'signed-out'

const channelName = 'admin-session'

/** Reaches this tab too: its watch looks at the session again. */
export function tellTabs(news: SessionNews): void {
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
