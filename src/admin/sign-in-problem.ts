import { RequestError } from '../client/request-json.ts'
import { signInProblemTexts as texts } from './sign-in-problem-texts.ts'

/** What to tell somebody whose sign-in did not work: the server's own words where it has some. */
export function signInProblem(error: unknown): string {
  if (!(error instanceof RequestError)) {
    return error instanceof TypeError ? texts.unreachable : texts.unexpected
  }
  if (error.status >= 500) return error.status === 503 && error.detail ? error.detail : texts.failed
  return error.detail || texts.refused
}
