import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sendJson } from '../../../client/request-json.ts'

export interface OpenedLink {
  /** Whose account, or which mailbox, the link is about. */
  email: string
  name: string
}

/** The link in the mail that opened this screen. Looking at it does not use it up. */
export function useOpenedLink(): { token: string; query: UseQueryResult<OpenedLink> } {
  const [token] = useState(() => location.hash.slice(1))
  const query = useQuery<OpenedLink>({
    queryKey: ['/api/auth/link', token],
    queryFn: () => sendJson('POST', '/api/auth/link', { token: token || 'none' }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return { token, query }
}
