import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Definition } from '../../schema/define-content.ts'
import { badInput, type FieldIssue } from '../../shared/app-error.ts'
import { mainLanguage } from '../../shared/languages.ts'
import { hasPermission, type Permission } from '../../shared/roles.ts'
import { cleanQuery } from '../../shared/site-search-rules.ts'
import { sendJson } from '../http/etag-reply.ts'
import { requireUser } from '../http/request-user.ts'
import type { RouteDoc } from '../http/route-access.ts'
import { latestSubjects } from './activity-store.ts'
import { catchUpPageTexts } from './catch-up-page-texts.ts'
import { readText } from './content-query.ts'
import { draftType } from './draft-rows.ts'
import type { EngineContext } from './engine-context.ts'
import { bestFirst, findForStaff, readHit, type StaffHit } from './staff-search.ts'
import { translationType } from './translation-rows.ts'

/** What is found that is no content, such as applications: only by those who may see it. */
export interface OtherSearch {
  type: string
  path: string
  label: string
  permission: Permission
  /** `isNear` asks for what is spelled a little differently. */
  find(query: string, how: { isNear: boolean; limit: number }): Promise<OtherHit[]>
  /** Undefined where it is gone. */
  read(id: string): Promise<OtherHit | undefined>
}

export interface OtherHit {
  id: string
  title: string
  /** What tells it from others of its name. */
  passage: string
}

const maxFound = 20
const maxOthers = 10
const maxRecent = 8

const hits = z.array(
  z.object({
    path: z.string(),
    type: z.string(),
    label: z.string(),
    id: z.string(),
    title: z.string(),
    isVisible: z.boolean().describe('Whether visitors can see it'),
    lang: z.string().describe('The language of the words that it was found by'),
    foundAs: z.string().describe('What it is called in that language, where it was found by that'),
    passage: z.string().describe('A piece of its text, where it was found by that'),
    isNear: z.boolean().describe('Found in spite of a typing error'),
  }),
)

const doc: RouteDoc = {
  tag: 'Search',
  summary:
    'Find everything that this person may see by title or text, in every language, the best match first',
  query: { q: 'What to look for: every word must stand in the title or the text' },
  answers: { 200: hits },
}

const recentDoc: RouteDoc = {
  tag: 'Search',
  summary: 'What this person worked on last',
  answers: { 200: hits },
}

/** One search over the records of all types and what stands beside them; not in the trash. */
export function searchRoutes(
  app: FastifyInstance,
  { database }: EngineContext,
  definitions: readonly Definition[],
  others: readonly OtherSearch[],
): void {
  const { db } = database
  const byName = new Map(definitions.map((definition) => [definition.name, definition]))
  const othersFor = (request: FastifyRequest) => {
    const user = requireUser(request)
    return others.filter(({ permission }) => hasPermission(user, permission))
  }

  app.get('/api/search', { config: { access: 'read', doc } }, async (request, reply) => {
    const query = readQuery(request.query)
    if (query === '') return sendJson(request, reply, [])
    // A disk that takes nothing more does not take the search away.
    await catchUpPageTexts(database, definitions).catch((error: unknown) =>
      request.log.error({ err: error }, 'the search cannot index what was saved'),
    )
    const records = await findForStaff(db, query)
    const ask = async (isNear: boolean) => {
      const asked = othersFor(request).map(async (other) =>
        (await other.find(query, { isNear, limit: maxOthers })).map((hit) => otherHit(other, hit, isNear)),
      )
      return (await Promise.all(asked)).flat()
    }
    const exact = await ask(false)
    const isAnswered = exact.length > 0 || records.some(({ isNear }) => !isNear)
    const beside = isAnswered ? exact : await ask(true)
    // What is spelled as it was typed leaves no room for what is not.
    const answering = isAnswered ? records.filter(({ isNear }) => !isNear) : records
    const read = bestFirst(answering, maxFound).map((found) => {
      const definition = byName.get(found.type)
      return definition && readHit(db, definition, found)
    })
    const shown = (await Promise.all(read)).filter((hit) => hit !== undefined)
    reply.header('x-total-count', String(answering.length + beside.length))
    return sendJson(request, reply, [...shown, ...beside])
  })

  app.get('/api/search/recent', { config: { access: 'read', doc: recentDoc } }, async (request, reply) => {
    const allowed = othersFor(request)
    const seen = new Set<string>()
    const recent: StaffHit[] = []
    for (const subject of await latestSubjects(db, requireUser(request).id, 5 * maxRecent)) {
      const { type, id, lang } = placeOf(subject)
      const key = `${type}/${id}`
      if (seen.has(key) || recent.length === maxRecent) continue
      seen.add(key)
      const hit = await readRecent(type, id)
      if (hit) recent.push({ ...hit, lang: lang ?? hit.lang })
    }
    return sendJson(request, reply, recent)

    async function readRecent(type: string, id: string): Promise<StaffHit | undefined> {
      const definition = byName.get(type)
      if (definition) return readHit(db, definition, { id, words: [], isNear: false })
      const other = allowed.find((one) => one.type === type)
      const hit = await other?.read(id)
      return other && hit && otherHit(other, hit, false)
    }
  })
}

/** Drafts and translations are changed under the name of their record and its language. */
function placeOf({ type, id }: { type: string; id: string }): {
  type: string
  id: string
  lang?: StaffHit['lang']
} {
  if (type !== draftType && type !== translationType) return { type, id }
  const [of = '', named = '', lang] = id.split('/')
  return { type: of, id: named, lang: lang as StaffHit['lang'] }
}

function otherHit({ type, path, label }: OtherSearch, hit: OtherHit, isNear: boolean): StaffHit {
  return { path, type, label, ...hit, isVisible: false, lang: mainLanguage, foundAs: '', isNear }
}

function readQuery(query: unknown): string {
  const issues: FieldIssue[] = []
  const q = readText((query as Record<string, unknown> | undefined)?.q, 'q', issues)
  if (issues.length > 0) throw badInput(issues)
  return cleanQuery(q ?? '')
}
