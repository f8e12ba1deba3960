import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { languageOfPath } from '../../../shared/language-path.ts'
import type { AppContext } from '../../app-context.ts'
import { ownAddress } from '../../http/own-address.ts'
import type { ReadAnswer } from '../cache/answer-reader.ts'
import type { PageKeys } from '../cache/cache-slot.ts'
import type { CachedResponse } from '../cache/response-cache.ts'
import type { PublicCache } from '../cache/serve-cached.ts'
import { escapeJson, type HtmlDocument, htmlDocument } from './html-document.ts'
import { notingTypes } from './noting-types.ts'
import type { ApiAnswer, JoinOutcome, PageRequest, PageState, RenderPage } from './render-page.ts'
import type { SiteAssets } from './site-assets.ts'

export interface Pages extends PageKeys {
  render: RenderPage
  assets: SiteAssets
  /** While developing: answers what it knows, such as sources, and passes the rest on. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

export interface DrawnPage extends HtmlDocument {
  status: number
  movedTo?: string | undefined
  isComplete: boolean
}

export interface DrawnSitePage extends DrawnPage {
  /** The content types that it is made from; undefined where it may be any. */
  types: readonly string[] | undefined
}

/** Renders pages of the public site, once at a time per address. */
export type DrawPage = (url: string, joinOutcome?: JoinOutcome) => Promise<DrawnSitePage>

export function pageDrawer(
  context: AppContext,
  pages: Pages,
  { cache, slotOf }: ReadCached,
  fetchApi: PageRequest['fetchApi'],
): DrawPage {
  const draw = async (url: string, joinOutcome?: JoinOutcome): Promise<DrawnSitePage> => {
    const { read, types } = notingTypes(fetchApi)
    const page = await pages.render({
      ...requestOf(context, url),
      fetchApi: read,
      ...(joinOutcome ? { joinOutcome } : {}),
    })
    const { status, movedTo, isComplete } = page
    const assets = pages.assets.forPage(page.file, languageOfPath(url))
    return {
      status,
      movedTo,
      isComplete,
      types: types(),
      ...htmlDocument({ ...page, assets }),
    }
  }
  return (url, joinOutcome) => {
    const slot = joinOutcome ? undefined : slotOf(url)
    return slot === undefined
      ? draw(url, joinOutcome)
      : cache.once(slot.key, cache.version(slot), () => draw(url))
  }
}

/** Draws a page as it was or will be. Without its scripts: in the browser they would read the records of today. */
export type DrawStillPage = (
  page: Pick<PageRequest, 'url' | 'fetchApi' | 'olderVersion'>,
) => Promise<DrawnPage>

export function stillPageDrawer(context: AppContext, pages: Pages): DrawStillPage {
  return async ({ url, ...request }) => {
    const page = await pages.render({ ...requestOf(context, url), ...request })
    const { status, isComplete } = page
    const files = pages.assets.forPage(page.file, languageOfPath(url))
    const assets = { ...files, scripts: [], laterFiles: [], preloads: [] }
    const state: PageState = { facts: {}, answers: new Map() }
    return { status, isComplete, ...htmlDocument({ ...page, state, assets }) }
  }
}

function requestOf({ config, now }: AppContext, url: string) {
  return { url, publicUrl: config.publicUrl, renderedAt: now().toISOString() }
}

/** Longer ones are parsed again each time, rather than held in memory three times. */
const maxMemoisedBytes = 256 * 1024

type ReadCached = Pick<PublicCache, 'cache' | 'slotOf'>

/** Reads the API as a visitor would: from the cache, else what its routes answer. */
export function apiReader(
  app: FastifyInstance,
  { cache, slotOf }: ReadCached,
  readAnswer: ReadAnswer,
): PageRequest['fetchApi'] {
  return async (url) => {
    const slot = slotOf(url)
    const known = slot && (cache.get(slot, performance.now()) ?? (await readAnswer(url, slot)))
    if (known) return 'json' in known ? toAnswer(known.status, known.json) : cachedAnswer(known)
    const { statusCode, payload } = await app.inject({ method: 'GET', url, remoteAddress: ownAddress })
    const made = slot && cache.get(slot, performance.now())
    return { ...toAnswer(statusCode, payload), madeFrom: made && typesOf(made) }
  }
}

function typesOf({ slot, types }: CachedResponse): readonly string[] | undefined {
  return types ?? (slot.type === undefined ? undefined : [slot.type])
}

/** Shared by all pages that read it; they only ever read. */
function cachedAnswer(entry: CachedResponse): ApiAnswer {
  const { status, body } = entry
  const answer = entry.answer ?? { ...toAnswer(status, body.toString()), madeFrom: typesOf(entry) }
  if (body.length <= maxMemoisedBytes) entry.answer = answer
  return answer
}

export function toAnswer(status: number, json: string): ApiAnswer {
  return { status, data: JSON.parse(json), inlineJson: Buffer.from(escapeJson(json)) }
}
