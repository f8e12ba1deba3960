import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Definition } from '../../schema/define-content.ts'
import { badInput, type FieldIssue } from '../../shared/app-error.ts'
import { isLanguage, type Language, otherLanguages } from '../../shared/languages.ts'
import { sendJson } from '../http/etag-reply.ts'
import type { RouteDoc } from '../http/route-access.ts'
import { readNumber, readText } from './content-query.ts'
import type { EngineContext } from './engine-context.ts'
import { progressReader, type RecordProgress } from './translation-progress.ts'

const counts = {
  records: z.number(),
  published: z.number(),
  drafts: z.number(),
  untranslated: z.number().describe('Records that nobody began to translate'),
  texts: z.number().describe('Texts that visitors see'),
  missing: z.number(),
  outdated: z.number(),
}
const names = { type: z.string(), path: z.string(), label: z.string() }

const doc: RouteDoc = {
  tag: 'Translations',
  summary: 'What is missing or outdated across the site, for each language',
  query: {
    lang: 'Only this language',
    type: 'Only records of this content type, such as program',
    limit: 'At most this many waiting records for each language (0 to 1000)',
    offset: 'Skip this many',
  },
  answers: {
    200: z.array(
      z.object({
        lang: z.enum(otherLanguages as [string, ...string[]]),
        ...counts,
        types: z.array(z.object({ ...names, ...counts })),
        waiting: z
          .array(
            z.object({
              ...names,
              id: z.string(),
              title: z.string(),
              isVisible: z.boolean().describe('Whether visitors can see the record'),
              state: z.enum(['none', 'draft', 'published']),
              texts: z.number(),
              missing: z.number(),
              outdated: z.number(),
              updatedAt: z.string().nullable(),
              updatedBy: z.string().nullable(),
            }),
          )
          .describe(
            'Records of which something is missing or outdated, and drafts: first what visitors read, then drafts',
          ),
        waitingTotal: z.number(),
      }),
    ),
  },
}

type NamedProgress = RecordProgress & { type: string; path: string; label: string }

/** What waits to be translated, over the records of all types. */
export function translationOverviewRoutes(
  app: FastifyInstance,
  context: EngineContext,
  definitions: readonly Definition[],
): void {
  const readers = definitions.map((definition) => ({ definition, read: progressReader(context, definition) }))

  app.get('/api/translations', { config: { access: 'read', doc } }, async (request, reply) => {
    const { lang, type, limit, offset } = readQuery(request.query)
    const wanted = readers.filter(({ definition }) => type === undefined || definition.name === type)
    const all = await Promise.all(
      wanted.map(async ({ definition: { name, path, label }, read }) =>
        (await read()).map((progress): NamedProgress => ({ type: name, path, label: label[0], ...progress })),
      ),
    )
    const languages = otherLanguages.filter((code) => lang === undefined || code === lang)
    const answer = languages.map((code) => {
      const byType = all.map((records) => records.filter((record) => record.lang === code))
      return { lang: code, ...overviewOf(byType, limit, offset) }
    })
    return sendJson(request, reply, answer)
  })
}

const stateOrder = ['published', 'draft', 'none']

function overviewOf(byType: readonly NamedProgress[][], limit: number, offset: number) {
  const waiting = byType
    .flat()
    .filter(({ state, missing, outdated }) => missing + outdated > 0 || state === 'draft')
    .toSorted((one, other) => stateOrder.indexOf(one.state) - stateOrder.indexOf(other.state))
  return {
    ...countsOf(byType.flat()),
    types: byType.flatMap((records) => {
      const [first] = records
      if (!first) return []
      const { type, path, label } = first
      return [{ type, path, label, ...countsOf(records) }]
    }),
    waiting: waiting.slice(offset, offset + limit).map(({ lang: _lang, ...record }) => record),
    waitingTotal: waiting.length,
  }
}

function countsOf(records: readonly RecordProgress[]) {
  const inState = (state: RecordProgress['state']) =>
    records.filter((record) => record.state === state).length
  const sum = (of: 'texts' | 'missing' | 'outdated') =>
    records.reduce((total, record) => total + record[of], 0)
  return {
    records: records.length,
    published: inState('published'),
    drafts: inState('draft'),
    untranslated: inState('none'),
    texts: sum('texts'),
    missing: sum('missing'),
    outdated: sum('outdated'),
  }
}

function readQuery(query: unknown) {
  const given = (query ?? {}) as Record<string, unknown>
  const issues: FieldIssue[] = []
  const lang = readTarget(given.lang, issues)
  const type = readText(given.type, 'type', issues)
  const limit = readNumber(given.limit, 'limit', 0, 1000, issues) ?? 100
  const offset = readNumber(given.offset, 'offset', 0, Number.MAX_SAFE_INTEGER, issues) ?? 0
  if (issues.length > 0) throw badInput(issues)
  return { lang, type, limit, offset }
}

function readTarget(value: unknown, issues: FieldIssue[]): Language | undefined {
  if (value === undefined || (isLanguage(value) && otherLanguages.includes(value))) return value
  issues.push({ path: 'lang', message: `lang must be one of: ${otherLanguages.join(', ')}` })
  return undefined
}
