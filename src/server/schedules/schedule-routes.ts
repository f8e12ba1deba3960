import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { badInput, type FieldIssue } from '../../shared/app-error.ts'
import { mainLanguage } from '../../shared/languages.ts'
import type { AppContext } from '../app-context.ts'
import { actorOf } from '../engine/actor.ts'
import type { Content } from '../engine/content.ts'
import { readReadOptions, readText } from '../engine/content-query.ts'
import { type DraftName, Publishing } from '../engine/publishing.ts'
import { sendJson } from '../http/etag-reply.ts'
import { listSchedules } from './list-schedules.ts'
import { readMoment } from './read-moment.ts'
import { scheduleDocs, scheduleListDoc } from './schedule-docs.ts'
import type { Schedule } from './schedule-view.ts'
import { Schedules } from './schedules.ts'

/** When drafts of any type are published and its records hidden: read, set, move, cancel. */
export function scheduleRoutes(
  app: FastifyInstance,
  context: AppContext,
  contents: readonly Content[],
): void {
  const schedules = new Schedules(context, new Publishing(context, contents))
  const definitions = contents.map(({ definition }) => definition)

  app.get('/api/schedules', { config: { access: 'read', doc: scheduleListDoc } }, async (request, reply) => {
    const issues: FieldIssue[] = []
    const given = (request.query ?? {}) as Record<string, unknown>
    const type = readText(given.type, 'type', issues)
    const from = readMoment(given.from, 'from', issues)
    const to = readMoment(given.to, 'to', issues)
    if (issues.length > 0) throw badInput(issues)
    return sendJson(request, reply, await listSchedules(context.database.db, definitions, { type, from, to }))
  })

  for (const content of contents) recordRoutes(app, content, schedules)
}

function recordRoutes(app: FastifyInstance, { definition }: Content, schedules: Schedules): void {
  const path = `/api/${definition.path}/:id/schedule`
  const docs = scheduleDocs(definition)
  const write = { access: definition.writePermission }
  const nameOf = (request: FastifyRequest): DraftName => ({
    type: definition.name,
    id: (request.params as { id: string }).id,
    language: readReadOptions(request.query).lang ?? mainLanguage,
  })
  const writeOf = (request: FastifyRequest) => ({
    actor: actorOf(request),
    ifMatch: request.headers['if-match'],
  })

  app.get(path, { config: { access: 'read', doc: docs.read } }, async (request, reply) =>
    send(request, reply, await schedules.read(nameOf(request))),
  )

  app.put(path, { config: { ...write, doc: docs.change } }, async (request, reply) =>
    send(request, reply, await schedules.change(nameOf(request), request.body, writeOf(request))),
  )

  app.delete(path, { config: { ...write, doc: docs.cancel } }, async (request, reply) => {
    await schedules.cancel(nameOf(request), writeOf(request))
    return reply.code(204).send()
  })
}

function send(request: FastifyRequest, reply: FastifyReply, schedule: Schedule): FastifyReply {
  return sendJson(request, reply, schedule, schedule.tag)
}
