import { siteSettings } from '../../../content/site-settings/site-settings.ts'
import type { PageRequest } from './render-page.ts'

interface NotedReads {
  read: PageRequest['fetchApi']
  /** The content types whose changes can change what is made from these reads; undefined where any may. */
  types(): readonly string[] | undefined
}

/** All that a page or a feed shows is read by these calls; only the clock and the settings are not. */
export function notingTypes(fetchApi: PageRequest['fetchApi']): NotedReads {
  const types = new Set<string>([siteSettings.name])
  let isKnown = true
  return {
    read: async (url) => {
      const answer = await fetchApi(url)
      if (!answer.madeFrom) isKnown = false
      for (const type of answer.madeFrom ?? []) types.add(type)
      return answer
    },
    types: () => (isKnown ? [...types] : undefined),
  }
}
