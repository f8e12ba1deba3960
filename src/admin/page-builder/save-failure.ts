import type { Failure } from '../../schema/staff-screen.ts'

const noAnswer = {
  program: (reason: string) => `Error saving program: ${reason}`,
  project: (reason: string) => `Error saving project: ${reason}`,
}

/** `Save failed: 503 - …` for a refusal, another sentence where no answer came. */
export function saveFailure(kind: keyof typeof noAnswer) {
  return ({ status, reason }: Failure): string =>
    status === undefined ? noAnswer[kind](reason) : `Save failed: ${status} - ${reason}`
}

export function portfolioSaveFailure({ status, reason }: Failure): string {
  return `Error saving portfolio: ${status === undefined ? reason : `Save failed: ${status}`}`
}
