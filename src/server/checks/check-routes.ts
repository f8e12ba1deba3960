import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { contentChecks } from '../../content/content-checks.ts'
import { findingWords } from '../../schema/checks/check-named.ts'
import { badInput, type FieldIssue } from '../../shared/app-error.ts'
import { isLanguage, languages } from '../../shared/languages.ts'
import { readNumber, readText } from '../engine/content-query.ts'
import { sendJson } from '../http/etag-reply.ts'
import type { RouteDoc } from '../http/route-access.ts'
import type { CheckedType, CheckReport, LinkKnowledge } from './check-report.ts'

const severities = ['error', 'hint'] as const
const finding = z.object({
  type: z.string(),
  path: z.string(),
  label: z.string(),
  id: z.string(),
  title: z.string(),
  lang: z.enum(languages.map(({ code }) => code) as [string, ...string[]]),
  revision: z.number().describe('Of the record that was looked at; 0 where nobody saved it'),
  check: z.string(),
  severity: z.enum(severities).describe('Errors are asked about before publishing; hints are not'),
  field: z.string().describe('Such as sections.2.images.0.alt; empty for the record as a whole'),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  items: z.array(z.string()).describe('What the items of lists on the way to the field are called'),
  isMendable: z.boolean().describe('Whether a change that is safe would mend it'),
  message: z.string(),
})
const docs = {
  report: {
    tag: 'Checks',
    summary: 'What should be mended across the site: broken links, missing texts, pictures too small',
    query: {
      severity: 'error or hint',
      type: 'Only records of this content type, such as program',
      check: 'one check, such as former-name',
      lang: 'Only this language',
      limit: 'At most this many (0 to 1000)',
      offset: 'Skip this many',
    },
    answers: {
      200: z.object({
        records: z.number().describe('How many were looked at'),
        errors: z.number(),
        hints: z.number(),
        total: z.number().describe('How many there are of what was asked for'),
        findings: z.array(finding),
      }),
    },
  },
  links: {
    tag: 'Checks',
    summary: 'Which of these paths of the site lead nowhere',
    query: { path: 'A path such as /programs/bridgez; up to 100 of them' },
    answers: { 200: z.object({ nowhere: z.array(z.string()) }) },
  },
  names: {
    tag: 'Checks',
    summary: 'What the foundation is called, and what it was called before, in every language',
    answers: {
      200: z.object({ now: z.string(), current: z.array(z.string()), former: z.array(z.string()) }),
    },
  },
} satisfies Record<string, RouteDoc>

/** What should be mended across the site, for everybody who may read all of it. */
export function checkRoutes(app: FastifyInstance, report: CheckReport, links: LinkKnowledge): void {
  app.get('/api/checks', { config: { access: 'read', doc: docs.report } }, async (request, reply) => {
    const { severity, type, check, lang, limit, offset } = readQuery(request.query)
    const types = await report.read()
    const all = types.flatMap(findingsOf)
    const wanted = all.filter(
      (found) =>
        (severity === undefined || found.severity === severity) &&
        (type === undefined || found.type === type) &&
        (check === undefined || found.check === check) &&
        (lang === undefined || found.lang === lang),
    )
    const count = (of: string) => all.filter((found) => found.severity === of).length
    const shown = wanted.slice(offset, offset + limit)
    return sendJson(request, reply, {
      records: types.reduce((sum, { records }) => sum + records.length, 0),
      errors: count('error'),
      hints: count('hint'),
      total: wanted.length,
      findings: shown.map((found) => ({ ...found, message: findingWords(found, contentChecks) })),
    })
  })

  app.get('/api/checks/names', { config: { access: 'read', doc: docs.names } }, async (request, reply) =>
    sendJson(request, reply, await report.names()),
  )

  app.get('/api/checks/links', { config: { access: 'read', doc: docs.links } }, async (request, reply) => {
    const { path } = (request.query ?? {}) as Record<string, unknown>
    const given = [path ?? []].flat()
    const paths = given.filter(
      (one) => typeof one === 'string' && /^\/(?!\/)/.test(one) && one.length <= 2000,
    )
    if (paths.length < given.length || paths.length > 100)
      throw badInput([{ path: 'path', message: 'path must be up to 100 paths of this site' }])
    const nowhere = await links.leadNowhere(paths as string[])
    return sendJson(request, reply, { nowhere: [...nowhere] })
  })
}

function findingsOf({ definition: { name, path, label }, records }: CheckedType) {
  return records.flatMap(({ id, title, revision, findings }) =>
    findings.map(({ path: field, ...found }) => ({
      ...{ type: name, path, label: label[0], id, title, revision, field },
      ...found,
    })),
  )
}

function readQuery(query: unknown) {
  const given = (query ?? {}) as Record<string, unknown>
  const issues: FieldIssue[] = []
  const type = readText(given.type, 'type', issues)
  const check = readText(given.check, 'check', issues)
  const severity = severities.find((known) => known === given.severity)
  if (given.severity !== undefined && !severity)
    issues.push({ path: 'severity', message: 'severity must be error or hint' })
  const lang = isLanguage(given.lang) ? given.lang : undefined
  if (given.lang !== undefined && !lang)
    issues.push({
      path: 'lang',
      message: `lang must be one of: ${languages.map(({ code }) => code).join(', ')}`,
    })
  const limit = readNumber(given.limit, 'limit', 0, 1000, issues) ?? 200
  const offset = readNumber(given.offset, 'offset', 0, Number.MAX_SAFE_INTEGER, issues) ?? 0
  if (issues.length > 0) throw badInput(issues)
  return { severity, type, check, lang, limit, offset }
}
