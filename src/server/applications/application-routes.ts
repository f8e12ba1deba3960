import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { siteDay } from '../../shared/dates.ts'
import type { AppContext } from '../app-context.ts'
import { actorOf } from '../engine/actor.ts'
import { sendJson } from '../http/etag-reply.ts'
import { formBodyLimit } from '../http/route-access.ts'
import { applicationsAsCsv } from './application-csv.ts'
import { applicationDocs as docs } from './application-docs.ts'
import { readApplicationFilter, readApplicationPage, readDays } from './application-query.ts'
import { toApplicationRecord } from './application-record.ts'
import { listApplications } from './application-search-store.ts'
import { readCounts, readStatistics } from './application-statistics.ts'
import { FloodGuard } from './flood-guard.ts'
import { openingRoute } from './opening-route.ts'
import type { ProgramOpenings } from './program-openings.ts'
import {
  eraseApplication,
  findOrThrow,
  listReviewSteps,
  type Review,
  updateApplication,
} from './review-application.ts'
import { type SubmitContext, submitApplication } from './submit-application.ts'

interface ById {
  Params: { id: string }
}

const path = '/api/applications'
/** Personal data: who may only read content never sees it. */
const access = 'write'

export function applicationRoutes(
  app: FastifyInstance,
  context: AppContext,
  openings: ProgramOpenings,
): void {
  submitRoute(app, { ...context, openings })
  openingRoute(app, openings)
  listRoutes(app, context)
  recordRoutes(app, context)
}

function submitRoute(app: FastifyInstance, context: SubmitContext): void {
  app.decorate('applicationFlood', new FloodGuard(context.now))
  // Before the body is read and the request stands in line with those of others.
  const onRequest = async ({ ip }: FastifyRequest) => app.applicationFlood.count(ip)
  const config = { access: 'anyone', doc: docs.submit } as const
  const options = { onRequest, bodyLimit: formBodyLimit, config }
  app.post(path, options, async (request, reply) => {
    const { body, ip, headers, user } = request
    const idempotencyKey = headers['idempotency-key']?.toString()
    const userId = user?.id ?? null
    const receipt = await submitApplication(context, { body, ip, idempotencyKey, userId })
    return reply.code(201).header('cache-control', 'no-store').send(receipt)
  })
}

function listRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context.database

  app.get(path, { config: { access, doc: docs.list } }, async (request, reply) => {
    const filter = readApplicationFilter(request.query, context.now())
    const page = readApplicationPage(request.query)
    const { rows, total } = await listApplications(db, filter, page)
    reply.header('x-total-count', String(total))
    const now = context.now()
    return sendJson(
      request,
      reply,
      rows.map((row) => toApplicationRecord(row, now)),
    )
  })

  app.get(`${path}/counts`, { config: { access, doc: docs.counts } }, async (request, reply) =>
    sendJson(request, reply, await readCounts(db)),
  )

  app.get(`${path}/statistics`, { config: { access, doc: docs.statistics } }, async (request, reply) =>
    sendJson(request, reply, await readStatistics(db, readDays(request.query), context.now())),
  )

  app.get(`${path}/export.csv`, { config: { access, doc: docs.export } }, async (request, reply) => {
    const filter = readApplicationFilter(request.query, context.now())
    const file = `applications-${siteDay(context.now())}.csv`
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${file}"`)
      .header('cache-control', 'private, no-store')
      .send(Readable.from(applicationsAsCsv(db, filter)))
  })
}

function recordRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context.database

  app.get<ById>(`${path}/:id`, { config: { access, doc: docs.read } }, async (request, reply) =>
    sendJson(request, reply, toApplicationRecord(await findOrThrow(db, request.params.id), context.now())),
  )

  app.get<ById>(`${path}/:id/history`, { config: { access, doc: docs.history } }, async (request, reply) =>
    sendJson(request, reply, await listReviewSteps(db, request.params.id)),
  )

  app.put<ById>(`${path}/:id`, { config: { access, doc: docs.update } }, async (request, reply) =>
    sendJson(request, reply, await updateApplication(context, reviewBy(request), request.body)),
  )

  app.delete<ById>(`${path}/:id`, { config: { access, doc: docs.erase } }, async (request, reply) => {
    await eraseApplication(context, reviewBy(request))
    return reply.code(204).send()
  })
}

function reviewBy(request: FastifyRequest<ById>): Review {
  return { id: request.params.id, actor: actorOf(request), ifMatch: request.headers['if-match'] }
}
