import { RequestError } from '../../client/request-json.ts'

/** The server's own sentence where it refused; one of ours where it failed or could not be reached. */
export function signOutProblem(error: unknown): string {
  if (!(error instanceof RequestError)) return 'Failed to sign out. Please try again.'
  return error.status < 500 && error.detail ? error.detail : 'Sign out failed. Please try again.'
}
