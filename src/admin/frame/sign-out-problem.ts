import { RequestError } from '../../client/request-json.ts'
import { signOutProblemTexts as texts } from './sign-out-problem-texts.ts'

/** The server's own sentence where it refused; one of ours where it failed or could not be reached. */
export function signOutProblem(error: unknown): string {
  if (!(error instanceof RequestError)) return texts.unreachable
  return error.status < 500 && error.detail ? error.detail : texts.failed
}
