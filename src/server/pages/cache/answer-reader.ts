import type { PublicAnswer, ReadPublic } from '../../engine/public-answers.ts'
import { asAppError, refusalOf } from '../../http/error-handler.ts'
import { etagOf } from '../../http/etag-reply.ts'
import type { CacheSlot } from './cache-slot.ts'
import type { CachedResponse, ResponseCache } from './response-cache.ts'
import { staleTimeOf, varyOf } from './serve-cached.ts'

/** That there is nothing at an address; never cached. */
export interface MissingAnswer {
  status: 404
  json: string
}

/** Makes and caches what everybody is answered to an address of the API; undefined where that is left to the route. */
export type ReadAnswer = (url: string, slot: CacheSlot) => Promise<CachedResponse | MissingAnswer | undefined>

const fixed = {
  'cache-control': 'public, no-cache',
  'content-type': 'application/json; charset=utf-8',
}

/**
 * After a save, every page needs what was saved anew, and a request in process takes longer than the reading itself. What is
 * kept is the same that the route would answer.
 */
export function answerReader(cache: ResponseCache, read: ReadPublic): ReadAnswer {
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
