import { useQueryClient } from '@tanstack/react-query'
import { RequestError, sendJson } from '../../client/request-json.ts'
import { sessionUrl } from '../../client/session.ts'
import { useLeaveSession } from '../../client/use-session.ts'

/** Calls of a first step. Without a session there is nothing to go on with: the sign-in screen is next. */
export function useFirstStep() {
  const client = useQueryClient()
  const leave = useLeaveSession()
  return {
    send: async <T>(method: 'POST' | 'PUT', url: string, body: unknown): Promise<T> => {
      try {
        return await sendJson<T>(method, url, body)
      } catch (error) {
        if (error instanceof RequestError && error.status === 401) leave()
        throw error
      }
    },
    /** The server says what is next: another step, or the screen that was asked for. */
    goOn: () => client.invalidateQueries({ queryKey: [sessionUrl] }),
  }
}
