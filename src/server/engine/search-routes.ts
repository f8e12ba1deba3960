import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Definition } from '../../schema/define-content.ts'
import { badInput, type FieldIssue } from '../../shared/app-error.ts'
import { compareTexts } from '../../shared/compare-texts.ts'
import { firstInOrder } from '../../shared/first-in-order.ts'
import { type RankedName, rankFor } from '../../shared/search-rank.ts'
import { sendJson } from '../http/etag-reply.ts'
import type { RouteDoc } from '../http/route-access.ts'
import { readText } from './content-query.ts'
import type { EngineContext } from './engine-context.ts'
import { titleReader } from './record-titles.ts'

const maxFound = 20

const doc: RouteDoc = {
  tag: 'Search',
  summary: 'Find records of every kind by their title, the best match first; not those in the trash',
  query: { q: 'What to look for: every word must stand in the title' },
  answers: {
    200: z.array(
      z.object({
        path: z.string(),
        type: z.string(),
        label: z.string(),
        id: z.string(),
        title: z.string(),
        isVisible: z.boolean().describe('Whether visitors can see it'),
      }),
    ),
  },
}

/** One search over the records of all types that staff keep lists of; what is edited as a single record is a screen. */
export function searchRoutes(
  app: FastifyInstance,
  context: EngineContext,
  definitions: readonly Definition[],
): void {
  const searched = definitions
    .filter(({ kind, screens: [screen] }) => kind === 'collection' && screen.choose === undefined)
    .map((definition) => ({ definition, readTitles: titleReader(context, definition) }))

  app.get('/api/search', { config: { access: 'read', doc } }, async (request, reply) => {
    const query = readQuery(request.query)
    if (query === '') return sendJson(request, reply, [])
    const rankOf = rankFor(query)
    const found = await Promise.all(
      searched.map(async ({ definition: { path, name, label }, readTitles }) =>
        (await readTitles()).flatMap(({ name: words, ...record }) => {
          const rank = rankOf(words)
          return rank === 0 ? [] : [{ rank, words, hit: { path, type: name, label: label[0], ...record } }]
        }),
      ),
    )
    const hits = found.flat()
    reply.header('x-total-count', String(hits.length))
    return sendJson(
      request,
      reply,
      firstInOrder(hits, maxFound, bestFirst).map(({ hit }) => hit),
    )
  })
}

interface Ranked {
  rank: number
  words: RankedName
}

function bestFirst(one: Ranked, other: Ranked): number {
  return other.rank - one.rank || compareTexts(one.words.haystack, other.words.haystack)
}

function readQuery(query: unknown): string {
  const issues: FieldIssue[] = []
  const q = readText((query as Record<string, unknown> | undefined)?.q, 'q', issues)
  if (issues.length > 0) throw badInput(issues)
  return (q ?? '').trim()
}
