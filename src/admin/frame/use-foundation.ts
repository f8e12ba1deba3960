import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { describeFoundation, type Foundation, foundation } from '../../content/foundation.ts'
import { builtInNames } from '../../content/site-settings/built-in-names.ts'
import { foundationOf } from '../../content/site-settings/foundation-of.ts'
import type { SiteSettings } from '../../content/site-settings/site-settings.ts'
import { timeZoneNames } from '../../content/site-settings/time-zone-names.ts'
import { apiAddress } from '../../shared/api-address.ts'
import { pageLanguage } from '../../shared/page-language.ts'
import { outlineOf } from '../outlines/content-outlines.ts'

/** Who the foundation is: as the document said, until its settings are read. Without an icon of its own, the built-in one. */
export function useFoundation(): Foundation & { icon: string } {
  const { data } = useQuery<SiteSettings>({
    queryKey: [apiAddress(`/api/${outlineOf('site-settings').path}`, pageLanguage)],
    staleTime: Number.POSITIVE_INFINITY,
  })
  const read = data && foundationOf(data, { names: builtInNames, clocks: timeZoneNames })
  useEffect(() => {
    if (read) describeFoundation(read)
  })
  return { ...(read ?? foundation), icon: data?.icon || '/favicon.svg' }
}
