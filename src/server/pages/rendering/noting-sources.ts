import { siteSettings } from '../../../content/site-settings/site-settings.ts'
import { apiAddress } from '../../../shared/api-address.ts'
import { languages } from '../../../shared/languages.ts'
import type { AppContext } from '../../app-context.ts'
import type { PageSource } from '../cache/page-source.ts'
import type { ApiAnswer, PageRequest } from './render-page.ts'
import { type TracedAnswer, tracedAnswer } from './traced-answer.ts'

interface NotedReads {
  read: PageRequest['fetchApi']
  /** Everything that was read, and the settings; undefined where it may have been made from any content. */
  sources(): Promise<readonly PageSource[] | undefined>
}

interface NotedRead {
  answer: ApiAnswer
  /** Undefined where the answer counts as a whole. */
  trace: TracedAnswer | undefined
}

/** Names, colours and the languages that are shown are known to the server without being read for a page. */
const settings = languages.map(({ code }) => apiAddress(`/api/${siteSettings.path}`, code))
/** Longer ones are not held in memory for the sake of comparing them part by part. */
const maxTracedBytes = 256 * 1024

/**
 * All that a page or a feed shows is read by these calls; only the clock and the settings are not. Noting which parts of an
 * answer are looked at makes drawing a seventh dearer, so it is done where pages are kept as files, which are dearer by far.
 */
export function notingSources(
  fetchApi: PageRequest['fetchApi'],
  { pageFolder }: Pick<AppContext, 'pageFolder'>,
): NotedReads {
  const noted = new Map<string, NotedRead>()
  const read: NotedReads['read'] = async (url) => {
    const answer = await fetchApi(url)
    const before = noted.get(url)
    // Two different answers are made into one page: it counts as made from one that nobody knows.
    if (before && before.answer.etag !== answer.etag) delete before.answer.etag
    const now = before ?? { answer: { ...answer }, trace: pageFolder && traceOf(url, answer) }
    noted.set(url, now)
    return before && before.answer.etag === undefined ? answer : tracedBy(now)
  }
  return {
    read,
    sources: async () => {
      for (const url of settings) if (!noted.has(url)) await read(url)
      const sources = [...noted].map(([url, { answer, trace }]) => sourceOf(url, answer, trace?.parts()))
      const known = sources.filter((source) => source !== undefined)
      return known.length === sources.length ? known : undefined
    },
  }
}

function traceOf(url: string, { data, inlineJson }: ApiAnswer): TracedAnswer | undefined {
  const isWhole = settings.includes(url) || inlineJson.length > maxTracedBytes
  return isWhole ? undefined : tracedAnswer(data)
}

function tracedBy({ answer, trace }: NotedRead): ApiAnswer {
  return trace ? { ...answer, data: trace.data } : answer
}

function sourceOf(url: string, answer: ApiAnswer, parts: string | undefined): PageSource | undefined {
  const { status, data, etag, madeFrom: types } = answer
  return types && { url, etag, types, ...(parts !== undefined && { seen: { status, data, parts } }) }
}
