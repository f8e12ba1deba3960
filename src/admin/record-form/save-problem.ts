import { translateAnswer } from '../../client/answer-language.ts'
import { RequestError } from '../../client/request-json.ts'
import { isOffline, offlineText } from '../../client/use-resend-when-online.ts'
import type { Definition } from '../../schema/define-content.ts'
import type { Failure, FailureText } from '../../schema/staff-screen.ts'
import type { FieldIssue } from '../../shared/app-error.ts'

export type SaveProblem =
  /** Fields are wrong; `issues` are those that only the server found. */
  | { kind: 'invalid'; issues?: FieldIssue[] }
  | { kind: 'failed'; message: string; detail?: string; isOffline?: boolean }
  /** Somebody deleted the record meanwhile. */
  | { kind: 'deleted' }
  /** Somebody saved the record meanwhile. */
  | { kind: 'stale' }

/** What a failed save means for the editor. `failed` is the sentence for everything that is not about the input. */
export function explainFailure(
  error: unknown,
  definition: Definition,
  failed: FailureText,
  exists: boolean,
): SaveProblem {
  // Anything that is neither an answer nor a cut line is our own mistake and must be seen.
  if (!(error instanceof RequestError || isOffline(error))) throw error
  const message = failureText(failed, error, exists)
  if (!(error instanceof RequestError))
    return { kind: 'failed', message, detail: offlineText, isOffline: true }
  if (error.status === 412) return { kind: 'stale' }
  if (error.status === 404 && exists) return { kind: 'deleted' }
  const { issues } = error
  if (issues.length > 0 && issues.every((issue) => isOurs(definition, issue)))
    return { kind: 'invalid', issues }
  const isSaid = error.detail !== '' && error.status !== 500 && !message.includes(error.detail)
  return { kind: 'failed', message, ...(isSaid ? { detail: error.detail } : {}) }
}

function isOurs(definition: Definition, { path }: FieldIssue): boolean {
  return Object.hasOwn(definition.fields, path.split('.')[0] ?? '')
}

/** The sentence that a screen has for a failed call. */
export function failureText(text: FailureText, error: unknown, exists: boolean): string {
  return typeof text === 'string' ? text : text(failureOf(error, exists))
}

function failureOf(error: unknown, exists: boolean): Failure {
  if (error instanceof RequestError)
    return { status: error.status, reason: error.detail || error.statusText, exists }
  return {
    status: undefined,
    reason: translateAnswer(error instanceof Error ? error.message : String(error)),
    exists,
  }
}
