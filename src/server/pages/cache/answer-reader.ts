import type { AppContext } from '../../app-context.ts'
import type { PublicAnswer, ReadPublic } from '../../engine/public-answers.ts'
import { asAppError, refusalOf } from '../../http/error-handler.ts'
import { etagOf } from '../../http/etag-reply.ts'
import { fixedHeaders, inertPolicy } from '../../http/security-headers.ts'
import type { CacheSlot } from './cache-slot.ts'
import { staleTimeOf, varyOf } from './fill-cache.ts'
import type { CachedResponse, ResponseCache } from './response-cache.ts'

/** That there is nothing at an address; never cached. */
export interface MissingAnswer {
  status: 404
  json: string
}

/** Makes and caches what everybody is answered to an address of the API; undefined where that is left to the route. */
export type ReadAnswer = (url: string, slot: CacheSlot) => Promise<CachedResponse | MissingAnswer | undefined>

/**
 * After a save, every page needs what was saved anew. A request in process would take longer than the reading itself, and
 * comes with classes of its own: compiled code that serves requests of visitors would have to allow for them, and every
 * cached answer cost a tenth more from then on. What is kept is the same that the route would answer, header by header.
 */
export function answerReader({ config }: AppContext, cache: ResponseCache, read: ReadPublic): ReadAnswer {
  const fixed = {
    ...fixedHeaders(config.isHttps),
    'content-security-policy': inertPolicy,
    'cache-control': 'public, no-cache',
    'content-type': 'application/json; charset=utf-8',
  }
  const keep = (slot: CacheSlot, version: number, { json, total, madeFrom }: PublicAnswer) => {
    const body = Buffer.from(json)
    const headers = {
      ...fixed,
      ...(total === undefined ? {} : { 'x-total-count': String(total) }),
      etag: etagOf(body),
      vary: varyOf(slot),
    }
    const made = { status: 200, headers, body, version, types: madeFrom, staleAt: staleTimeOf(slot) }
    return cache.set(slot, made)
  }
  return async (url, slot) => {
    // Taken before anything is read: an answer overtaken by a write is never served.
    const version = cache.version(slot)
    if (version === null) return undefined
    try {
      const answer = await read(url)
      return answer && keep(slot, version, answer)
    } catch (error) {
      const failure = asAppError(error)
      if (failure?.code === 'not_found') return { status: 404, json: JSON.stringify(refusalOf(failure)) }
      // The route meets the same failure; it logs and answers it.
      return undefined
    }
  }
}
