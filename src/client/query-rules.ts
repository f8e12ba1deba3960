import { RequestError } from './request-json.ts'

const minutes = 60_000

/** How answers are kept and asked for again, on the public site and in the staff area; as specified. */
export const queryRules = {
  staleTime: 10 * minutes,
  gcTime: 30 * minutes,
  retryDelay: (failures: number) => Math.min(1000 * 2 ** failures, 3000),
}

/** Up to 2 retries. What the server refused will be refused again. */
export function shouldRetry(failures: number, error: unknown): boolean {
  const isRefused =
    error instanceof RequestError && error.status >= 400 && error.status < 500 && error.status !== 429
  return failures < 2 && !isRefused
}

/** A record that may not exist: 404 is the answer `null`, not a failure. */
export function nullIfMissing(error: unknown): null {
  if (error instanceof RequestError && error.status === 404) return null
  throw error
}
