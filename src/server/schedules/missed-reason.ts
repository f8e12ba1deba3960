import { AppError, type ErrorCode } from '../../shared/app-error.ts'

/** Why something was not published or hidden at its time, each with a sentence in every language. */
export type MissedReason = 'rule' | 'conflict' | 'taken' | 'gone' | 'rights' | 'failure'

const reasons: Partial<Record<ErrorCode, MissedReason>> = {
  bad_input: 'rule',
  stale: 'conflict',
  duplicate: 'taken',
  not_found: 'gone',
  not_allowed: 'rights',
}

export function missedReason(error: unknown): MissedReason {
  return (error instanceof AppError && reasons[error.code]) || 'failure'
}

/** What a save by hand would have been answered, for those who mend it. */
export function missedMessage(error: unknown): string {
  if (!(error instanceof AppError)) return 'Something went wrong'
  return error.issues.length > 0
    ? [...new Set(error.issues.map(({ message }) => message))].join('\n')
    : error.message
}
