import { RequestError } from '../../client/request-json.ts'

/** `Save failed: 503 - …` for a refusal, `Error saving program: …` where no answer came. */
export function saveFailure(kind: 'program' | 'project') {
  return (error: Error): string => {
    if (!(error instanceof RequestError)) return `Error saving ${kind}: ${error.message}`
    return `Save failed: ${error.status} - ${error.detail || error.statusText}`
  }
}

export function portfolioSaveFailure(error: Error): string {
  const reason = error instanceof RequestError ? `Save failed: ${error.status}` : error.message
  return `Error saving portfolio: ${reason}`
}
