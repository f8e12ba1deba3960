import type { FastifyInstance } from 'fastify'
import { apiDocsPage } from './api-docs-page.ts'
import { FixedAnswer } from './fixed-answer.ts'
import { openApiDocument } from './openapi.ts'
import type { ApiRoute, RouteDoc } from './route-access.ts'

const doc = (summary: string): RouteDoc => ({
  tag: 'Documentation',
  summary,
  answers: { 200: { type: 'object' } },
})

/** `routes` is filled while the server is put together; it is read when a page is asked for. */
export function docsRoutes(app: FastifyInstance, routes: readonly ApiRoute[], publicUrl: string): void {
  const document = new FixedAnswer('application/json; charset=utf-8', async () =>
    JSON.stringify(await openApiDocument(routes, publicUrl)),
  )
  const page = new FixedAnswer('text/html; charset=utf-8', async () => apiDocsPage(routes))

  app.get(
    '/api/openapi.json',
    { config: { access: 'anyone', doc: doc('This API as an OpenAPI 3.1 document') } },
    (request, reply) => document.send(request, reply),
  )
  app.get(
    '/api/docs',
    { config: { access: 'anyone', doc: { ...doc('This API as a page'), answerType: 'text/html' } } },
    (request, reply) =>
      page.send(
        request,
        reply.header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
        ),
      ),
  )
}
