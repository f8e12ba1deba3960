import type { FastifyInstance } from 'fastify'
import { programOpeningsPath } from '../../shared/program-openings-path.ts'
import type { AppContext } from '../app-context.ts'
import { openingsReader } from '../applications/opening-route.ts'
import type { ProgramOpenings } from '../applications/program-openings.ts'
import type { Content } from '../engine/content.ts'
import { publicReader } from '../engine/public-answers.ts'
import { menuPath, menuReader } from '../menu/menu-route.ts'
import { previewPageRoutes } from '../previews/preview-page-routes.ts'
import { answerReader } from './cache/answer-reader.ts'
import type { PublicCache } from './cache/serve-cached.ts'
import { feedRoutes } from './feeds/feed-routes.ts'
import { leaveHiddenLanguages } from './hidden-languages.ts'
import { joinFormRoute } from './join-form-route.ts'
import { pageRoutes } from './page-routes.ts'
import type { MissedAddresses } from './redirects/missed-addresses.ts'
import type { RedirectIndex } from './redirects/redirect-index.ts'
import { apiReader, type Pages, pageDrawer, stillPageDrawer } from './rendering/draw-page.ts'
import { revisionPageRoutes } from './revision-page-routes.ts'
import { staticFiles } from './static-files.ts'
import { translationPageRoutes } from './translation-page-routes.ts'

interface SiteParts {
  contents: readonly Content[]
  openings: ProgramOpenings
  redirects: RedirectIndex
  misses: MissedAddresses
}

/** Everything a browser asks for besides the API. */
export async function servePages(
  app: FastifyInstance,
  context: AppContext,
  pages: Pages,
  publicCache: PublicCache,
  { contents, openings, redirects, misses }: SiteParts,
): Promise<void> {
  const readPublic = publicReader(
    contents,
    new Map([
      [menuPath, menuReader(contents)],
      [programOpeningsPath, openingsReader(openings)],
    ] as const),
  )
  const readAnswer = answerReader(publicCache.cache, readPublic)
  const fetchApi = apiReader(app, publicCache, readAnswer)
  const draw = pageDrawer(context, pages, publicCache, fetchApi)
  leaveHiddenLanguages(app)
  if (pages.assets.folder) await staticFiles(app, pages.assets.folder)
  if (pages.middleware) passThrough(app, pages.middleware)
  feedRoutes(app, context, fetchApi)
  joinFormRoute(app, { ...context, openings }, draw, pages.assets)
  const recordPages = { draw: stillPageDrawer(context, pages), fetchApi, assets: pages.assets }
  revisionPageRoutes(app, contents, recordPages)
  translationPageRoutes(app, contents, recordPages)
  previewPageRoutes(app, context, { pages, contents })
  pageRoutes(app, draw, pages, { redirects, misses })
}

function passThrough(app: FastifyInstance, middleware: NonNullable<Pages['middleware']>): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/') || request.url.startsWith('/files/')) return done()
    middleware(request.raw, reply.raw, done)
  })
}
