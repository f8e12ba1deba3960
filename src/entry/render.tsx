import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { describeFoundation } from '../content/foundation.ts'
import type { ApiAnswer, PageRequest, RenderedPage } from '../server/pages/rendering/render-page.ts'
import { addressInUrl, addressOf } from '../shared/address-of.ts'
import { languageOfPath, pathInLanguage } from '../shared/language-path.ts'
import { chooseDigits } from '../shared/local-numbers.ts'
import { pageHref } from '../shared/page-href.ts'
import { chooseLanguages } from '../shared/shown-languages.ts'
import { AnswerCache } from '../site/answers/answer-cache.ts'
import { Connection } from '../site/answers/connection.ts'
import { OlderVersionNote } from '../site/layout/older-version-note.tsx'
import { DrawnPagesContext } from '../site/navigation/drawn-pages.tsx'
import { findPage } from '../site/navigation/find-page.ts'
import { plainPath } from '../site/navigation/plain-path.ts'
import { ShownPage } from '../site/navigation/shown-page.tsx'
import { LocationContext, locationOf } from '../site/navigation/site-location.ts'
import { newsPath, spelledTag } from '../site/news/news-path.ts'
import type { PageArguments, PageModule, PageQuery } from '../site/page-module.ts'
import { AnswersContext, frameQueries, type PostSummary } from '../site/site-queries.ts'
import type { SiteRoute } from '../site/site-routes.ts'
import { readSiteFacts } from './read-site-facts.ts'
import { SiteProviders } from './site-providers.tsx'

/** The first element of the frame; what React puts before it belongs into the head. */
const frameStart = '<div data-frame'
const loaded = new Map<SiteRoute, PageModule>()
/** Holds nothing and asks for nothing: what pages are drawn from is read before. */
const cache = new AnswerCache(
  async () => undefined,
  new Connection(Object.assign(new EventTarget(), { document: { visibilityState: 'hidden' } })),
)
/** No page stands there, yet the server has an answer: the staff area, uploads, built files, previews, the health check. */
const isAnswered = /^\/(?:admin|assets|files|health|preview|share)(?:\/|$)|\.\w+$/

export { plainPath }

/** The key under which a page is kept: its path; one per language for all paths that do not exist; none where the query matters. */
export function pageKey(url: string): string | undefined {
  const [pathname = '', query] = url.split(/\?(.*)/s, 2)
  // Other spellings are sent on to the plain one.
  if (pathname.startsWith('//') || plainPath(pathname) !== pathname) return undefined
  const searchParams = new URLSearchParams(query)
  const { route } = findPage(pathname)
  if (route.search?.some((name) => searchParams.has(name))) return undefined
  if (route.path !== '*') return pathname
  return isAnswered.test(pathname) ? undefined : pathInLanguage('/*', languageOfPath(pathname))
}

/** Turns a URL into the page's HTML with its data. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { route, params } = findPage(request.url.split('?', 1)[0] ?? '/')
  const page = loaded.get(route) ?? (await route.load())
  loaded.set(route, page)
  const { searchParams: search } = new URL(request.url, 'http://site')
  const [answers, settings] = await Promise.all([
    readAll(request, [...frameQueries, ...page.queries({ params, search })]),
    readSiteFacts(request),
  ])
  const data = new Map<string, unknown>()
  const inlined = new Map<string, Buffer>()
  // Without those that failed: the browser starts without them too, shows its loading state and asks again.
  for (const { url, read } of answers) {
    if (!read) continue
    data.set(url, read.data)
    inlined.set(url, read.inlineJson)
  }
  const isComplete = settings !== undefined && answers.every(({ read }) => read !== undefined)
  const isMissing = answers.some(({ query, read }) => query.meta?.isPageSubject && isNothing(read?.data))

  const facts = {
    ...settings,
    publicUrl: request.publicUrl,
    renderedAt: request.renderedAt,
    ...(request.joinOutcome ? { joinOutcome: request.joinOutcome } : {}),
  }
  describeFoundation(settings?.foundation)
  chooseDigits(settings?.digits)
  chooseLanguages(settings?.languages)
  const location = locationOf(new URL(request.url, 'http://site'))
  const place = { Page: page.Page, params, location, isFirst: true }
  const html = renderToString(
    <SiteProviders cache={cache} facts={facts}>
      <LocationContext value={location}>
        <AnswersContext value={data}>
          <DrawnPagesContext value={[{ number: 0, place }]}>
            <ShownPage />
          </DrawnPagesContext>
        </AnswersContext>
      </LocationContext>
    </SiteProviders>,
  )
  const start = html.indexOf(frameStart)
  if (start < 0) throw new Error('The frame is missing from the page')
  const status = !isComplete ? 503 : isMissing ? 404 : (route.status ?? 200)
  return {
    status,
    movedTo: request.olderVersion ? undefined : movedTo(route, params, answers),
    head: html.slice(0, start) + (request.olderVersion ? '<meta name="robots" content="noindex">' : ''),
    body: olderVersionNote(request) + html.slice(start),
    state: { facts, answers: inlined },
    file: route.file,
    isComplete,
  }
}

function olderVersionNote({ olderVersion, url }: PageRequest): string {
  return olderVersion ? renderToStaticMarkup(<OlderVersionNote {...olderVersion} url={url} />) : ''
}

/** No record, or none of a list. */
function isNothing(data: unknown): boolean {
  return data === null || (Array.isArray(data) && data.length === 0)
}

/** A record keeps the addresses it had; its page is only drawn at the one it has. */
function movedTo(
  route: SiteRoute,
  { id, tag, page = '1' }: PageArguments['params'],
  answers: readonly Answer[],
): string | undefined {
  const subject = answers.find(({ query }) => query.meta?.isPageSubject)?.read?.data
  if (tag !== undefined) return taggedAs(tag, Number(page), subject)
  if (id === undefined || !hasAddress(subject)) return undefined
  return addressOf(subject) === id ? undefined : pageHref(route.path.replace(':id', addressInUrl(subject)))
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

type Read = Pick<ApiAnswer, 'data' | 'inlineJson'>

interface Answer {
  url: string
  query: PageQuery
  /** Undefined where it could not be read. */
  read: Read | undefined
}

/** Of a record that may be missing and is. */
const missing: Read = { data: null, inlineJson: Buffer.from('null') }

/** Reads each address once, also where the page and its frame both name it. */
function readAll(request: PageRequest, queries: readonly PageQuery[]): Promise<Answer[]> {
  const byUrl = new Map(queries.map((query) => [query.url, query]))
  return Promise.all(
    [...byUrl].map(async ([url, query]) => ({ url, query, read: await readOne(request, url, query) })),
  )
}

async function readOne(
  { fetchApi }: PageRequest,
  url: string,
  { meta }: PageQuery,
): Promise<Read | undefined> {
  const answer = await fetchApi(url)
  if (answer.status < 400) return answer
  return answer.status === 404 && meta?.missingIsNull ? missing : undefined
}
