import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import type { ContentLists } from '../engine/content-lists.ts'
import type { FastPath } from './cache/fast-path.ts'
import { listReader } from './cache/list-reader.ts'
import { feedRoutes } from './feeds/feed-routes.ts'
import { joinFormRoute } from './join-form-route.ts'
import { pageRoutes } from './page-routes.ts'
import { apiReader, type Pages, pageDrawer } from './rendering/draw-page.ts'
import { staticFiles } from './static-files.ts'

/** Everything a browser asks for besides the API. */
export async function servePages(
  app: FastifyInstance,
  context: AppContext,
  pages: Pages,
  fastPath: FastPath,
  lists: ContentLists,
): Promise<void> {
  const fetchApi = apiReader(app, fastPath, listReader(context, fastPath.cache, lists))
  const draw = pageDrawer(context, pages, fastPath, fetchApi)
  if (pages.assets.folder) await staticFiles(app, pages.assets.folder)
  if (pages.middleware) passThrough(app, pages.middleware)
  feedRoutes(app, context, fetchApi)
  joinFormRoute(app, context, draw, pages.assets)
  pageRoutes(app, draw, pages.assets)
}

function passThrough(app: FastifyInstance, middleware: NonNullable<Pages['middleware']>): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/') || request.url.startsWith('/files/')) return done()
    middleware(request.raw, reply.raw, done)
  })
}
