import { AppError } from '../../shared/app-error.ts'
import { oneLine } from '../../shared/one-line.ts'

/** Why a backup could not be made, so that people can be told what to do about it. */
export const backupProblems = ['no_room', 'place_away', 'other'] as const
export type BackupProblem = (typeof backupProblems)[number]

const sentences: Record<BackupProblem, string> = {
  no_room: 'No room for a backup',
  place_away: 'The place of the backups cannot be written to',
  other: 'The backup could not be made',
}

/** The message begins with a sentence of its own, by which screens know it again. */
export class BackupFailure extends Error {
  readonly problem: BackupProblem

  constructor(problem: BackupProblem, cause: unknown) {
    const details = cause instanceof Error ? cause.message : String(cause)
    super(oneLine(`${sentences[problem]}: ${details}`), { cause })
    this.problem = problem
  }
}

export function backupFailure(error: unknown, usual: BackupProblem): BackupFailure {
  if (error instanceof BackupFailure) return error
  // The files that a backup holds lie beside the backups.
  const isAway = error instanceof AppError && error.code === 'unavailable'
  return new BackupFailure(isNoRoom(error) ? 'no_room' : isAway ? 'place_away' : usual, error)
}

/** Of a message that stands beside the task. */
export function problemOf(message: string): BackupProblem {
  return backupProblems.find((problem) => message.startsWith(sentences[problem])) ?? 'other'
}

export function isNoRoom(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code === 'ENOSPC' || code === 'EDQUOT' || code === 'SQLITE_FULL'
}
