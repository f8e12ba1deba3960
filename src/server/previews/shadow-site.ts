import Fastify, { type FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { openingRoute } from '../applications/opening-route.ts'
import { ProgramOpenings } from '../applications/program-openings.ts'
import { connectDatabase } from '../database/connect.ts'
import { Content } from '../engine/content.ts'
import { contentRoutes } from '../engine/content-routes.ts'
import { openContentVersion } from '../engine/content-version.ts'
import { Publishing } from '../engine/publishing.ts'
import { handleErrors } from '../http/error-handler.ts'
import { ownAddress } from '../http/own-address.ts'
import { guardRoutes } from '../http/route-access.ts'
import { menuRoute } from '../menu/menu-route.ts'
import { builtInRecord } from '../messages/visitor-messages.ts'
import { feedRoutes } from '../pages/feeds/feed-routes.ts'
import { RedirectIndex } from '../pages/redirects/redirect-index.ts'
import { toAnswer } from '../pages/rendering/draw-page.ts'
import type { PageRequest } from '../pages/rendering/render-page.ts'
import { siteSearchRoute } from '../search/site-search-route.ts'

/**
 * The site over a database of its own that nobody keeps: in memory, and filled with nothing but what pages are drawn from.
 * It is read as visitors read the site, by the same routes, so that every list, menu and search is as it will be or was.
 */
export interface ShadowSite {
  context: AppContext
  contents: readonly Content[]
  publishing: Publishing
  redirects: RedirectIndex
  fetchApi: PageRequest['fetchApi']
  /** A file for machines, such as the calendar of an event. */
  fetchFile(url: string): Promise<{ status: number; type: string; body: string }>
  close(): Promise<void>
}

/** Empty; `now` is the clock that it goes by. */
export async function openShadowSite(
  { config, contentTypes, files, backups }: Pick<AppContext, 'config' | 'contentTypes' | 'files' | 'backups'>,
  now: () => Date,
): Promise<ShadowSite> {
  const database = await connectDatabase({ databaseUrl: undefined, sqliteFile: ':memory:' })
  const version = await openContentVersion(database)
  const context = { config, contentTypes, files, backups, database, version, now }
  const redirects = new RedirectIndex(context)
  const contents = contentTypes.map(
    (definition) =>
      new Content(context, definition, redirects, (language) => builtInRecord(definition.name, language)),
  )
  const app = Fastify()
  const get = (url: string) => app.inject({ method: 'GET', url, remoteAddress: ownAddress })
  const fetchApi: PageRequest['fetchApi'] = async (url) => {
    const { statusCode, payload } = await get(url)
    return toAnswer(statusCode, payload)
  }
  readingRoutes(app, context, contents, fetchApi)
  await app.ready()
  return {
    context,
    contents,
    publishing: new Publishing(context, contents),
    redirects,
    fetchApi,
    fetchFile: async (url) => {
      const { statusCode: status, headers, payload: body } = await get(url)
      return { status, type: String(headers['content-type'] ?? ''), body }
    },
    close: async () => {
      await app.close()
      await version.close()
      await database.close()
    },
  }
}

/** It is asked by this process alone, and only read. */
function readingRoutes(
  app: FastifyInstance,
  context: AppContext,
  contents: readonly Content[],
  fetchApi: PageRequest['fetchApi'],
): void {
  app.decorateRequest('user', null)
  handleErrors(app)
  guardRoutes(app)
  for (const content of contents) contentRoutes(app, content)
  menuRoute(app, contents)
  openingRoute(app, new ProgramOpenings(context, contents))
  siteSearchRoute(app, context, contents)
  feedRoutes(app, context, fetchApi)
}
