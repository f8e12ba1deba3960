import { e2eAdmin } from './e2e-admin.ts'

/**
 * Two sessions of the administrator that the sample content comes with, as cookies: checking a password takes longer
 * than most calls. Who signs out in the browser does not end the session of the calls.
 */
export interface StoredSessions {
  calls: string
  browser: string
}

export function storedSessions(): StoredSessions {
  return JSON.parse(String(process.env.E2E_SESSIONS)) as StoredSessions
}

/** Answers the cookie of a new session. */
export async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(e2eAdmin),
  })
  return String(answer.headers.get('set-cookie')).split(';')[0] ?? ''
}
