import { RequestError } from '../../client/request-json.ts'

const noAnswer = {
  program: (message: string) => `Error saving program: ${message}`,
  project: (message: string) => `Error saving project: ${message}`,
}

/** `Save failed: 503 - …` for a refusal, another sentence where no answer came. */
export function saveFailure(kind: keyof typeof noAnswer) {
  return (error: Error): string => {
    if (!(error instanceof RequestError)) return noAnswer[kind](error.message)
    return `Save failed: ${error.status} - ${error.detail || error.statusText}`
  }
}

export function portfolioSaveFailure(error: Error): string {
  const reason = error instanceof RequestError ? `Save failed: ${error.status}` : error.message
  return `Error saving portfolio: ${reason}`
}
