import { useQuery } from '@tanstack/react-query'
import { languageCodes } from '../content/site-settings/language-options.ts'
import { languagesOf } from '../content/site-settings/languages-of.ts'
import type { SiteSettings } from '../content/site-settings/site-settings.ts'
import { apiAddress } from '../shared/api-address.ts'
import type { Language } from '../shared/languages.ts'
import { pageLanguage } from '../shared/page-language.ts'
import { outlineOf } from './outlines/content-outlines.ts'

/** The languages that visitors are shown; all of them until the settings are read. */
export function useShownLanguages(): readonly Language[] {
  // What the frame reads for the name of the foundation.
  const { data } = useQuery<SiteSettings>({
    queryKey: [apiAddress(`/api/${outlineOf('site-settings').path}`, pageLanguage)],
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (data && languagesOf(data.languages)) ?? languageCodes
}
