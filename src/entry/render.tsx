import { dehydrate } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router'
import { createQueryClient } from '../client/query-client.ts'
import { RequestError } from '../client/request-json.ts'
import type { PageRequest, RenderedPage } from '../server/pages/render-page.ts'
import type { PageModule } from '../site/page-module.ts'
import { frameQueries } from '../site/site-queries.ts'
import type { SiteRoute } from '../site/site-routes.ts'
import { type PageState, SiteProviders } from './site-providers.tsx'
import { type PageHandle, routeObjects } from './site-router.tsx'

/** The first element of the frame; what React puts before it belongs into the head. */
const frameStart = '<div data-frame'
const routes = routeObjects()
const handler = createStaticHandler(routes)
const loaded = new Map<SiteRoute, PageModule>()
/** No page stands there, yet the server has an answer: the staff area, uploads, built files, the health check. */
const isAnswered = /^\/(?:admin|assets|files|health)(?:\/|$)|\.\w+$/

/** The key under which a page is kept: its path; one for all paths that do not exist; none where the query matters. */
export function pageKey(url: string): string | undefined {
  // Other spellings are sent on to the plain one.
  if (url.startsWith('//')) return undefined
  const { pathname, searchParams } = new URL(url, 'http://site')
  const { route } = (matchRoutes(routes, pathname)?.at(-1)?.route.handle ?? {}) as Partial<PageHandle>
  if (!route || route.search?.some((name) => searchParams.has(name))) return undefined
  if (route.path !== '*') return pathname
  return isAnswered.test(pathname) ? undefined : '*'
}

/** Turns a URL into the page's HTML with its data. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const context = await handler.query(new Request(new URL(request.url, request.publicUrl)))
  if (context instanceof Response) throw new Error(`Unexpected redirect from ${request.url}`)
  const match = context.matches.at(-1)
  if (!match) throw new Error(`No route for ${request.url}`)
  const { route } = match.route.handle as PageHandle
  const page = loaded.get(route) ?? (await route.load())
  loaded.set(route, page)
  const client = createQueryClient(fetcherOf(request))
  const queries = [...frameQueries, ...page.queries({ params: match.params })]
  await Promise.all(queries.map((query) => client.prefetchQuery(query)))
  const cache = client.getQueryCache()
  const failed = cache.findAll({ predicate: (query) => query.state.status === 'error' })
  // The browser starts without them too, shows its loading state and asks again.
  for (const query of failed) cache.remove(query)
  const isMissing = cache.findAll().some((query) => query.meta?.isPageSubject && query.state.data === null)

  const facts = {
    publicUrl: request.publicUrl,
    renderedAt: request.renderedAt,
    ...(request.joinOutcome ? { joinOutcome: request.joinOutcome } : {}),
  }
  const state: PageState = { facts, queries: dehydrate(client) }
  const router = createStaticRouter(handler.dataRoutes, context)
  const html = renderToString(
    <SiteProviders client={client} state={state}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </SiteProviders>,
  )
  const start = html.indexOf(frameStart)
  if (start < 0) throw new Error('The frame is missing from the page')
  const status = failed.length > 0 ? 503 : isMissing ? 404 : (route.status ?? 200)
  return {
    status,
    head: html.slice(0, start),
    body: html.slice(start),
    state,
    file: route.file,
    isComplete: failed.length === 0,
  }
}

function fetcherOf(request: PageRequest) {
  return async (url: string) => {
    const { status, statusText, data } = await request.fetchApi(url)
    if (status >= 400) throw new RequestError(status, statusText, JSON.stringify(data))
    return data
  }
}
