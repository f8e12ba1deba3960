import { z } from 'zod'
import {
  maxQueryLength,
  maxResults,
  minQueryLetters,
  resultsPerPage,
} from '../../shared/site-search-rules.ts'
import type { RouteDoc } from '../http/route-access.ts'

const parts = z
  .array(z.object({ text: z.string(), isFound: z.boolean() }))
  .describe('The text in pieces, those marked that answer the search')

export const siteSearchDoc: RouteDoc = {
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
