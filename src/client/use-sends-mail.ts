import { useQuery } from '@tanstack/react-query'
import { requestJson } from './request-json.ts'

const optionsUrl = '/api/auth/options'

/** Whether the site can send links by mail. Not offered until it is known. */
export function useSendsMail(): boolean {
  const options = useQuery<{ sendsMail: boolean }>({
    queryKey: [optionsUrl],
    // Also asked where nobody is signed in.
    queryFn: () => requestJson(optionsUrl),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return options.data?.sendsMail ?? false
}
