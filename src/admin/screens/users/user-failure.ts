import { RequestError } from '../../../client/request-json.ts'
import { usersTexts as texts } from './users-texts.ts'

export interface UserFailure {
  title: string
  detail?: string
}

/** What to tell whoever could not create a user: the server's own words where it refused. */
export function createFailure(error: unknown): UserFailure {
  if (!(error instanceof RequestError)) return { title: unreachable(error, texts.createUnreachable) }
  const isRefused = error.status < 500 && error.detail !== ''
  return { title: isRefused ? texts.createRefused(error.detail) : texts.createFailed }
}

export function updateFailure(error: unknown): UserFailure {
  if (!(error instanceof RequestError))
    return { title: texts.updateFailed, detail: unreachable(error, texts.unreachable) }
  if (error.status === 404) return { title: texts.updateFailed, detail: texts.gone }
  if (error.status === 412) return { title: texts.updateFailed, detail: `${error.detail} ${texts.stale}` }
  return error.status < 500
    ? { title: texts.updateFailed, detail: error.detail }
    : { title: texts.updateFailed }
}

/** fetch tells a cut line by a TypeError; anything else is our own mistake and must be seen. */
function unreachable(error: unknown, words: string): string {
  if (error instanceof TypeError) return words
  throw error
}
