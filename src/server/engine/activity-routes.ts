import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Definition } from '../../schema/define-content.ts'
import { badInput, type FieldIssue } from '../../shared/app-error.ts'
import { hasPermission, type Permission } from '../../shared/roles.ts'
import type { Database } from '../database/connect.ts'
import { sendJson } from '../http/etag-reply.ts'
import { requireUser } from '../http/request-user.ts'
import type { RouteDoc } from '../http/route-access.ts'
import { type Subject, sentenceOf } from './activity-sentence.ts'
import { latestChanges, listActors } from './activity-store.ts'
import { readNumber, readText } from './content-query.ts'

/** Things in the change log that are not content types: what they are called, and who may read of them. */
export interface OtherSubject {
  type: string
  label: string
  permission: Permission
  /** The value that names one of them in a sentence, where it may be named. */
  titleField?: string
  fieldLabels?: Readonly<Record<string, string>>
}

const doc: RouteDoc = {
  tag: 'Activity',
  summary: 'Who did what, newest first, in sentences',
  query: {
    type: 'Only changes of this kind, such as partner, application or user',
    actor: 'Only changes by whoever has this name',
    setup: 'false leaves out what the site created by itself when it was started for the first time',
    limit: 'At most this many (1 to 200)',
    offset: 'Skip this many',
  },
  answers: {
    200: z.array(
      z.object({
        sequence: z.number(),
        time: z.string(),
        actor: z.string(),
        action: z.string(),
        type: z.string(),
        path: z.string().nullable(),
        id: z.string(),
        sentence: z.string(),
      }),
    ),
  },
}

const actorsDoc: RouteDoc = {
  tag: 'Activity',
  summary: 'The names of everybody who changed something, for the filter by person',
  answers: { 200: z.array(z.string()) },
}

export function activityRoutes(
  app: FastifyInstance,
  { database }: { database: Database },
  definitions: readonly Definition[],
  others: readonly OtherSubject[],
): void {
  const subjects = new Map<string, Subject>([
    ...definitions.map((definition): [string, Subject] => [
      definition.name,
      { label: definition.label[0], definition },
    ]),
    ...others.map((other): [string, Subject] => [other.type, other]),
  ])

  const visibleTypes = (request: FastifyRequest): string[] => {
    const user = requireUser(request)
    const hidden = others.filter((other) => !hasPermission(user, other.permission)).map(({ type }) => type)
    return [...subjects.keys()].filter((type) => !hidden.includes(type))
  }

  app.get('/api/activity/actors', { config: { access: 'read', doc: actorsDoc } }, async (request, reply) =>
    sendJson(request, reply, await listActors(database.db, visibleTypes(request))),
  )

  app.get('/api/activity', { config: { access: 'read', doc } }, async (request, reply) => {
    const { type, ...page } = readPage(request.query)
    const types = visibleTypes(request).filter((visible) => type === undefined || visible === type)
    const { total, changes } = await latestChanges(database.db, { types, ...page })
    reply.header('x-total-count', String(total))
    const rows = changes.map((change) => {
      const subject = subjects.get(change.type) ?? { label: change.type }
      const { sequence, time, action, type, id } = change
      return {
        sequence,
        time,
        actor: change.actor.name,
        action,
        type,
        path: subject.definition?.path ?? null,
        id,
        sentence: sentenceOf(change, subject),
      }
    })
    return sendJson(request, reply, rows)
  })
}

function readPage(query: unknown) {
  const given = (query ?? {}) as Record<string, unknown>
  const issues: FieldIssue[] = []
  const limit = readNumber(given.limit, 'limit', 1, 200, issues) ?? 50
  const offset = readNumber(given.offset, 'offset', 0, Number.MAX_SAFE_INTEGER, issues) ?? 0
  const type = readText(given.type, 'type', issues)
  const actor = readText(given.actor, 'actor', issues)
  if (given.setup !== undefined && given.setup !== 'false')
    issues.push({ path: 'setup', message: 'setup must be false, or left out' })
  if (issues.length > 0) throw badInput(issues)
  return { type, actor, limit, offset, withoutSetup: given.setup === 'false' }
}
