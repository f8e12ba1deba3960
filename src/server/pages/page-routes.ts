import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { etagOf, namesEtag } from '../http/etag-reply.ts'
import { htmlDocument, pagePolicy } from './html-document.ts'
import type { JoinOutcome, RenderPage } from './render-page.ts'
import type { SiteAssets } from './site-assets.ts'

export interface Pages {
  render: RenderPage
  assets: SiteAssets
  /** While developing: answers what it knows, such as sources, and passes the rest on. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/** Every address that is not a file or a call of the API is a page. */
export function pageRoutes(app: FastifyInstance, context: AppContext, pages: Pages): void {
  app.get('/admin', (_request, reply) => sendAdmin(reply, pages))
  app.get('/admin/*', (_request, reply) => sendAdmin(reply, pages))
  app.get('/*', (request, reply) => sendPage(app, context, pages, request, reply))
}

/** A page of the public site, also as the answer to a form that was posted to it. */
export async function sendPage(
  app: FastifyInstance,
  context: AppContext,
  pages: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
  joinOutcome?: JoinOutcome,
): Promise<FastifyReply> {
  const page = await pages.render({
    url: request.url,
    publicUrl: context.config.publicUrl,
    renderedAt: context.now().toISOString(),
    fetchApi: async (url) => {
      const answer = await app.inject({ method: 'GET', url })
      return { status: answer.statusCode, statusText: answer.statusMessage, body: answer.body }
    },
    ...(joinOutcome ? { joinOutcome } : {}),
  })
  const html = htmlDocument({ ...page, assets: pages.assets.forPage(page.file) })
  reply.code(joinOutcome && !joinOutcome.isSent ? 400 : page.status)
  return sendHtml(request, reply, html, {
    isDevelopment: pages.assets.isDevelopment,
    isKept: page.isComplete && !joinOutcome,
  })
}

function sendAdmin(reply: FastifyReply, pages: Pages): FastifyReply {
  const head = '<title>Admin area</title><meta name="robots" content="noindex">'
  const body = '<p role="status" data-waiting>Checking authentication...</p>'
  const html = htmlDocument({ head, body, state: {}, assets: pages.assets.forAdmin() })
  return reply
    .header('content-security-policy', pagePolicy(pages.assets.isDevelopment))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html)
}

function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
  { isDevelopment, isKept }: { isDevelopment: boolean; isKept: boolean },
): FastifyReply {
  const etag = etagOf(html)
  reply.header('content-security-policy', pagePolicy(isDevelopment)).type('text/html; charset=utf-8')
  if (!isKept) return reply.header('cache-control', 'no-store').send(html)
  reply.header('etag', etag).header('cache-control', 'public, no-cache')
  if (namesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.send(html)
}
