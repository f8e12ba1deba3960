/** The status of each kind of failure is written here and nowhere else. */
export const statusOf = {
  bad_input: 400,
  no_session: 401,
  not_allowed: 403,
  not_found: 404,
  duplicate: 409,
  stale: 412,
  too_large: 413,
  wrong_type: 415,
  too_many: 429,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof statusOf

export interface FieldIssue {
  /** Where in the body, such as `sections.2.buttonUrl`. */
  path: string
  message: string
}

/** What somebody has to do before they are let through; the answer names it as `code`. */
export type NeededStep =
  | 'second_factor_required'
  | 'password_change_required'
  | 'second_factor_setup_required'

export class AppError extends Error {
  readonly code: ErrorCode
  readonly issues: FieldIssue[]
  readonly needs: NeededStep | undefined
  /** Seconds after which a retry makes sense, for `too_many` and `unavailable`. */
  readonly retryAfter: number | undefined

  constructor(
    code: ErrorCode,
    message: string,
    options: { issues?: FieldIssue[]; retryAfter?: number; needs?: NeededStep } = {},
  ) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.issues = options.issues ?? []
    this.retryAfter = options.retryAfter
    this.needs = options.needs
  }

  get status(): number {
    return statusOf[this.code]
  }
}

export function badInput(issues: FieldIssue[], message?: string): AppError {
  return new AppError('bad_input', message ?? issues[0]?.message ?? 'The input is not valid', { issues })
}

export function notFound(what: string): AppError {
  return new AppError('not_found', `${what} not found`)
}
