import type { FastifyInstance } from 'fastify'
import { apiDocsPage } from './api-docs-page.ts'
import { sendJson } from './etag-reply.ts'
import { openApiDocument } from './openapi.ts'
import type { ApiRoute, RouteDoc } from './route-access.ts'

const doc = (summary: string): RouteDoc => ({
  tag: 'Documentation',
  summary,
  answers: { 200: { type: 'object' } },
})

/** `routes` is filled while the server is put together; it is read when a page is asked for. */
export function docsRoutes(app: FastifyInstance, routes: readonly ApiRoute[], publicUrl: string): void {
  // A tenth of a second of work, which a stranger must not be able to ask for again and again.
  let document: object | undefined

  app.get(
    '/api/openapi.json',
    { config: { access: 'anyone', doc: doc('This API as an OpenAPI 3.1 document') } },
    async (request, reply) => {
      document ??= openApiDocument(routes, publicUrl)
      return sendJson(request, reply, document)
    },
  )
  app.get(
    '/api/docs',
    { config: { access: 'anyone', doc: { ...doc('This API as a page'), answerType: 'text/html' } } },
    async (_request, reply) =>
      reply
        .header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
        )
        .type('text/html; charset=utf-8')
        .send(apiDocsPage(routes)),
  )
}
