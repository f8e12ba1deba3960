import type { FieldIssue } from '../shared/app-error.ts'
import { translateAnswer } from './answer-language.ts'

/** A call that was not answered with success. The message is the status, a colon, and what the server said. */
export class RequestError extends Error {
  readonly status: number
  readonly statusText: string
  /** The server's own sentence, where it gave one, in the language of its reader; the message keeps it as it came. */
  readonly detail: string
  /** What has to be done first, such as `second_factor_required`. */
  readonly code: string
  readonly issues: FieldIssue[]
  /** Seconds after which the server asks to be tried again, where it does. */
  readonly retryAfter: number | undefined

  constructor(status: number, statusText: string, body: string, retryAfter?: string | null) {
    super(`${status}: ${body || statusText}`)
    this.name = 'RequestError'
    const parsed = parseError(body)
    this.status = status
    this.statusText = statusText
    this.detail = translateAnswer(parsed.message)
    this.code = parsed.code
    this.issues = parsed.issues.map((issue) => ({ ...issue, message: translateAnswer(issue.message) }))
    this.retryAfter = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : undefined
  }
}

/** Fetches a URL and reads JSON; anything but success throws a RequestError. */
export type FetchJson = (url: string) => Promise<unknown>

export const fetchJson: FetchJson = (url) => requestJson(url)

export async function requestJson<T = unknown>(url: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(url, { credentials: 'include', ...init })
  if (!response.ok) {
    const { status, statusText, headers } = response
    throw new RequestError(status, statusText, await response.text(), headers.get('retry-after'))
  }
  return response.status === 204 ? (undefined as T) : ((await response.json()) as T)
}

/** A write: the body as JSON. */
export function sendJson<T = unknown>(
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<T> {
  const content =
    body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }
  return requestJson<T>(url, { method, headers, ...content })
}

function parseError(body: string): { message: string; code: string; issues: FieldIssue[] } {
  const unknown = { message: body.slice(0, 300), code: '', issues: [] }
  if (!body.startsWith('{')) return unknown
  try {
    const { message, code, issues } = JSON.parse(body)
    return {
      message: typeof message === 'string' ? message : '',
      code: typeof code === 'string' ? code : '',
      issues: Array.isArray(issues) ? issues : [],
    }
  } catch (error) {
    if (error instanceof SyntaxError) return unknown
    throw error
  }
}
