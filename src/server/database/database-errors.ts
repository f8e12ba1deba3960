import { AppError } from '../../shared/app-error.ts'

const full = new Set(['SQLITE_FULL', '53100'])
const connectionLost = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08006',
  'SQLITE_BUSY',
  '40001',
  '40P01',
  '53300',
])
const broken = /^SQLITE_(IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB)/

/** What PostgreSQL says where a new connection finds no room for a small file of its own; it gives it no code. */
const initFile = 'could not write init file'

/** The server refuses a new connection for want of something, such as room; those that are open go on. */
export function takesNoMoreConnections(error: unknown): boolean {
  return codeOf(error).startsWith('53') || hasNoRoomForInitFile(error)
}

function hasNoRoomForInitFile(error: unknown): boolean {
  return error instanceof Error && error.message.includes(initFile)
}

export function isUniqueViolation(error: unknown): boolean {
  const code = codeOf(error)
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
}

/** Driver errors that pass by themselves, or that an operator must mend, in words; anything else is undefined. */
export function storageFailure(error: unknown): AppError | undefined {
  const code = codeOf(error)
  if (full.has(code) || hasNoRoomForInitFile(error))
    return new AppError(
      'unavailable',
      'The storage is full. Nothing was saved. Please tell the administrator.',
      { retryAfter: 30 },
    )
  if (broken.test(code))
    return new AppError(
      'unavailable',
      'The storage cannot be written. Nothing was saved. Please tell the administrator.',
      { retryAfter: 30 },
    )
  if (connectionLost.has(code) || isClosedConnection(error)) {
    return new AppError(
      'unavailable',
      'The database is not reachable right now. Please try again in a moment.',
      { retryAfter: 2 },
    )
  }
  return undefined
}

function isClosedConnection(error: unknown): boolean {
  return (
    error instanceof Error &&
    /Connection terminated|timeout exceeded when trying to connect|is not queryable/i.test(error.message)
  )
}

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : ''
}
