import type { AppContext } from '../../app-context.ts'
import type { ContentLists } from '../../engine/content-lists.ts'
import { etagOf } from '../../http/etag-reply.ts'
import { fixedHeaders, inertPolicy } from '../../http/security-headers.ts'
import type { CacheSlot } from './cache-slot.ts'
import { staleTimeOf } from './fill-cache.ts'
import type { CachedResponse, ResponseCache } from './response-cache.ts'

/** Makes and caches the public answer to the address of a list; undefined where that is left to the route. */
export type ReadList = (url: string, slot: CacheSlot) => Promise<CachedResponse | undefined>

/**
 * After a save, every page needs the saved list anew. A request in process would take longer than the list itself; what
 * is kept is the same that the route would answer, header by header.
 */
export function listReader({ config }: AppContext, cache: ResponseCache, lists: ContentLists): ReadList {
  const fixed = {
    ...fixedHeaders(config.isHttps),
    'content-security-policy': inertPolicy,
    'cache-control': 'public, no-cache',
    vary: 'Accept-Encoding, Cookie, X-Audience',
    'content-type': 'application/json; charset=utf-8',
  }
  return async (url, slot) => {
    const [path = '', search = ''] = url.split('?')
    const list = lists.get(path)
    // Taken before anything is read: an answer overtaken by a write is never served.
    const version = cache.version(slot)
    if (!list || version === null) return undefined
    try {
      const { json, total } = await list(Object.fromEntries(new URLSearchParams(search)), 'visitors')
      const body = Buffer.from(json)
      const headers = { ...fixed, 'x-total-count': String(total), etag: etagOf(body) }
      return cache.set(slot, { status: 200, headers, body, version, staleAt: staleTimeOf(slot) })
    } catch {
      // The route meets the same failure; it logs and answers it.
      return undefined
    }
  }
}
