import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { addressOf } from '../shared/address-of.ts'
import type { SiteQuery } from './site-queries.ts'

/** A link within the site may name an address that the record had before: the browser then shows the one it has. */
export function useOwnAddress<T extends { id: string; address: string }>(
  record: T,
  path: string,
  queryOf: (address: string) => SiteQuery<T | null>,
): void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const own = `${path}/${addressOf(record)}`
  // Only when the page is shown at another address; queryOf is one of the site's fixed queries.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (pathname.replace(/\/+$/, '') === own) return
    client.setQueryData(queryOf(addressOf(record)).queryKey, record)
    navigate(`${own}${search}${hash}`, { replace: true, preventScrollReset: true })
  }, [pathname, own])
}
