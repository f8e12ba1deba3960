import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { type Pages, pageRoutes } from './page-routes.ts'
import { staticFiles } from './static-files.ts'

export type { Pages }

/** Everything a browser asks for besides the API. */
export async function servePages(app: FastifyInstance, context: AppContext, pages: Pages): Promise<void> {
  if (pages.assets.folder) await staticFiles(app, pages.assets.folder)
  if (pages.middleware) passThrough(app, pages.middleware)
  pageRoutes(app, context, pages)
}

function passThrough(app: FastifyInstance, middleware: NonNullable<Pages['middleware']>): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/') || request.url.startsWith('/files/')) return done()
    middleware(request.raw, reply.raw, done)
  })
}
