import { AppError } from '../../shared/app-error.ts'

export function notStored(cause: unknown): AppError {
  return unavailable(
    'The file storage is not reachable right now. Nothing was saved. Please try again in a moment.',
    5,
    cause,
  )
}

export function storageFull(cause: unknown): AppError {
  return unavailable('The file storage is full. Nothing was saved. Please tell the administrator.', 30, cause)
}

export function notReadable(cause: unknown): AppError {
  return unavailable('The file storage is not reachable right now. Please try again in a moment.', 5, cause)
}

/** The cause is for the log; people read what it means for them. */
function unavailable(message: string, retryAfter: number, cause: unknown): AppError {
  const error = new AppError('unavailable', message, { retryAfter })
  error.cause = cause
  return error
}
