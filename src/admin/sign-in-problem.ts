import { RequestError } from '../client/request-json.ts'

/** What to tell somebody whose sign-in did not work: the server's own words where it has some. */
export function signInProblem(error: unknown): string {
  if (!(error instanceof RequestError)) {
    return error instanceof TypeError ? 'Sign in failed. Please try again.' : 'An unexpected error occurred'
  }
  if (error.status >= 500) return error.status === 503 && error.detail ? error.detail : 'Login failed'
  return error.detail || 'Authentication failed.'
}
