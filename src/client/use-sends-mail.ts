import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { requestJson } from './request-json.ts'

export const sendsMailUrl = '/api/auth/options'

/** Whether the site can send links by mail. Not offered until it is known. */
export function useSendsMail(isNeeded = true): boolean {
  return useMailOptions(isNeeded).data?.sendsMail ?? false
}

export function useMailOptions(isNeeded = true): UseQueryResult<{ sendsMail: boolean }> {
  return useQuery<{ sendsMail: boolean }>({
    queryKey: [sendsMailUrl],
    // Also asked where nobody is signed in.
    queryFn: () => requestJson(sendsMailUrl),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isNeeded,
  })
}
