import type { Query, QueryClient } from '@tanstack/react-query'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type Params,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router'
import { createServerQueryClient } from '../client/query-client.ts'
import { RequestError } from '../client/request-json.ts'
import { describeFoundation } from '../content/foundation.ts'
import type { PageRequest, RenderedPage } from '../server/pages/rendering/render-page.ts'
import { addressInUrl, addressOf } from '../shared/address-of.ts'
import { languageOfPath, pathInLanguage } from '../shared/language-path.ts'
import { type Language, languages } from '../shared/languages.ts'
import { chooseDigits } from '../shared/local-numbers.ts'
import { pageHref } from '../shared/page-href.ts'
import { chooseLanguages } from '../shared/shown-languages.ts'
import { OlderVersionNote } from '../site/layout/older-version-note.tsx'
import { newsPath, spelledTag } from '../site/news/news-path.ts'
import { pageKey, plainPath, unresolvedUrl } from '../site/page-key.ts'
import { queryClientContext } from '../site/page-queries.ts'
import { siteFrame } from '../site/site-frame.ts'
import type { PostSummary } from '../site/site-queries.ts'
import type { PageHandle } from '../site/site-routes.ts'
import { readSiteFacts } from './read-site-facts.ts'
import { SiteProviders } from './site-providers.tsx'

export { pageKey, plainPath }

/** The first element of the frame; what React puts before it belongs into the head. */
const frameStart = '<div data-frame'

const handlerOf = ({ code }: { code: Language }) =>
  [code, createStaticHandler(siteFrame, { basename: pathInLanguage('/', code) })] as const
const handlers = new Map(languages.map(handlerOf))

/** Turns a URL into the page's HTML with its data. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const inlined = new Map<string, Buffer>()
  const client = createServerQueryClient(async (url) => {
    const answer = await request.fetchApi(url)
    if (answer.status >= 400) throw new RequestError(answer.status, '', '')
    inlined.set(url, answer.inlineJson)
    return answer.data
  })
  const [page, settings] = await Promise.all([readPage(request.url, client), readSiteFacts(request)])
  const { context, handler, route, params } = page
  const queries = client.getQueryCache().getAll()
  const failed = queries.filter(({ state }) => state.status === 'error')
  const subject = queries.find(({ meta }) => meta?.isPageSubject)?.state.data
  const isComplete = settings !== undefined && failed.length === 0
  // The browser starts without them too, shows its loading state and asks again.
  for (const query of failed) client.getQueryCache().remove(query)

  const facts = {
    ...settings,
    publicUrl: request.publicUrl,
    renderedAt: request.renderedAt,
    ...(request.joinOutcome ? { joinOutcome: request.joinOutcome } : {}),
  }
  describeFoundation(settings?.foundation)
  chooseDigits(settings?.digits)
  chooseLanguages(settings?.languages)
  const html = renderToString(
    <SiteProviders client={client} facts={facts}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </SiteProviders>,
  )
  const start = html.indexOf(frameStart)
  if (start < 0) throw new Error('The frame is missing from the page')
  const isMissing = context.statusCode === 404 || isNothing(subject)
  return {
    status: !isComplete ? 503 : isMissing ? 404 : 200,
    movedTo: request.olderVersion ? undefined : movedTo(route.path ?? '', params, subject),
    head: html.slice(0, start) + (request.olderVersion ? '<meta name="robots" content="noindex">' : ''),
    body: olderVersionNote(request) + html.slice(start),
    state: { facts, answers: answersOf(queries, inlined) },
    file: (route.handle as PageHandle).file,
    isComplete,
  }
}

/** The page at an address, with everything that it reads in the cache of queries. */
async function readPage(url: string, client: QueryClient) {
  const handler = handlers.get(languageOfPath(url))
  const context = await handler?.query(new Request(new URL(unresolvedUrl(url), 'http://site')), {
    requestContext: new RouterContextProvider(new Map([[queryClientContext, client]])),
  })
  if (!handler || !context || context instanceof Response) throw new Error(`No page was rendered for ${url}`)
  // Of missing data the cache of queries tells; anything else is a defect.
  for (const error of Object.values(context.errors ?? {})) throw error
  const match = context.matches.at(-1)
  if (!match) throw new Error(`No route for ${url}`)
  return { handler, context, route: match.route, params: match.params }
}

/** As JSON, in an order that does not depend on which was read first. */
function answersOf(queries: readonly Query[], inlined: ReadonlyMap<string, Buffer>): Map<string, Buffer> {
  const read = queries.filter(({ state }) => state.status === 'success')
  const urls = read.map(({ queryKey }) => String(queryKey[0])).sort()
  return new Map(urls.map((url) => [url, inlined.get(url) ?? missing]))
}

/** Of a record that may be missing and is. */
const missing = Buffer.from('null')

function olderVersionNote({ olderVersion, url }: PageRequest): string {
  return olderVersion ? renderToStaticMarkup(<OlderVersionNote {...olderVersion} url={url} />) : ''
}

/** No record, or none of a list. */
function isNothing(data: unknown): boolean {
  return data === null || (Array.isArray(data) && data.length === 0)
}

/** A record keeps the addresses it had; its page is only rendered at the one it has. */
function movedTo(path: string, params: Params, subject: unknown): string | undefined {
  const { tag, page = '1' } = params
  if (tag !== undefined) return taggedAs(tag, Number(page), subject)
  const id = params.id ?? params['*']
  if (id === undefined || !hasAddress(subject)) return undefined
  const now = addressInUrl(subject)
  return addressOf(subject) === id.replace(/\/+$/, '')
    ? undefined
    : pageHref(path === '*' ? `/${now}` : path.replace(':id', now))
}

/** News of a tag are found in any letter case, and shown at one address: as the newest of them spells it. */
function taggedAs(tag: string, page: number, posts: unknown): string | undefined {
  const [newest] = Array.isArray(posts) ? (posts as PostSummary[]) : []
  const spelled = newest && spelledTag(newest, tag)
  return spelled === undefined || spelled === tag ? undefined : pageHref(newsPath({ tag: spelled, page }))
}

function hasAddress(subject: unknown): subject is Parameters<typeof addressOf>[0] {
  return typeof subject === 'object' && subject !== null && 'id' in subject && 'address' in subject
}
