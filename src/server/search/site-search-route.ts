import type { FastifyInstance, FastifyRequest } from 'fastify'
import { badInput, type FieldIssue } from '../../shared/app-error.ts'
import { mainLanguage } from '../../shared/languages.ts'
import {
  cleanQuery,
  maxQueryLength,
  maxResults,
  minQueryLetters,
  queryProblem,
  resultsPerPage,
} from '../../shared/site-search-rules.ts'
import { FloodGuard } from '../applications/flood-guard.ts'
import type { Content } from '../engine/content.ts'
import { readNumber, readReadOptions } from '../engine/content-query.ts'
import type { EngineContext } from '../engine/engine-context.ts'
import { sendJson } from '../http/etag-reply.ts'
import { ownAddress } from '../http/own-address.ts'
import { type SiteQuestion, siteSearch } from './site-search.ts'
import { siteSearchDoc } from './site-search-docs.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts one search of an address. Throws where they are too many. */
    countSearch: (ip: string) => void
  }
}

/** Of one address: people type with pauses, and an office may share one. */
export const maxSearchesPerMinute = 240

/** The visitors' search. Its answers are made for one query each, so they are never cached. */
export function siteSearchRoute(
  app: FastifyInstance,
  context: EngineContext,
  contents: readonly Content[],
): void {
  const search = siteSearch(context, contents)
  const flood = new FloodGuard(context.now, {
    maxPerMinute: maxSearchesPerMinute,
    message: 'Very many searches are coming in. Please try again in a minute.',
  })
  app.decorate('countSearch', (ip: string) => {
    // The page that searches while it is drawn was counted itself.
    if (ip !== ownAddress) flood.count(ip)
  })
  // By the route, however its address is spelled.
  const onRequest = async ({ ip }: FastifyRequest) => app.countSearch(ip)
  const options = { onRequest, config: { access: 'anyone', doc: siteSearchDoc } } as const
  app.get('/api/site-search', options, async (request, reply) =>
    sendJson(request, reply, await search(readQuestion(request.query), request.log)),
  )
}

function readQuestion(given: unknown): SiteQuestion {
  const { q, page } = (given ?? {}) as Record<string, unknown>
  const { lang } = readReadOptions(given)
  const issues: FieldIssue[] = []
  const number = readNumber(page, 'page', 1, maxResults / resultsPerPage, issues) ?? 1
  const query = typeof q === 'string' ? cleanQuery(q) : ''
  const problem = queryProblem(query)
  if (problem === 'long')
    issues.push({ path: 'q', message: `q must be at most ${maxQueryLength} characters` })
  else if (problem) issues.push({ path: 'q', message: `q must have at least ${minQueryLetters} letters` })
  if (issues.length > 0) throw badInput(issues)
  return { query, language: lang ?? mainLanguage, page: number }
}
