import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { badInput, type FieldIssue } from '../../shared/app-error.ts'
import { pathWithoutLanguage } from '../../shared/language-path.ts'
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
import type { RouteDoc } from '../http/route-access.ts'
import { type SiteQuestion, siteSearch } from './site-search.ts'

/** Of one address: people type with pauses, and an office may share one. */
export const maxSearchesPerMinute = 240

const parts = z
  .array(z.object({ text: z.string(), isFound: z.boolean() }))
  .describe('The text in pieces, those marked that answer the search')

const doc: RouteDoc = {
  tag: 'Search',
  summary: `Find what visitors can read, ${resultsPerPage} results on a page, the best match first`,
  query: {
    q: `What to look for: every word must stand in the title or the text; ${minQueryLetters} letters to ${maxQueryLength} characters`,
    page: 'Which page of the results, counted from 1',
    lang: 'The language to search in; what is not published in it is found in the main one',
  },
  answers: {
    200: z.object({
      results: z.array(
        z.object({
          type: z.string(),
          kind: z.string().describe('What one of its kind is called'),
          path: z.string(),
          title: parts,
          passage: parts,
          lang: z.string().describe('The language that it is written in'),
        }),
      ),
      total: z.number(),
      isCut: z.boolean().describe(`More than ${maxResults} were found, which are not all listed`),
    }),
  },
}

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
  app.addHook('onRequest', async ({ url, ip }) => {
    if (isSearch(url) && ip !== ownAddress) flood.count(ip)
  })
  app.get('/api/site-search', { config: { access: 'anyone', doc } }, async (request, reply) =>
    sendJson(request, reply, await search(readQuestion(request.query))),
  )
}

/** The call itself, and the page that makes it on the server. */
function isSearch(url: string): boolean {
  const mark = url.indexOf('?')
  if (mark < 0) return false
  const path = url.slice(0, mark)
  return path === '/api/site-search' || pathWithoutLanguage(path) === '/search'
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
