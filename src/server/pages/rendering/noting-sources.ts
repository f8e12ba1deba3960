import { siteSettings } from '../../../content/site-settings/site-settings.ts'
import { apiAddress } from '../../../shared/api-address.ts'
import { languages } from '../../../shared/languages.ts'
import type { PageSource } from '../cache/page-source.ts'
import type { PageRequest } from './render-page.ts'

interface NotedReads {
  read: PageRequest['fetchApi']
  /** Everything that was read, and the settings; undefined where it may have been made from any content. */
  sources(): Promise<readonly PageSource[] | undefined>
}

/** Names, colours and the languages that are shown are known to the server without being read for a page. */
const settings = languages.map(({ code }) => apiAddress(`/api/${siteSettings.path}`, code))

/** All that a page or a feed shows is read by these calls; only the clock and the settings are not. */
export function notingSources(fetchApi: PageRequest['fetchApi']): NotedReads {
  const noted = new Map<string, PageSource | undefined>()
  const read: NotedReads['read'] = async (url) => {
    const answer = await fetchApi(url)
    const { etag, madeFrom: types } = answer
    noted.set(url, types && { url, etag, types })
    return answer
  }
  return {
    read,
    sources: async () => {
      for (const url of settings) if (!noted.has(url)) await read(url)
      const known = [...noted.values()].filter((source) => source !== undefined)
      return known.length === noted.size ? known : undefined
    },
  }
}
