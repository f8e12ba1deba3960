import type { Definition } from '../../schema/define-content.ts'
import { isPlainTarget } from '../http/plain-target.ts'

/** Says under which key an address is kept; undefined for what must not be kept. */
export type CacheKeyOf = (url: string) => string | undefined

const feed = /^\/(?:robots\.txt|sitemap\.xml|events\.ics|events\/[\w-]+\/calendar\.ics)$/
const counting = new Set(['limit', 'offset', 'near', 'summary'])
/** Addresses whose keys are remembered; beyond them a stranger's inventions are worked out each time. */
const mostRemembered = 2000

/**
 * Keys of public addresses: the path, and of the query only the parameters that change the answer, in a fixed order.
 * A stranger's parameters share one entry and cannot fill the memory.
 */
export function cacheKeys(
  definitions: readonly Pick<Definition, 'path' | 'filterBy'>[],
  pageKey: CacheKeyOf,
): CacheKeyOf {
  const filters = new Map(definitions.map((definition) => [`/api/${definition.path}`, definition.filterBy]))
  const find: CacheKeyOf = (url) => {
    // Refused further on. Here it is only kept away from parsers that would throw and take the server with them.
    if (!isPlainTarget(url)) return undefined
    const mark = url.indexOf('?')
    const path = mark < 0 ? url : url.slice(0, mark)
    if (feed.test(path)) return path
    if (!path.startsWith('/api/')) return pageKey(url)
    const list = filters.has(path) ? path : undefined
    const record = filters.has(path.slice(0, path.lastIndexOf('/'))) ? path : undefined
    if (!list && !record) return undefined
    if (mark < 0 || record) return path
    return path + countingQuery(url.slice(mark + 1), filters.get(path))
  }
  return remembering(find)
}

/** Matching an address costs more than sending its answer, and a site has few. */
function remembering(find: CacheKeyOf): CacheKeyOf {
  const keys = new Map<string, string | undefined>()
  return (url) => {
    const known = keys.get(url)
    if (known !== undefined || keys.has(url)) return known
    const key = find(url)
    if (keys.size < mostRemembered && url.length <= 200) keys.set(url, key)
    return key
  }
}

function countingQuery(query: string, filterBy: string | undefined): string {
  const pairs = [...new URLSearchParams(query)].filter(([name]) => counting.has(name) || name === filterBy)
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs.toSorted(([a], [b]) => (a < b ? -1 : 1)))}`
}
