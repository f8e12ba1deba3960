import { staffHeaders } from '../shared/audience.ts'
import { RequestError, sendJson } from './request-json.ts'
import { needsFirstStep, tellTabs } from './session.ts'
import { type SessionGate, sessionGate } from './session-gate.ts'

/** A record or list together with the tag that a later write sends back. */
export interface Versioned<T> {
  record: T
  etag: string
}

export async function readAsStaff<T>(url: string): Promise<Versioned<T>> {
  const response = await fetchStaffAnswer(url)
  return { record: (await response.json()) as T, etag: response.headers.get('etag') ?? '' }
}

/** Reads as staff: where the session has ended the server answers 401, never what visitors see. */
export function fetchStaffAnswer(url: string): Promise<Response> {
  return whileSignedIn('read', async () => {
    const response = await fetch(url, { credentials: 'include', headers: staffHeaders })
    if (!response.ok) throw new RequestError(response.status, response.statusText, await response.text())
    return response
  })
}

/** The query function of the admin area. */
export async function fetchAsStaff(url: string): Promise<unknown> {
  return (await readAsStaff<unknown>(url)).record
}

/** A write that waits for a new sign-in where the session has ended, and then carries on. */
export function sendAsStaff<T = unknown>(
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<T> {
  return whileSignedIn('write', () => sendJson<T>(method, url, body, { ...staffHeaders, ...headers }))
}

/** As `sendAsStaff`, for writes whose answer is the record with its new tag. */
export function saveAsStaff<T>(
  method: 'POST' | 'PUT',
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Versioned<T>> {
  return whileSignedIn('write', async () => {
    const response = await fetch(url, {
      method,
      credentials: 'include',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...staffHeaders, ...headers },
    })
    if (!response.ok) throw new RequestError(response.status, response.statusText, await response.text())
    return { record: (await response.json()) as T, etag: response.headers.get('etag') ?? '' }
  })
}

/** Runs a call; when it finds no session, waits at the gate and runs it once more for every new sign-in. */
export async function whileSignedIn<T>(
  purpose: 'read' | 'write',
  call: () => Promise<T>,
  gate: SessionGate = sessionGate,
): Promise<T> {
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      // An administrator has just asked something of this person: the screen finds out what.
      if (needsFirstStep(error)) tellTabs('signed-in')
      if (error.status !== 401) throw error
      await gate.whenSignedIn(error, purpose)
    }
  }
}
